import { expect, test } from '@jest/globals';
import { type TArrayOptions, type TSchema, Type } from 'typebox';
import { schemaChanges } from './schema-changes.ts';

const page = Type.Object(
  { id: Type.String(), guard: Type.Enum(['none', 'admin']) },
  { additionalProperties: false },
);
const BEFORE = Type.Object({
  name: Type.String({ pattern: '^mfe-' }),
  pages: Type.Array(page, { maxItems: 5 }),
});

/** The document with another schema of its pages. */
const withPages = (schema: TSchema, limits: TArrayOptions = { maxItems: 5 }) =>
  Type.Object({ name: BEFORE.properties.name, pages: Type.Array(schema, limits) });

/** As it is on the wire. */
const asDocument = (schema: object) => JSON.parse(JSON.stringify(schema));

test.each([
  ['the same', BEFORE, []],
  [
    'a member that may be left out',
    withPages(
      Type.Object(
        { ...page.properties, yields: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      ),
    ),
    ['doc.pages[].yields is new'],
  ],
  [
    'a member that is required',
    withPages(Type.Object({ ...page.properties, yields: Type.Boolean() }, { additionalProperties: false })),
    ['doc.pages[].yields is new and required (breaks)'],
  ],
  ['a member that is gone', Type.Object({ name: BEFORE.properties.name }), ['doc.pages is gone (breaks)']],
  [
    'a choice more, and one less',
    withPages(
      Type.Object(
        { ...page.properties, guard: Type.Enum(['none', 'guide']) },
        { additionalProperties: false },
      ),
    ),
    ['doc.pages[].guard no longer takes "admin" (breaks)', 'doc.pages[].guard also takes "guide"'],
  ],
  [
    'another pattern',
    Type.Object({ name: Type.String({ pattern: '^app-' }), pages: BEFORE.properties.pages }),
    ['doc.name pattern: "^mfe-" -> "^app-" (breaks)'],
  ],
  [
    'limits that take more, and less',
    withPages(page, { minItems: 1, maxItems: 9 }),
    ['doc.pages maxItems: 5 -> 9', 'doc.pages minItems: none -> 1 (breaks)'],
  ],
  [
    'a member that may be left out now, and other words about it',
    Type.Object({
      name: Type.Optional(Type.String({ pattern: '^mfe-', description: 'Its name' })),
      pages: BEFORE.properties.pages,
    }),
    ['doc.name may be left out now'],
  ],
  [
    'items of another kind',
    withPages(Type.String()),
    [
      'doc.pages[].id is gone (breaks)',
      'doc.pages[].guard is gone (breaks)',
      'doc.pages[] type: "object" -> "string" (breaks)',
      'doc.pages[] additionalProperties: false -> none',
    ],
  ],
  [
    'no pattern any more',
    Type.Object({ name: Type.String(), pages: BEFORE.properties.pages }),
    ['doc.name pattern: "^mfe-" -> none'],
  ],
])('%s', (_what, after, expected) => {
  const found = [...schemaChanges('doc', asDocument(BEFORE), asDocument(after))];
  expect(
    found.map(({ where, what, isBreaking }) => `${where} ${what}${isBreaking ? ' (breaks)' : ''}`),
  ).toEqual(expected);
});
