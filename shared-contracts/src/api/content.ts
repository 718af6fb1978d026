import { type Static, Type } from 'typebox';
import { Iri, Nullable, resource } from './hydra.ts';
import { MediaObjectResponse } from './media.ts';

export const ContentBlock = Type.Object(
  {
    /** Such as 'Header Image', 'Subtitle', 'Text'. */
    name: Type.String(),
    type: Type.Enum(['image', 'text', 'html', 'link']),
    /** Plain text for `text`, sanitised HTML for `html`, label for `link`. */
    text: Nullable(Type.String()),
    url: Nullable(Type.String()),
    image: Nullable(MediaObjectResponse),
  },
  { $id: 'ContentBlock' },
);
export type ContentBlock = Static<typeof ContentBlock>;

/** A CMS page. The start page has completeSlug `startseite`. */
export const ContentResponse = Type.Object(
  {
    ...resource,
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
    children: Type.Array(Type.Object({ '@id': Iri, title: Type.String(), completeSlug: Type.String() })),
  },
  { $id: 'Content' },
);
export type ContentResponse = Static<typeof ContentResponse>;

export interface NavigationEntryResponse {
  readonly '@id': string;
  readonly '@type': string;
  readonly id: string;
  readonly reference: { readonly slug: string; readonly name: string };
  readonly parent: string | null;
  readonly public: boolean;
  readonly position: number;
  readonly children: readonly NavigationEntryResponse[];
}

/** The schema behind NavigationEntryResponse; children have the same shape, at most three levels deep. */
export const NavigationEntry = Type.Object(
  {
    ...resource,
    reference: Type.Object({ slug: Type.String(), name: Type.String() }),
    parent: Nullable(Iri),
    public: Type.Boolean(),
    position: Type.Integer(),
    children: Type.Array(Type.Object({}, { additionalProperties: true })),
  },
  { $id: 'NavigationEntry' },
);
