import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aTextBlock, officePages } from '../../../test/contents.ts';
import { contents } from './contents.table.ts';

let t: TestApp;
let office: ReturnType<typeof officePages>;
let [summer, rock, winter] = ['', '', ''];

beforeAll(async () => {
  t = await buildTestApp();
  office = officePages(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(contents);
  summer = await office.createPublic('Sommer');
  rock = await office.createPublic('Klettern', summer);
  winter = await office.createPublic('Winter');
});

/** As the public site does: the page of an address, or where the old address leads. */
async function answers(address: string): Promise<boolean> {
  const found = (await t.anonymous(`/api/contents?completeSlug[]=${address}`)).json();
  if (found.totalItems === 1) return true;
  return (await t.anonymous(`/api/content_redirects?from=${address}`)).json().to !== null;
}

test('while a branch is renamed again and again, no address of it is ever unknown', async () => {
  const known = ['sommer/klettern', 'sommer'];
  const unknown: string[] = [];
  const read = async (address: string) => {
    if (!(await answers(address))) unknown.push(address);
  };
  for (const slug of ['warm', 'heiss', 'lau']) {
    await office.patch(summer, { slug });
    const reads = Array.from({ length: 5 }, () => known.map(read)).flat();
    const [published] = await Promise.all([office.publish(summer), ...reads]);
    expect(published.statusCode).toBe(200);
    known.push(`${slug}/klettern`, slug);
  }
  await Promise.all(known.map(read));
  expect(unknown).toEqual([]);
});

test('changes of one branch at once wait for each other and never fail', async () => {
  await office.patch(summer, { slug: 'warm' });
  await office.patch(rock, { slug: 'fels' });
  const answered = await Promise.all([
    office.publish(summer),
    office.publish(rock),
    office.move(rock, winter),
    office.patch(winter, { title: 'Schnee' }),
    office.create({ title: 'Neu', parent: summer }).then(() => ({ statusCode: 201 })),
  ]);
  for (const { statusCode } of answered) expect([200, 201, 412]).toContain(statusCode);
  const pages = await t.db.select().from(contents);
  for (const { parentId, slug, completeSlug } of pages) {
    const parent = pages.find(({ id }) => id === parentId);
    expect(completeSlug).toBe(parent ? `${parent.completeSlug}/${slug}` : slug);
  }
});

test('of a publication and a text written at once, one is told of the other', async () => {
  await office.patch(summer, { title: 'Sommer 2026' });
  const version = `"${(await office.read(summer)).version}"`;
  const answered = await Promise.all([
    office.transition(summer, { to: 'published' }, version),
    office.patch(summer, { blocks: [aTextBlock('<p>Spät</p>')] }, version),
  ]);
  expect(answered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});
