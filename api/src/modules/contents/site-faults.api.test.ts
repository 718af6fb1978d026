import { randomUUID } from 'node:crypto';
import type { ContentFault } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { contents } from './contents.table.ts';

let t: TestApp;
const [winter, summer, hidden, block] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  t = await buildTestApp();
  const html = `<p>Strasse und Straße, <a href="/api/contents/${hidden}">mehr</a></p>`;
  const page = (id: string, title: string, metaDescription: string, isPublic = true) => ({
    ...{ id, title, slug: title.toLowerCase(), completeSlug: title.toLowerCase() },
    ...{ metaDescription, public: isPublic },
  });
  await t.db
    .insert(contents)
    .values([
      { ...page(winter, 'Winter', 'Touren'), blocks: [{ id: block, kind: 'text', data: { html } }] },
      page(summer, 'Sommer', 'Touren'),
      page(hidden, 'Jobs', '', false),
      { ...page(randomUUID(), 'Alt', ''), deletedAt: new Date() },
    ]);
});
afterAll(() => t.close());

const faultsOf = async (query = ''): Promise<string[]> => {
  const response = await (await t.as('admin'))(`/api/content_faults${query}`);
  expect(response.statusCode).toBe(200);
  const faults: ContentFault[] = response.json()['hydra:member'];
  return faults.map(
    (fault) => `${fault.title} ${fault.kind} ${fault.block === null ? '-' : 'block'} ${fault.what}`,
  );
};

const OF_WINTER = [
  'Winter description-duplicate - Sommer',
  'Winter link-broken block mehr',
  'Winter sharp-s block Straße',
];

test('all pages in the order of their addresses, but for those in the bin', async () => {
  expect(await faultsOf()).toEqual([
    'Jobs description-missing - Jobs',
    'Sommer description-duplicate - Winter',
    ...OF_WINTER,
  ]);
});

test('one page', async () => {
  expect(await faultsOf(`?content=/api/contents/${winter}`)).toEqual(OF_WINTER);
  expect(await faultsOf(`?content=${randomUUID()}`)).toEqual([]);
});
