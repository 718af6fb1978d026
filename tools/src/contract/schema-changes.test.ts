import { expect, test } from '@jest/globals';
import { type TSchema, Type } from 'typebox';
import { schemaChanges } from './schema-changes.ts';

const page = Type.Object(
  { id: Type.String(), guard: Type.Union([Type.Literal('none'), Type.Literal('admin')]) },
  { additionalProperties: false },
);
const BEFORE = Type.Object({ name: Type.String({ pattern: '^mfe-' }), pages: Type.Array(page) });

/** The document with another schema of its pages. */
const withPages = (schema: TSchema) =>
  Type.Object({ name: BEFORE.properties.name, pages: Type.Array(schema) });

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
        { ...page.properties, guard: Type.Union([Type.Literal('none'), Type.Literal('guide')]) },
        { additionalProperties: false },
      ),
    ),
    [
      'doc.pages[].guard no longer takes {"type":"string","const":"admin"} (breaks)',
      'doc.pages[].guard also takes {"type":"string","const":"guide"}',
    ],
  ],
  [
    'another pattern',
    Type.Object({ name: Type.String({ pattern: '^app-' }), pages: Type.Array(page) }),
    ['doc.name pattern: "^mfe-" -> "^app-" (breaks)'],
  ],
  [
    'no pattern any more',
    Type.Object({ name: Type.String(), pages: Type.Array(page) }),
    ['doc.name pattern: "^mfe-" -> none'],
  ],
])('%s', (_what, after, expected) => {
  const found = [...schemaChanges('doc', asDocument(BEFORE), asDocument(after))];
  expect(
    found.map(({ where, what, isBreaking }) => `${where} ${what}${isBreaking ? ' (breaks)' : ''}`),
  ).toEqual(expected);
});
