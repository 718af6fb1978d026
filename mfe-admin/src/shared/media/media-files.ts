import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { etagOf } from '@firn/shared-contracts/api';
import type { SendFile } from '@firn/shared-ui/form';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';

/** Pictures and PDFs of the media library. */
export const media = resource('extended_media_objects');

export const FILES_PATH = '/admin/files';
export const IMAGE_UPLOAD_PATH = `${FILES_PATH}/image-upload`;
export const filePath = ({ id }: { readonly id: string }): string => `${FILES_PATH}/${id}`;

export const PDF_FORMAT = 'application/pdf';
export const isPdf = ({ encodingFormat }: Pick<MediaObjectResponse, 'encodingFormat'>): boolean =>
  encodingFormat === PDF_FORMAT;

/** The address of a picture's file, at least `width` pixels wide. */
export const pictureSource = ({ contentUrl }: { readonly contentUrl: string }, width: number): string =>
  `${contentUrl}?width=${width}`;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Writes of files: each resolves when every list knows of it. */
export function useMediaFiles() {
  const { api } = useShell();
  const client = useQueryClient();
  const settled = async (answer: Promise<MediaObjectResponse>) => {
    const picture = await answer;
    client.setQueryData(media.keys.item(picture.id), picture);
    // Offers and events hold copies of the picture: they are asked anew when they are shown again.
    await client.invalidateQueries({ refetchType: 'none' });
    void client.refetchQueries({ queryKey: media.keys.lists, type: 'active' });
    return picture;
  };
  const upload: SendFile<MediaObjectResponse> = (file, { signal, onProgress }) =>
    settled(api.post(media.path, formOf(file), { quiet: true, signal, onUploadProgress: onProgress }));
  const replace = (picture: MediaObjectResponse, file: File) =>
    settled(api.put(`${picture['@id']}/file`, formOf(file), { quiet: true, ifMatch: etagOf(picture) }));
  return { upload, replace };
}
