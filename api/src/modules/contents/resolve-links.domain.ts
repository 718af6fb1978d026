import type { ContentBlockInput } from '@firn/shared-contracts/api';
import type { BlockLink } from '@firn/shared-contracts/content';
import { mapBlocks } from './map-blocks.domain.ts';

/** Address of each page that readers reach, by its id. */
export type Addresses = ReadonlyMap<string, string>;

const idIn = (iri: string): string => iri.slice(iri.lastIndexOf('/') + 1).toLowerCase();

/** Formatted text is clean: an attribute has its quotes, and no link is inside another. */
const PAGE_LINK = /<a\b([^>]*?)\bhref="\/api\/contents\/([0-9a-f-]{36})(#[^"]*)?"([^>]*)>([\s\S]*?)<\/a>/gi;

function resolvedText(html: string, addresses: Addresses): string {
  return html.replace(
    PAGE_LINK,
    (_link, before: string, id: string, place: string | undefined, after: string, words: string) => {
      const address = addresses.get(id.toLowerCase());
      return address === undefined
        ? words
        : `<a${before}href="${address}${place ?? ''}"${after}>${words}</a>`;
    },
  );
}

function resolvedLink(link: BlockLink, addresses: Addresses): BlockLink {
  if (link.page === null) return link;
  const address = addresses.get(idIn(link.page));
  return address === undefined ? { ...link, page: null, url: '' } : { ...link, url: address };
}

/** Blocks for readers: links to pages lead to the address of now, or are words (docs/domain/content.md#blocks). */
export const resolveLinks = (
  blocks: readonly ContentBlockInput[],
  addresses: Addresses,
): ContentBlockInput[] =>
  mapBlocks(blocks, ({ control }, value) => {
    if (control === 'rich-text') return resolvedText(String(value), addresses);
    if (control === 'link') return resolvedLink(value as BlockLink, addresses);
    return value;
  });
