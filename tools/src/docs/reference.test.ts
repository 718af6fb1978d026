import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { ROOT } from '../root.ts';
import { apiPage } from './api-page.ts';
import { interfacesOf } from './contract-page.ts';
import { contractSchema } from './contract-schema.ts';
import { referencePages } from './reference.ts';
import { schemaFiles } from './schemas.ts';

const folder = join(ROOT, 'docs/reference');
/** What a benchmark measured, and a table that a test of its own compares with what is installed. */
const BY_HAND = [
  'backup.md',
  'browsers.md',
  'content.md',
  'extensions.md',
  'hostile.md',
  'login.md',
  'material.md',
  'money.md',
  'office-effort.md',
  'pace.md',
  'search.md',
  'stock-clients.md',
  'waitlist.md',
];

test('docs/reference is what the sources say; else run `npm run docs`', async () => {
  const committed = readdirSync(folder)
    .filter((name) => !BY_HAND.includes(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(await referencePages()));
});

test('shared-contracts/schemas is what the sources say; else run `npm run docs`', () => {
  const schemas = join(ROOT, 'shared-contracts/schemas');
  const committed = readdirSync(schemas).map(
    (name) => [name, readFileSync(join(schemas, name), 'utf8')] as const,
  );
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(schemaFiles()));
});

test('the schema of the shell contract names the services that are missing', () => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(contractSchema());
  expect(validate({ session: {} })).toBe(false);
  const missing = validate.errors?.map(
    ({ instancePath, params }) => `${instancePath}/${params.missingProperty}`,
  );
  expect(missing).toEqual(expect.arrayContaining(['/navigation', '/api', '/session/impersonate']));
});

describe('the page of the API', () => {
  const operation = {
    summary: 'Touren',
    'x-access': 'guide',
    parameters: ['guides', 'guides[]', 'page', 'pagination'].map((name) => ({ in: 'query', name })),
    responses: { 200: {}, 400: {}, 404: {} },
  };

  test('shows access, filters and errors of a route', () => {
    expect(apiPage({ paths: { '/api/tours': { get: operation } } })).toContain(
      '## tours\n\n| route | purpose | access | filters | answers | errors |\n| --- | --- | --- | --- | --- | --- |\n' +
        '| GET `/api/tours` | Touren | guide | `guides` paging | 200 | 400, 404 |',
    );
  });
});

describe('an interface of the contract', () => {
  const source = `
/** What a page
 * says. */
export interface Head extends Observable<string> {
  /** Replaces | it. */
  set(head: {
    readonly title: string;
  }): void;
  readonly title?: string;
}
`;

  test('is read with its members and what is said of them', () => {
    expect(interfacesOf(source)).toEqual([
      {
        name: 'Head',
        parents: 'Observable<string>',
        text: 'What a page says.',
        members: [
          { signature: 'set(head: { readonly title: string; }): void', text: 'Replaces | it.' },
          { signature: 'title?: string', text: '' },
        ],
      },
    ]);
  });
});
