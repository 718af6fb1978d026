import { type Static, Type } from 'typebox';
import { ContentBlockInput } from './content-block.ts';
import { Id, Instant, Iri, Nullable, ReferenceInput, strings, versioned } from './hydra.ts';
import { MediaObjectResponse } from './media.ts';
import { filledText, patchSchema, position, text, writeSchema } from './write.ts';

/**
 * A block of a page as readers get it. `kind` and `data` say all of it (docs/domain/content.md#blocks); the fields before
 * them say as much of it as a remote of contract 1 could show.
 */
export const ContentBlock = Type.Object(
  {
    /** Such as 'Header Image', 'Subtitle', 'Text'. */
    name: Type.String(),
    type: Type.Enum(['image', 'text', 'html', 'link']),
    /** Plain text for `text`, sanitised HTML for `html`, label for `link`. */
    text: Nullable(Type.String()),
    url: Nullable(Type.String()),
    image: Nullable(MediaObjectResponse),
    id: Id,
    kind: Type.String(),
    data: Type.Object({}, { additionalProperties: true }),
    /** The pictures and files that `data` names, each once. */
    media: Type.Array(MediaObjectResponse),
  },
  { $id: 'ContentBlock' },
);
export type ContentBlock = Static<typeof ContentBlock>;

/** A slug of an address: small letters, digits and single hyphens. */
const slug = Type.String({ maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** The most blocks of a page. */
export const CONTENT_BLOCKS = 200;

const documentFields = {
  title: filledText(160),
  slug,
  metaDescription: text(320),
  metaKeywords: text(320),
  metaIndex: Type.Boolean(),
  blocks: Type.Array(ContentBlockInput, { maxItems: CONTENT_BLOCKS }),
};

/** All that a page says, as its authors wrote it: links by page, pictures by IRI. */
export const ContentDocument = Type.Object(documentFields, { $id: 'ContentDocument' });
export type ContentDocument = Static<typeof ContentDocument>;

/** What a page is for its readers (docs/domain/content.md#states). */
export const CONTENT_STATES = ['hidden', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** A CMS page. The start page has completeSlug `startseite`. */
export const ContentResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    metaDescription: Type.String(),
    metaKeywords: Type.String(),
    metaIndex: Type.Boolean(),
    public: Type.Boolean(),
    translations: Type.Object({ slug: Type.String() }),
    /** Slugs from the root joined by `/`, without leading slash. */
    completeSlug: Type.String(),
    contentBlocks: Type.Array(ContentBlock),
    parent: Nullable(Iri),
    /** The page above it, and the one above that: from the root. */
    parents: Type.Array(Type.Object({ '@id': Iri, title: Type.String(), completeSlug: Type.String() })),
    children: Type.Array(Type.Object({ '@id': Iri, title: Type.String(), completeSlug: Type.String() })),
    /** When readers last got another text; null while it never was public. */
    publishedAt: Nullable(Instant),
    /** Null for readers, here and below. What the office has written since the last publication, or that publication. */
    draft: Nullable(ContentDocument),
    /** The pictures and files that the draft names, each once. */
    draftMedia: Nullable(Type.Array(MediaObjectResponse)),
    /** Whether the draft says something else than readers get. */
    isChanged: Nullable(Type.Boolean()),
    publishAt: Nullable(Instant),
    hideAt: Nullable(Instant),
    /** When a planned step was due and could not happen; it waits for the office. */
    stepRefusedAt: Nullable(Instant),
    /** In the bin since; gone for good thirty days later. */
    deletedAt: Nullable(Instant),
  },
  { $id: 'Content' },
);
export type ContentResponse = Static<typeof ContentResponse>;

/** `POST /api/contents`: a hidden page; the slug is made of the title when it is left out. */
export const ContentCreate = writeSchema('ContentCreate', {
  title: documentFields.title,
  slug: Type.Optional(slug),
  parent: Type.Optional(Nullable(ReferenceInput)),
});
export type ContentCreate = Static<typeof ContentCreate>;

/** `PATCH /api/contents/{id}`: writes the draft; readers see it with the next publication. */
export const ContentPatch = patchSchema('ContentPatch', documentFields);
export type ContentPatch = Static<typeof ContentPatch>;

/** `POST /api/contents/{id}/move`: at once, with all pages below it; old addresses lead to the new ones. */
export const ContentMove = writeSchema('ContentMove', { parent: Nullable(ReferenceInput), position });
export type ContentMove = Static<typeof ContentMove>;

/** `POST /api/contents/{id}/transition`: now, or at a time; `at: null` calls a planned step off. */
export const ContentTransition = writeSchema('ContentTransition', {
  to: strings(CONTENT_STATES),
  at: Type.Optional(Nullable(Instant)),
});
export type ContentTransition = Static<typeof ContentTransition>;

/** One publication: `GET /api/contents/{id}/versions`, newest first; `/{number}` adds the document. */
export const ContentVersion = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    title: Type.String(),
    at: Instant,
    author: Nullable(Type.String()),
  },
  { $id: 'ContentVersion' },
);
export type ContentVersion = Static<typeof ContentVersion>;

export const ContentVersionDocument = Type.Object(
  { ...ContentVersion.properties, document: ContentDocument },
  { $id: 'ContentVersionDocument' },
);
export type ContentVersionDocument = Static<typeof ContentVersionDocument>;

/** `POST /api/contents/{id}/restoration`: the draft becomes what was published then. */
export const ContentRestoration = writeSchema('ContentRestoration', {
  version: Type.Integer({ minimum: 1 }),
});
export type ContentRestoration = Static<typeof ContentRestoration>;

