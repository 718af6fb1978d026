import {
  CONTENT_OBSTACLES,
  type ContentBlockInput,
  type ContentDocument,
  type ContentFault,
} from '@firn/shared-contracts/api';
import {
  type BlockFields,
  type BlockLink,
  type BlockPicture,
  blockKindOf,
  OWNED_ADDRESSES,
  type SimpleField,
} from '@firn/shared-contracts/content';
import { plainWords } from '../../lib/plain-words.domain.ts';
import { wordsOf } from './page-words.domain.ts';

/** A fault of one page. */
export type Fault = Pick<ContentFault, 'kind' | 'block' | 'what'>;

/** The pages that a page can lead to, and the descriptions that the others have. */
export interface KnownPages {
  /** Pages that readers get, by their ids. */
  readonly publicIds: ReadonlySet<string>;
  /** Addresses of pages that readers get, without leading slash, the old ones among them. */
  readonly addresses: ReadonlySet<string>;
  /** Descriptions of the other pages that readers get, with the title of one that has it. */
  readonly descriptions: ReadonlyMap<string, string>;
}

type Found = Pick<Fault, 'kind' | 'what'>;
type Data = Readonly<Record<string, unknown>>;

const isBlank = (value: string): boolean => value.trim() === '';
const idOf = (iri: string): string => iri.slice(iri.lastIndexOf('/') + 1).toLowerCase();

const isEmptyLink = ({ label, page, url }: BlockLink): boolean =>
  isBlank(label) || (page === null && isBlank(url));

function isEmpty({ control }: SimpleField, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (control === 'picture') return (value as BlockPicture).media === null;
  if (control === 'link') return isEmptyLink(value as BlockLink);
  if (control === 'rich-text') return plainWords(String(value)) === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && isBlank(value);
}

/** Whether an address of ours leads somewhere; `mailto:`, `tel:` and addresses outside are not looked at. */
function isBroken(url: string, { addresses }: KnownPages): boolean {
  if (!url.startsWith('/') || url === '/') return false;
  const [address = ''] = url.slice(1).split(/[?#]/);
  const [first = ''] = address.split('/');
  return !Object.hasOwn(OWNED_ADDRESSES, first) && !addresses.has(address.replace(/\/$/, ''));
}

function faultsOfLink({ label, page, url }: BlockLink, known: KnownPages): Found[] {
  const leadsNowhere = page === null ? isBroken(url, known) : !known.publicIds.has(idOf(page));
  return leadsNowhere ? [{ kind: 'link-broken', what: label || url }] : [];
}

/** Formatted text is clean: attributes have quotes, and no link is inside another. */
function faultsOfText(html: string, known: KnownPages): Found[] {
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi)];
  const headings = [...html.matchAll(/<(h[23])>([\s\S]*?)<\/\1>/gi)];
  return [
    ...links.flatMap(([, href = '', words = '']) => {
      const page = /^\/api\/contents\/[^#]+/.exec(href)?.[0] ?? null;
      return faultsOfLink({ label: plainWords(words), page, url: href }, known);
    }),
    ...headings
      .filter(([, , words = '']) => plainWords(words) === '')
      .map(([, tag = '']): Found => ({ kind: 'heading-empty', what: tag.toLowerCase() })),
  ];
}

const faultsOfWords = (texts: readonly string[]): Found[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/\p{L}*ß\p{L}*/gu)].map(([what]): Found => ({ kind: 'sharp-s', what })),
  );

function faultsOfField(field: SimpleField, value: unknown, known: KnownPages): Found[] {
  const { control, label, isRequired = false } = field;
  if (isEmpty(field, value)) return isRequired ? [{ kind: 'missing', what: label }] : [];
  const isSilent = control === 'picture' && isBlank((value as BlockPicture).alt);
  return [
    ...(isSilent ? [{ kind: 'alt-missing', what: label } as const] : []),
    ...(control === 'link' ? faultsOfLink(value as BlockLink, known) : []),
    ...(control === 'rich-text' ? faultsOfText(String(value), known) : []),
    ...faultsOfWords(wordsOf(field, value)),
  ];
}

function faultsOfData(fields: BlockFields, data: Data, block: string, known: KnownPages): Fault[] {
  return Object.entries(fields).flatMap(([name, field]): Fault[] => {
    const value = data[name];
    if (field.control === 'inner')
      return ((value ?? []) as ContentBlockInput[]).flatMap((inner) => faultsOfBlock(inner, known));
    if (field.control !== 'entries')
      return faultsOfField(field, value, known).map((fault) => ({ ...fault, block }));
    const entries = (value ?? []) as Data[];
    if (entries.length === 0) return [{ kind: 'missing', block, what: field.label }];
    return entries.flatMap((entry) => faultsOfData(field.each.fields, entry, block, known));
  });
}

function faultsOfBlock({ id, kind, data }: ContentBlockInput, known: KnownPages): Fault[] {
  const definition = blockKindOf(kind);
  return definition ? faultsOfData(definition.fields, data as Data, id, known) : [];
}

function faultsOfHead(page: ContentDocument, known: KnownPages): Fault[] {
  const { title, metaDescription, metaKeywords } = page;
  const namesake = known.descriptions.get(metaDescription.trim());
  const description: Found[] = isBlank(metaDescription)
    ? [{ kind: 'description-missing', what: title }]
    : namesake === undefined
      ? []
      : [{ kind: 'description-duplicate', what: namesake }];
  return [...description, ...faultsOfWords([title, metaDescription, metaKeywords])].map((fault) => ({
    ...fault,
    block: null,
  }));
}

/** Lists what a page lacks, from its head to its last block (docs/domain/content.md#faults). */
export const faultsOf = (page: ContentDocument, known: KnownPages): Fault[] => [
  ...faultsOfHead(page, known),
  ...page.blocks.flatMap((block) => faultsOfBlock(block, known)),
];

/** Those that stand in the way of a publication. */
export const obstaclesIn = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ kind }) => CONTENT_OBSTACLES.includes(kind));
