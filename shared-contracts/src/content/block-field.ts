import { type Static, type TSchema, Type } from 'typebox';
import { ContentBlockInput } from '../api/content-block.ts';
import { Nullable, strings } from '../api/hydra.ts';
import { reference, text } from '../api/write.ts';

/** The point that stays in sight where a picture is cut: tenths of its width and height from the corner above left. */
export const BlockFocus = Type.Object(
  { x: Type.Integer({ minimum: 0, maximum: 10 }), y: Type.Integer({ minimum: 0, maximum: 10 }) },
  { additionalProperties: false },
);
export type BlockFocus = Static<typeof BlockFocus>;

/** A picture of the library, with the words that this place gives it. */
export const BlockPicture = Type.Object(
  {
    media: Nullable(reference('extended_media_objects')),
    alt: text(300),
    caption: text(300),
    /** Its middle where nobody has chosen one. */
    focus: Type.Optional(BlockFocus),
  },
  { additionalProperties: false },
);
export type BlockPicture = Static<typeof BlockPicture>;

/** A link to a page of the site, which survives that page's new address, or to any other address. */
export const BlockLink = Type.Object(
  {
    label: text(120),
    page: Nullable(reference('contents')),
    /** `/agenda`, `https://…`, `mailto:…` or `tel:…`; in answers to readers also the address of `page`. */
    url: text(1000),
  },
  { additionalProperties: false },
);
export type BlockLink = Static<typeof BlockLink>;

export const BlockPoint = Type.Object(
  { title: text(120), latitude: Type.Number(), longitude: Type.Number() },
  { additionalProperties: false },
);
export type BlockPoint = Static<typeof BlockPoint>;

/** What every field says: its name for people, and what an editor shows below it. */
export interface FieldWords {
  readonly label: string;
  readonly help?: string;
  /** A page whose block lacks it cannot be published; a draft may. */
  readonly isRequired?: boolean;
}

export interface Field<Control extends string, Schema extends TSchema> extends FieldWords {
  readonly control: Control;
  /** Of a draft: everything that an editor may have got to so far. */
  readonly schema: Schema;
  /** What a new block holds. */
  readonly initial: Static<Schema>;
}

const field = <Control extends string, Schema extends TSchema>(
  control: Control,
  words: FieldWords,
  schema: Schema,
  initial: Static<Schema>,
): Field<Control, Schema> => ({ ...words, control, schema, initial });

/** One line. */
export const line = (label: string, maxLength: number, words: Omit<FieldWords, 'label'> = {}) => ({
  ...field('line', { label, ...words }, text(maxLength), ''),
  maxLength,
});

/** Several lines of plain text. */
export const lines = (label: string, maxLength: number, words: Omit<FieldWords, 'label'> = {}) => ({
  ...field('lines', { label, ...words }, text(maxLength), ''),
  maxLength,
});

/** The house's formatted text (docs/domain/content.md#rich-text). */
export const richText = (label: string, words: Omit<FieldWords, 'label'> = {}) =>
  field('rich-text', { label, ...words }, text(100_000), '');

export const picture = (
  label: string,
  words: Omit<FieldWords, 'label'> & { readonly hasCaption?: boolean } = {},
) => ({
  ...field('picture', { label, ...words }, BlockPicture, { media: null, alt: '', caption: '' }),
  hasCaption: words.hasCaption ?? false,
});

/** A document of the library that is downloaded. */
export const file = (label: string, words: Omit<FieldWords, 'label'> = {}) =>
  field('file', { label, ...words }, Nullable(reference('extended_media_objects')), null);

/** One of some words; the first is what a new block has. */
export const choice = <const Value extends string>(
  label: string,
  options: readonly [
    { readonly value: Value; readonly label: string },
    ...{ readonly value: Value; readonly label: string }[],
  ],
) => ({
  ...field(
    'choice',
    { label },
    strings(options.map(({ value }) => value) as readonly Value[]),
    options[0].value,
  ),
  options: options as readonly { readonly value: Value; readonly label: string }[],
});

export const count = (label: string, minimum: number, maximum: number, initial: number) => ({
  ...field('count', { label }, Type.Integer({ minimum, maximum }), initial),
  minimum,
  maximum,
});

export const flag = (label: string, initial = false) => field('flag', { label }, Type.Boolean(), initial);

export const link = (label: string, words: Omit<FieldWords, 'label'> = {}) =>
  field('link', { label, ...words }, BlockLink, { label: '', page: null, url: '' });

/** What a block may refer to. */
export type BlockReference = 'activities' | 'levels' | 'tags' | 'offers' | 'guides';

/** Guides are users, and so is what a field of them holds. */
const referenceTo = (collection: BlockReference) => reference(collection === 'guides' ? 'users' : collection);

/** A thing of the catalogue, or none. */
export const oneOf = (label: string, collection: BlockReference, words: Omit<FieldWords, 'label'> = {}) => ({
  ...field('one-of', { label, ...words }, Nullable(referenceTo(collection)), null),
  collection,
});

/** Things of the catalogue, in the order of the office. */
export const someOf = (
  label: string,
  collection: BlockReference,
  maxItems: number,
  words: Omit<FieldWords, 'label'> = {},
) => ({
  ...field(
    'some-of',
    { label, ...words },
    Type.Array(referenceTo(collection), { maxItems, uniqueItems: true }),
    [],
  ),
  collection,
  maxItems,
});

export const points = (label: string, maxItems: number, words: Omit<FieldWords, 'label'> = {}) => ({
  ...field('points', { label, ...words }, Type.Array(BlockPoint, { maxItems }), []),
  maxItems,
});

export type SimpleField =
  | ReturnType<typeof line>
  | ReturnType<typeof lines>
  | ReturnType<typeof richText>
  | ReturnType<typeof picture>
  | ReturnType<typeof file>
  | ReturnType<typeof choice>
  | ReturnType<typeof count>
  | ReturnType<typeof flag>
  | ReturnType<typeof link>
  | ReturnType<typeof oneOf>
  | ReturnType<typeof someOf>
  | ReturnType<typeof points>;

type SchemasOf<Fields extends Readonly<Record<string, { readonly schema: TSchema }>>> = {
  [Name in keyof Fields]: Fields[Name]['schema'];
};

/** The object of some fields. */
export const schemaOf = <const Fields extends Readonly<Record<string, { readonly schema: TSchema }>>>(
  fields: Fields,
) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema }]) => [name, schema]),
    ) as SchemasOf<Fields>,
    { additionalProperties: false },
  );

/** What a new block or entry of some fields holds. */
export const initialOf = (fields: BlockFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, structuredClone(initial)]));

/** A list of entries that each have the same fields, such as questions with their answers. */
export const entries = <const Fields extends Readonly<Record<string, SimpleField>>>(
  label: string,
  each: { readonly label: string; readonly fields: Fields; readonly maxItems: number },
) => ({
  ...field(
    'entries',
    { label, isRequired: true },
    Type.Array(schemaOf(each.fields), { maxItems: each.maxItems }),
    [],
  ),
  each,
});

/** Without its name: a schema that says a name twice is none that a validator takes. */
const InnerBlock = Type.Object(ContentBlockInput.properties, { additionalProperties: false });

/** Blocks inside a block; they hold none themselves. */
export const inner = (label: string, maxItems: number) => ({
  ...field('inner', { label }, Type.Array(InnerBlock, { maxItems }), []),
  maxItems,
});

export type BlockField =
  | SimpleField
  | ReturnType<typeof entries<Readonly<Record<string, SimpleField>>>>
  | ReturnType<typeof inner>;
export type BlockFields = Readonly<Record<string, BlockField>>;