/** `POST /api/contents/{id}/preview_links`: whoever has it reads the draft until then. */
export const ContentPreviewLink = Type.Object(
  { url: Type.String(), until: Instant },
  { $id: 'ContentPreviewLink' },
);
export type ContentPreviewLink = Static<typeof ContentPreviewLink>;

/** `GET /api/content_tree`, for the office: every page in one statement, without its blocks. */
export const ContentTreeItem = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    completeSlug: Type.String(),
    parent: Nullable(Iri),
    position: Type.Integer(),
    state: strings(CONTENT_STATES),
    isChanged: Type.Boolean(),
    publishAt: Nullable(Instant),
    hideAt: Nullable(Instant),
    /** When a planned step was due and could not happen; it waits for the office. */
    stepRefusedAt: Nullable(Instant),
    changedAt: Instant,
    changedBy: Nullable(Type.String()),
  },
  { $id: 'ContentTreeItem' },
);
export type ContentTreeItem = Static<typeof ContentTreeItem>;

/** What a page lacks (docs/domain/content.md#faults); those of `CONTENT_OBSTACLES` stand in the way of a publication. */
export const CONTENT_FAULTS = [
  'missing',
  'alt-missing',
  'heading-empty',
  'link-broken',
  'description-missing',
  'description-duplicate',
  'sharp-s',
] as const;
export type ContentFaultKind = (typeof CONTENT_FAULTS)[number];
export const CONTENT_OBSTACLES: readonly ContentFaultKind[] = ['missing', 'alt-missing', 'link-broken'];

/** `GET /api/content_faults?content={iri}`, or of the whole site. */
export const ContentFault = Type.Object(
  {
    content: Iri,
    title: Type.String(),
    kind: strings(CONTENT_FAULTS),
    /** The block it is in, if it is in one. */
    block: Nullable(Id),
    /** What it is about: the name of a field, an address, a word. */
    what: Type.String(),
  },
  { $id: 'ContentFault' },
);
export type ContentFault = Static<typeof ContentFault>;

/** `GET /api/content_redirects?from={completeSlug}`: where an old address leads now; null for one that is none. */
export const ContentRedirect = Type.Object(
  { from: Type.String(), to: Nullable(Type.String()) },
  { $id: 'ContentRedirect' },
);
export type ContentRedirect = Static<typeof ContentRedirect>;

/** `GET /api/site_search?q=`: what readers find, best first. */
export const SITE_SEARCH_KINDS = ['page', 'offer', 'event', 'guide'] as const;
export const SiteSearchHit = Type.Object(
  {
    kind: strings(SITE_SEARCH_KINDS),
    title: Type.String(),
    /** Of its page. */
    path: Type.String(),
    /** A piece of the text around what was looked for, plain. */
    excerpt: Type.String(),
    /** First day of an event. */
    startsAt: Nullable(Instant),
  },
  { $id: 'SiteSearchHit' },
);
export type SiteSearchHit = Static<typeof SiteSearchHit>;

/** `GET /api/search_help?q=`: what helps on where little or nothing was found. */
export const SearchHelp = Type.Object(
  {
    /** The text with the words that it was taken for; null where every word is known. */
    didYouMean: Nullable(Type.String()),
    /** Dates for which the most words hold. */
    nearest: Type.Array(SiteSearchHit),
  },
  { $id: 'SearchHelp' },
);
export type SearchHelp = Static<typeof SearchHelp>;

export interface NavigationEntryResponse {
  readonly '@id': string;
  readonly '@type': string;
  readonly id: string;
  readonly version: number;
  readonly reference: { readonly slug: string; readonly name: string };
  readonly parent: string | null;
  readonly public: boolean;
  readonly position: number;
  /** Where it leads: a page of the CMS by IRI, an address of this site, or one outside; the slugs alone otherwise. */
  readonly content: string | null;
  readonly url: string | null;
  /** Its address for readers: of the page, the address, or the slugs of its parents and its own. */
  readonly path: string;
  /** Whether readers get the page that it leads to; true for addresses. */
  readonly isReachable: boolean;
  readonly children: readonly NavigationEntryResponse[];
}

/** The schema behind NavigationEntryResponse; children have the same shape, at most three levels deep. */
export const NavigationEntry = Type.Object(
  {
    ...versioned,
    reference: Type.Object({ slug: Type.String(), name: Type.String() }),
    parent: Nullable(Iri),
    public: Type.Boolean(),
    position: Type.Integer(),
    content: Nullable(Iri),
    url: Nullable(Type.String()),
    path: Type.String(),
    isReachable: Type.Boolean(),
    children: Type.Array(Type.Object({}, { additionalProperties: true })),
  },
  { $id: 'NavigationEntry' },
);

const entryFields = {
  name: filledText(80),
  slug,
  parent: Nullable(ReferenceInput),
  position,
  public: Type.Boolean(),
  content: Nullable(ReferenceInput),
  /** `/agenda` or `https://…`. */
  url: Nullable(Type.String({ maxLength: 500, pattern: '^(/(?!/)|https://)\\S*$' })),
};
const { name, ...others } = entryFields;

/** `POST /api/navigation_entries`: a name is enough; the slug is made of it. */
export const NavigationEntryCreate = writeSchema('NavigationEntryCreate', {
  name,
  ...Type.Partial(Type.Object(others)).properties,
});
export type NavigationEntryCreate = Static<typeof NavigationEntryCreate>;

export const NavigationEntryPatch = patchSchema('NavigationEntryPatch', entryFields);
export type NavigationEntryPatch = Static<typeof NavigationEntryPatch>;
