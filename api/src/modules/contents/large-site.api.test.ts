import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aTextBlock, officePages } from '../../../test/contents.ts';
import { statementsOf } from '../../../test/statements.ts';
import { contents } from './contents.table.ts';
import { pageTree } from './page-tree.read-model.ts';

let t: TestApp;
let office: ReturnType<typeof officePages>;
beforeAll(async () => {
  t = await buildTestApp();
  office = officePages(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(contents);
});

/** A row of the table for a page below another, or at the root. */
function aRow(number: number, parent: { readonly id: string; readonly completeSlug: string } | null = null) {
  const slug = `seite-${number}`;
  const completeSlug = parent ? `${parent.completeSlug}/${slug}` : slug;
  return { id: randomUUID(), title: `Seite ${number}`, slug, completeSlug, parentId: parent?.id ?? null };
}

test('the tree of 2000 pages on three levels is one statement, as that of one page is', async () => {
  const tops = Array.from({ length: 20 }, (_, index) => aRow(index));
  const second = tops.flatMap((top) => Array.from({ length: 9 }, (_, index) => aRow(index, top)));
  const third = second.flatMap((page) => Array.from({ length: 10 }, (_, index) => aRow(index, page)));
  await t.db.insert(contents).values(tops);
  await t.db.insert(contents).values(second);
  await t.db.insert(contents).values(third);
  let pages: Awaited<ReturnType<typeof pageTree>> = [];
  const statements = await statementsOf(t.db, async () => {
    pages = await pageTree(t.db);
  });
  expect([statements, pages.length]).toEqual([1, 2000]);
});

test('a page of 200 blocks and 300 kB of text is written, published and read whole; one block more is refused', async () => {
  const page = (await office.create({ title: 'Lang' }))['@id'];
  const words = 'Gletscher, Grat und Gipfel. '.repeat(55);
  const blocks = Array.from({ length: 200 }, (_, index) => aTextBlock(`<p>${index}. ${words}</p>`));
  expect(JSON.stringify(blocks).length).toBeGreaterThan(300_000);
  expect((await office.patch(page, { blocks, metaDescription: 'Lang.' })).statusCode).toBe(200);
  expect((await office.publish(page)).statusCode).toBe(200);
  const read = (await t.anonymous(page)).json();
  expect(read.contentBlocks.map(({ data }: { readonly data: unknown }) => data)).toEqual(
    blocks.map(({ data }) => data),
  );
  const tooMany = await office.patch(page, { blocks: [...blocks, aTextBlock('<p>201</p>')] });
  expect(tooMany.json().violations).toMatchObject([{ propertyPath: 'blocks' }]);
});
