import type { OpenWorkGroup } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { aTextBlock, officePages } from '../../../test/contents.ts';
import { readRetention } from '../retention/retention-report.ts';
import { contents, contentVersions } from './contents.table.ts';
import { advancePages, emptyBin } from './index.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

let t: TestApp;
let office: ReturnType<typeof officePages>;
/** A public page, one below it and one below that. */
let [summer, rock, indoor] = ['', '', ''];

beforeAll(async () => {
  t = await buildTestApp();
  office = officePages(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(contents);
  summer = await office.createPublic('Sommer');
  rock = await office.createPublic('Klettern', summer);
  indoor = await office.createPublic('Halle', rock);
});

const addresses = async () =>
  (await t.anonymous('/api/contents'))
    .json()
    ['hydra:member'].map(({ completeSlug }: { completeSlug: string }) => completeSlug);
const redirected = async (from: string): Promise<string | null> => {
  return (await t.anonymous(`/api/content_redirects?from=${from}`)).json().to;
};
/** Pages that wait for the office, as open work tells them. */
const refused = async () =>
  (await (await t.as('admin'))('/api/open-work'))
    .json()
    .groups.find(({ kind }: OpenWorkGroup) => kind === 'pages-refused')
    .items.map(({ label, code }: OpenWorkGroup['items'][number]) => ({ label, code }));
const shown = async (iri: string) => (await t.anonymous(iri)).json();
const refusal = async (response: Promise<{ statusCode: number; json: () => { detail: string } }>) => {
  const { statusCode, json } = await response;
  return [statusCode, json().detail];
};

describe('publishing', () => {
  test('gives readers the draft, and keeps a version with its author', async () => {
    await office.patch(summer, { title: 'Sommer 2026', metaDescription: 'Neu.' });
    expect((await shown(summer)).title).toBe('Sommer');
    await office.publish(summer);
    expect(await shown(summer)).toMatchObject({ title: 'Sommer 2026', draft: null, isChanged: null });
    const admin = await t.as('admin');
    expect((await admin(`${summer}/versions`)).json()['hydra:member']).toMatchObject([
      { number: 2, title: 'Sommer 2026', author: 'Vera Admin' },
      { number: 1, title: 'Sommer' },
    ]);
    expect((await admin(`${summer}/versions/1`)).json().document.title).toBe('Sommer');
    expect((await (await t.as('guide'))(`${summer}/versions`)).statusCode).toBe(403);
  });

  test('a draft that says again what readers get is none', async () => {
    await office.patch(summer, { title: 'Anders' });
    expect((await office.read(summer)).isChanged).toBe(true);
    await office.patch(summer, { title: 'Sommer' });
    expect((await office.read(summer)).isChanged).toBe(false);
    expect(await refusal(office.publish(summer))).toEqual([
      409,
      'Seit der letzten Veröffentlichung hat niemand etwas geändert.',
    ]);
  });

  test('obstacles are named, each with its block', async () => {
    const { '@id': iri } = await office.create({ title: 'Leer' });
    const link = '<p><a href="/herbst">Herbst</a></p>';
    await office.patch(iri, { blocks: [aTextBlock(''), aTextBlock(link)] });
    expect(await refusal(office.publish(iri))).toEqual([
      409,
      'Baustein 1 (Text): «Text» ist leer. Bitte fülle es aus.\n' +
        'Baustein 2 (Text): Der Link «Herbst» führt auf keine öffentliche Seite. Bitte wähle ein anderes Ziel.',
    ]);
    expect((await office.read(iri)).public).toBe(false);
  });

  test('below a hidden page nothing is public, and a page above public ones is not hidden', async () => {
    expect(await refusal(office.hide(rock))).toEqual([
      409,
      'Darunter stehen öffentliche Seiten: «Halle». Bitte verberge zuerst sie.',
    ]);
    await office.hide(indoor);
    expect((await office.hide(rock)).statusCode).toBe(200);
    expect(await refusal(office.publish(indoor))).toEqual([
      409,
      'Zuerst muss die Seite darüber öffentlich sein: «Klettern».',
    ]);
  });

  test('a version becomes the draft again', async () => {
    await office.patch(summer, { title: 'Zweite' });
    await office.publish(summer);
    await office.send('POST', `${summer}/restoration`, { version: 1 });
    expect(await office.read(summer)).toMatchObject({ title: 'Zweite', draft: { title: 'Sommer' } });
    expect((await office.send('POST', `${summer}/restoration`, { version: 9 })).statusCode).toBe(422);
  });

  test('a version is never changed, and goes with its page alone', async () => {
    const change = t.db.update(contentVersions).set({ number: 9 });
    await expect(change).rejects.toThrow();
    await expect(t.db.delete(contentVersions)).rejects.toThrow();
  });
});

describe('addresses', () => {
  test('a renamed page takes all below it along, and every old address leads there in one step', async () => {
    await office.patch(summer, { slug: 'im-sommer' });
    expect(await addresses()).toContain('sommer');
    await office.publish(summer);
    await office.patch(summer, { slug: 'warm' });
    await office.publish(summer);
    expect((await addresses()).toSorted()).toEqual(['warm', 'warm/klettern', 'warm/klettern/halle']);
    expect(await redirected('sommer')).toBe('warm');
    expect(await redirected('im-sommer/klettern/halle')).toBe('warm/klettern/halle');
    // Back again: no loop, and what is an address is no old one.
    await office.patch(summer, { slug: 'sommer' });
    await office.publish(summer);
    expect(await redirected('sommer')).toBeNull();
    expect(await redirected('warm/klettern')).toBe('sommer/klettern');
  });

  test('an address that another page takes leads to that page', async () => {
    await office.patch(indoor, { slug: 'drinnen' });
    await office.publish(indoor);
    const other = await office.createPublic('Halle', rock);
    expect((await shown(other)).completeSlug).toBe('sommer/klettern/halle');
    expect(await redirected('sommer/klettern/halle')).toBeNull();
  });

  test('a branch moves, unless it would be too deep, below itself, or public below something hidden', async () => {
    const winter = await office.createPublic('Winter');
    const hidden = (await office.create({ title: 'Geheim' }))['@id'];
    expect((await office.move(rock, winter)).statusCode).toBe(200);
    expect(await addresses()).toContain('winter/klettern/halle');
    expect(await redirected('sommer/klettern/halle')).toBe('winter/klettern/halle');
    expect((await office.move(winter, summer)).statusCode).toBe(409);
    expect((await office.move(winter, rock)).statusCode).toBe(409);
    expect((await office.move(rock, hidden)).statusCode).toBe(409);
    expect((await office.move(rock, null, 0)).statusCode).toBe(200);
    const tree = (await (await t.as('admin'))('/api/content_tree')).json()['hydra:member'];
    const roots = tree.filter(({ parent }: { parent: string | null }) => parent === null);
    expect(roots.map(({ completeSlug }: { completeSlug: string }) => completeSlug)).toEqual([
      'klettern',
      'sommer',
      'winter',
      'geheim',
    ]);
    expect(roots[0]).toMatchObject({ state: 'published', isChanged: false, changedBy: 'Vera Admin' });
  });

  test('links between pages survive a new address, and are words where readers get no page', async () => {
    const words = `<p><a href="${indoor}#zeiten">Halle</a></p>`;
    const link = { label: 'Los', page: indoor, url: '' };
    const button = { title: 'Komm', text: '', link, look: 'calm' };
    const action = { id: '018f0000-0000-4000-8000-0000000000aa', kind: 'call-to-action', data: button };
    await office.patch(summer, { blocks: [aTextBlock(words), action] });
    await office.publish(summer);
    await office.patch(indoor, { slug: 'drinnen' });
    await office.publish(indoor);
    const address = '/sommer/klettern/drinnen';
    expect((await shown(summer)).contentBlocks).toMatchObject([
      { type: 'html', text: `<p><a href="${address}#zeiten">Halle</a></p>` },
      { type: 'link', text: 'Los', url: address, data: { link: { page: indoor, url: address } } },
    ]);
    await office.hide(indoor);
    expect((await shown(summer)).contentBlocks).toMatchObject([
      { text: '<p>Halle</p>' },
      { url: null, data: { link: { page: null, url: '', label: 'Los' } } },
    ]);
  });
});

describe('plans', () => {
  const plan = (iri: string, to: string, at: Date | null) =>
    office.transition(iri, { to, at: at?.toISOString() ?? null });
  const run = (hours: number) => advancePages({ db: t.db, clock: () => inHours(hours) });

  test('a page comes and goes at its times, once', async () => {
    const { '@id': iri } = await office.create({ title: 'Aktion' });
    expect((await plan(iri, 'published', inHours(2))).statusCode).toBe(200);
    expect((await plan(iri, 'hidden', inHours(1))).statusCode).toBe(422);
    expect((await plan(iri, 'hidden', inHours(4))).statusCode).toBe(200);
    await run(1);
    expect((await t.anonymous(iri)).statusCode).toBe(404);
    await run(2);
    await run(2);
    expect(await office.read(iri)).toMatchObject({ public: true, publishAt: null });
    expect(await t.db.$count(contentVersions, eq(contentVersions.contentId, iri.slice(-36)))).toBe(1);
    await run(4);
    expect(await office.read(iri)).toMatchObject({ public: false, hideAt: null });
  });

  test('what both were due while no worker ran happens in its order', async () => {
    const { '@id': iri } = await office.create({ title: 'Aktion' });
    await plan(iri, 'published', inHours(2));
    await plan(iri, 'hidden', inHours(3));
    await run(5);
    expect(await office.read(iri)).toMatchObject({ public: false, publishedAt: inHours(5).toISOString() });
  });

  test('is called off, and not made for a time that is over', async () => {
    await office.patch(summer, { title: 'Anders' });
    await plan(summer, 'published', inHours(2));
    await plan(summer, 'published', null);
    await run(3);
    expect((await shown(summer)).title).toBe('Sommer');
    expect((await plan(summer, 'published', NOW)).statusCode).toBe(422);
  });

  test('a page that cannot be published stays as it is, and is open work until it is published', async () => {
    await office.patch(summer, { title: 'Anders' });
    await plan(summer, 'published', inHours(2));
    await office.patch(summer, { blocks: [aTextBlock('')] });
    await run(2);
    await run(3);
    expect((await shown(summer)).title).toBe('Sommer');
    expect(await office.read(summer)).toMatchObject({ stepRefusedAt: inHours(2).toISOString() });
    expect((await shown(summer)).stepRefusedAt).toBeNull();
    expect(await refused()).toEqual([{ label: 'Anders', code: '/sommer' }]);
    await office.patch(summer, { blocks: [aTextBlock('<p>Da</p>')] });
    expect((await office.publish(summer)).statusCode).toBe(200);
    expect(await refused()).toEqual([]);
    expect(await office.read(summer)).toMatchObject({ publishAt: null, title: 'Anders' });
  });
});

describe('the bin', () => {
  const bin = (iri: string) => office.send('DELETE', iri);
  const DAY = 24;

  test('takes hidden pages without pages below them, and frees their address', async () => {
    expect((await bin(indoor)).statusCode).toBe(409);
    await office.hide(indoor);
    await office.hide(rock);
    expect((await bin(rock)).json().detail).toMatch(/Unter «Klettern» stehen noch Seiten: «Halle»/);
    expect((await bin(indoor)).statusCode).toBe(204);
    const admin = await t.as('admin');
    const inBin = (await admin('/api/contents?exists[deletedAt]=true')).json()['hydra:member'];
    expect(inBin).toMatchObject([{ title: 'Halle', deletedAt: NOW.toISOString() }]);
    expect((await office.patch(indoor, { title: 'X' })).statusCode).toBe(404);
    const other = await office.create({ title: 'Halle', parent: rock });
    expect(other.completeSlug).toBe('sommer/klettern/halle');
    expect((await office.send('POST', `${indoor}/recovery`)).statusCode).toBe(409);
    await office.patch(other['@id'], { slug: 'andere' });
    expect((await office.send('POST', `${indoor}/recovery`)).json()).toMatchObject({
      deletedAt: null,
      public: false,
      completeSlug: 'sommer/klettern/halle',
    });
  });

  test('is emptied after thirty days, with the versions of what goes', async () => {
    await office.hide(indoor);
    await bin(indoor);
    await emptyBin(t.db, inHours(29 * DAY));
    expect(await t.db.$count(contents)).toBe(3);
    const { hourly } = await readRetention(t.db, inHours(31 * DAY));
    expect(hourly).toContainEqual({ kind: 'binned_pages', due: 1 });
    await emptyBin(t.db, inHours(31 * DAY));
    expect(await t.db.$count(contents)).toBe(2);
    expect(await t.db.$count(contentVersions)).toBe(2);
  });
});

describe('a link to a draft', () => {
  const link = async (): Promise<string> => {
    const { url } = (await office.send('POST', `${summer}/preview_links`)).json();
    return new URL(url).searchParams.get('token') ?? '';
  };
  const preview = (token: string) => t.anonymous(`/api/content_previews/${token}`);

  test('shows what readers would get', async () => {
    await office.patch(summer, { title: 'Morgen', blocks: [aTextBlock('<p>Bald</p>')] });
    const response = await preview(await link());
    expect(response.json()).toMatchObject({
      title: 'Morgen',
      contentBlocks: [{ text: '<p>Bald</p>' }],
      draft: null,
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('is over after seven days, with its page, and with one letter that is another', async () => {
    const token = await link();
    const guessed = token.replace(/^./, token.startsWith('A') ? 'B' : 'A');
    expect((await preview(guessed)).statusCode).toBe(410);
    expect((await preview('x')).statusCode).toBe(410);
    t.setNow(inHours(7 * 24));
    expect((await preview(token)).statusCode).toBe(410);
    t.setNow(NOW);
    await office.hide(indoor);
    await office.hide(rock);
    await office.send('DELETE', indoor);
    await office.send('DELETE', rock);
    await office.hide(summer);
    expect((await preview(token)).statusCode).toBe(200);
    await office.send('DELETE', summer);
    expect((await preview(token)).statusCode).toBe(410);
  });
});
