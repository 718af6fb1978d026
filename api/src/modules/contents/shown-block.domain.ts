import type { ContentBlock, ContentBlockInput, MediaObjectResponse } from '@firn/shared-contracts/api';
import { type BlockData, type BlockPicture, blockKindOf } from '@firn/shared-contracts/content';
import { mediaIdsOf } from './block-references.domain.ts';

export type MediaById = ReadonlyMap<string, MediaObjectResponse>;

type Shown = Pick<ContentBlock, 'name' | 'type' | 'text' | 'url' | 'image'>;

const NOTHING = { type: 'text', text: null, url: null, image: null } as const;

const mediaOf = (iri: string | null, media: MediaById): MediaObjectResponse | null =>
  iri === null ? null : (media.get(iri.slice(iri.lastIndexOf('/') + 1).toLowerCase()) ?? null);

const pictureOf = ({ media }: BlockPicture, known: MediaById) =>
  ({ ...NOTHING, type: 'image', image: mediaOf(media, known) }) as const;

const linkOf = (text: string, url: string) =>
  url === '' ? NOTHING : ({ ...NOTHING, type: 'link', text, url } as const);

/** As much of a block as the fields of contract 1 can say. */
function shownOf({ kind, data }: ContentBlockInput, media: MediaById): Shown {
  const name = blockKindOf(kind)?.label ?? kind;
  switch (kind) {
    case 'header-image':
      return {
        ...pictureOf((data as BlockData<'header-image'>).picture, media),
        name: 'Header Image',
      };
    case 'subtitle':
      return { ...NOTHING, name: 'Subtitle', text: (data as BlockData<'subtitle'>).text };
    case 'text':
      return { ...NOTHING, name: 'Text', type: 'html', text: (data as BlockData<'text'>).html };
    case 'picture':
      return { ...pictureOf((data as BlockData<'picture'>).picture, media), name };
    case 'quote':
      return { ...NOTHING, name, text: (data as BlockData<'quote'>).text };
    case 'call-to-action': {
      const { link } = data as BlockData<'call-to-action'>;
      return { ...linkOf(link.label, link.url), name };
    }
    case 'download': {
      const { file, label } = data as BlockData<'download'>;
      return { ...linkOf(label, mediaOf(file, media)?.contentUrl ?? ''), name };
    }
    default:
      return { ...NOTHING, name };
  }
}

/** A block for readers, with the pictures and files that it names. */
export function shownBlock(block: ContentBlockInput, media: MediaById): ContentBlock {
  return {
    ...shownOf(block, media),
    id: block.id,
    kind: block.kind,
    data: block.data,
    media: mediaIdsOf(block.data).flatMap((id) => media.get(id) ?? []),
  };
}
