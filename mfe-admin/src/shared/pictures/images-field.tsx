import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { SortableList, UploadField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { offerImagesTexts } from '../../i18n/de-CH/offer-images.ts';
import { useMediaFiles } from '../media/media-files.ts';
import { moved } from '../moved.ts';
import { GalleryField } from './gallery-field.tsx';
import { ImageRow } from './image-row.tsx';
import { type PicturesOf, usePictures } from './use-pictures.ts';

interface ImagesFieldProps extends PicturesOf {
  readonly onEdit: (picture: MediaObjectResponse) => void;
}

/** The pictures of an offer in their order; added from the media library or by upload. */
export function ImagesField({ onEdit, ...pictures }: ImagesFieldProps) {
  const t = useTexts(offerImagesTexts);
  const change = useFormChange();
  const iris = useFormValue<readonly string[]>('images');
  const pictureOf = usePictures(pictures, iris);
  const { upload } = useMediaFiles();
  const [isChoosing, setChoosing] = useState(false);
  const titleOf = (iri: string) => pictureOf(iri)?.title ?? t('unknown');
  return (
    <>
      {iris.length === 0 && <p>{t('noImages')}</p>}
      <SortableList
        label={t('images')}
        items={iris}
        keyOf={(iri) => iri}
        labelOf={titleOf}
        onMove={(from, to) => change('images', moved(iris, from, to))}
      >
        {(iri) => <ImageRow iri={iri} picture={pictureOf(iri)} onEdit={onEdit} />}
      </SortableList>
      <Button variant="default" onClick={() => setChoosing(true)}>
        {t('fromLibrary')}
      </Button>
      <UploadField name="images" label={t('upload')} upload={upload} toValue={(picture) => picture['@id']} />
      {isChoosing && (
        <Dialog title={t('library')} closeText={t('close')} onClose={() => setChoosing(false)}>
          <GalleryField />
        </Dialog>
      )}
    </>
  );
}
