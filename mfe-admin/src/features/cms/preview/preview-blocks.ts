import type { ContentBlock, ContentBlockInput, MediaObjectResponse } from '@firn/shared-contracts/api';
import { mediaIrisIn } from '../data/media-of.ts';

export interface Known {
  readonly media: ReadonlyMap<string, MediaObjectResponse>;
  /** Where readers find a page by its IRI; null for one that is not there. */
  readonly addressOf: (iri: string) => string | null;
}

const PAGE_LINK = /href="(\/api\/contents\/[^"]+)"/g;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data with addresses in place of the pages that it links to. */
function withAddresses(value: unknown, addressOf: Known['addressOf']): unknown {
  if (typeof value === 'string')
    return value.replace(PAGE_LINK, (_all, iri: string) => `href="${addressOf(iri) ?? '#'}"`);
  if (Array.isArray(value)) return value.map((part) => withAddresses(part, addressOf));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withAddresses(part, addressOf)]);
  const linked = Object.fromEntries(entries) as Record<string, unknown>;
  const isLink = typeof value.page === 'string' && 'url' in value;
  return isLink ? { ...linked, url: addressOf(value.page as string) ?? '' } : linked;
}

/** Blocks of a draft as readers would get them. */
export const previewBlocks = (blocks: readonly ContentBlockInput[], known: Known): readonly ContentBlock[] =>
  blocks.map(({ id, kind, data }) => ({
    id,
    kind,
    data: withAddresses(data, known.addressOf) as ContentBlock['data'],
    media: mediaIrisIn(data).flatMap((iri) => known.media.get(iri) ?? []),
    name: kind,
    type: 'text',
    text: null,
    url: null,
    image: null,
  }));
