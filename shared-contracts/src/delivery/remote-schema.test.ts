import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { RemoteManifest } from './remote-manifest.ts';

const path = join(import.meta.dirname, '../../schemas/remote.schema.json');
const validate = new Ajv({ allErrors: true }).compile(RemoteManifest);

const manifest = {
  name: 'mfe-example',
  title: 'Beispiel',
  contract: '^1.0.0',
  pages: [
    { id: 'start', path: '/beispiel', layout: 'default', guard: 'none', title: 'Beispiel', render: 'client' },
  ],
  navigation: [{ area: 'header', label: 'Beispiel', path: '/beispiel', order: 1, audience: 'everyone' }],
  permissions: [],
  budgets: { jsBytes: 1, cssBytes: 1 },
};

describe('the schema of remote.json', () => {
  test('is the file that editors read', () => {
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(JSON.stringify(RemoteManifest)));
  });

  test('accepts a small remote', () => {
    expect([validate(manifest), validate.errors]).toEqual([true, null]);
  });

  test.each(['/', '/admin/rentingMaterials', '/event/:id/:slug?', '/:slug1/:slug2?/:slug3?', '/:a?'])(
    'accepts the path %s',
    (path) => {
      expect(validate({ ...manifest, pages: [{ ...manifest.pages[0], path }] })).toBe(true);
    },
  );

  test.each([
    '',
    '/AGENDA',
    '/EVENT/:id',
    '/*',
    '/admin/*',
    '/admin/*?',
    '/agenda/',
    '//agenda',
    '/:id.html',
    '/a.b',
    '/:ID',
    '/a?',
    '/(agenda|a)',
    '/%61genda',
    '/:a?/b',
    '/agenda|x',
  ])('refuses the path «%s», which the routes gate cannot compare', (path) => {
    expect(validate({ ...manifest, pages: [{ ...manifest.pages[0], path }] })).toBe(false);
    expect(validate.errors?.map((error) => error.instancePath)).toContain('/pages/0/path');
  });

  test.each([
    ['an unknown key', { ...manifest, routes: [] }, ''],
    ['a name with capitals', { ...manifest, name: 'Mfe' }, '/name'],
    [
      'a guard nobody knows',
      { ...manifest, pages: [{ ...manifest.pages[0], guard: 'boss' }] },
      '/pages/0/guard',
    ],
    ['a path without slash', { ...manifest, pages: [{ ...manifest.pages[0], path: 'x' }] }, '/pages/0/path'],
    ['no budgets', { ...manifest, budgets: undefined }, ''],
    [
      'an unknown key in the budget of a page',
      { ...manifest, budgets: { ...manifest.budgets, pages: { start: { htmlBytes: 1 } } } },
      '/budgets/pages/start',
    ],
  ])('refuses %s and says where', (_what, broken, where) => {
    expect(validate(JSON.parse(JSON.stringify(broken)))).toBe(false);
    expect(validate.errors?.map((error) => error.instancePath)).toContain(where);
  });
});
