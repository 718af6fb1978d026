import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { readCalendar } from '../../../test/read-calendar.ts';
import { insertActivity, insertEvent, insertOffer } from '../../../test/tours.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';

let t: TestApp;
const ids = { tour: '', off: '', draft: '', later: '' };
let skiing: string;

beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
  skiing = (await insertActivity(t.db, 'Skitouren')).id;
  const place = { place: 'Guarda; Tal', latitude: 46.77, longitude: 10.15 };
  const offer = await insertOffer(t.db, { title: 'Rund & um <b>', ...place }, { activities: [skiing] });
  const other = await insertOffer(t.db, { title: 'Klettern', place: 'Meiringen' });
  const created = (day: number) => ({ createdAt: new Date(`2026-01-0${day}T10:00:00Z`) });
  ids.tour = (await insertEvent(t.db, offer, created(2))).id;
  ids.off = (
    await insertEvent(t.db, offer, { ...created(1), title: 'Zu viel Schnee', state: 'cancelled' })
  ).id;
  ids.draft = (await insertEvent(t.db, offer, { title: 'Idee', state: 'draft', published: false })).id;
  const start = new Date('2026-04-11T06:00:00Z');
  ids.later = (await insertEvent(t.db, other, { ...created(3), start })).id;
  const at = new Date('2026-02-10T10:00:00Z');
  await t.db.insert(stateChanges).values({ entity: 'event', entityId: ids.off, to: 'cancelled', at });
});
afterAll(() => t.close());

const get = (extension: string, query = '', headers = {}) =>
  t.anonymous({ url: `/api/agenda.${extension}${query}`, headers: { accept: '*/*', ...headers } });

const calendar = async (query = '') => readCalendar((await get('ics', query)).body);
const uidOf = (id: string) => `termin-${id}@firn`;
const uidsOf = async (query: string) => (await calendar(query)).map(({ uid }) => uid);

interface AtomEntry {
  readonly id: string;
  readonly title: { readonly '#text': string };
  readonly updated: string;
  readonly published: string;
}
async function atom(
  query = '',
): Promise<{ readonly entry: AtomEntry[]; readonly updated: string; readonly id: string }> {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });
  return parser.parse((await get('atom', query)).body).feed;
}

describe('the calendar', () => {
  test('has the dates of the agenda; a cancelled one says so', async () => {
    expect((await get('ics')).headers['content-type']).toBe('text/calendar; charset=utf-8');
    const dates = await calendar();
    expect(dates.map(({ uid }) => uid).toSorted()).toEqual(
      [ids.tour, ids.off, ids.later].map(uidOf).toSorted(),
    );
    expect(dates.at(-1)?.uid).toBe(uidOf(ids.later));
    expect(dates).toContainEqual(
      expect.objectContaining({
        uid: uidOf(ids.tour),
        summary: 'Rund & um <b>',
        start: new Date('2026-03-07T06:00:00Z'),
        location: 'Guarda; Tal',
        status: 'CONFIRMED',
        sequence: 1,
      }),
    );
    const cancelled = { summary: 'Abgesagt: Zu viel Schnee', status: 'CANCELLED' };
    expect(dates).toContainEqual(expect.objectContaining({ uid: uidOf(ids.off), ...cancelled }));
  });

  test('takes the filters in the address of the agenda, and passes over what is of the page', async () => {
    expect(await uidsOf('?start=2026-04-01')).toEqual([uidOf(ids.later)]);
    expect(await uidsOf(`?activities=${skiing}&page=7&ansicht=karte&location=Guarda`)).toHaveLength(2);
    expect(await uidsOf('?titlequery=klettern')).toEqual([uidOf(ids.later)]);
    expect(await uidsOf('?duration=5-')).toEqual([]);
    expect(await uidsOf('?weekday=6&price=450&end=2026-04-30&places=99&all=1&sort=price')).toHaveLength(3);
    expect(await uidsOf('?price=449')).toEqual([]);
    expect(await uidsOf('?weekday=7')).toEqual([]);
    expect(await uidsOf('?lat=46.77&lng=10.15&rng=10&location=Guarda')).not.toContain(uidOf(ids.later));
  });

  test.each([
    ['?type=wandern', 400, 'type'],
    ['?start=gestern', 400, 'start'],
    ['?activities=x', 400, 'activities'],
    ['?weekday=9', 400, 'weekday'],
    ['?price=viel', 400, 'price'],
    ['?lat=46.77', 422, 'map[lng]'],
  ])('refuses %s by name', async (query, status, name) => {
    const response = await get('ics', query);
    expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining(name)]);
  });

  test('is the same for whoever asks: nobody’s session adds a draft', async () => {
    const asAdmin = await (await t.as('admin'))({ url: '/api/agenda.ics', headers: { accept: '*/*' } });
    expect(asAdmin.body).toBe((await get('ics')).body);
    expect(asAdmin.body).not.toContain(ids.draft);
  });
});

test('the feed has the newest first; a cancelled date is changed when it was cancelled', async () => {
  const feed = await atom();
  expect(feed.entry.map(({ id }) => id)).toEqual(
    [ids.later, ids.tour, ids.off].map((id) => `https://firn.example/event/${id}`),
  );
  expect(feed.entry[1]?.title['#text']).toBe('Rund &#38; um &#60;b&#62;');
  expect(feed.entry[2]).toMatchObject({
    title: { '#text': 'Abgesagt: Zu viel Schnee' },
    published: '2026-01-01T10:00:00.000Z',
    updated: '2026-02-10T10:00:00.000Z',
  });
  expect(feed.updated).toBe('2026-02-10T10:00:00.000Z');
  expect((await atom('?duration=5-')).entry).toBeUndefined();
});

test('the data are events of schema.org', async () => {
  const response = await get('json', `?activities=${skiing}`);
  expect(response.headers['content-type']).toBe('application/ld+json; charset=utf-8');
  const feed = response.json();
  expect(feed).toMatchObject({ '@context': 'https://schema.org', '@type': 'DataFeed' });
  expect(feed.dataFeedElement).toHaveLength(2);
  const items = feed.dataFeedElement.map(({ item }: { item: unknown }) => item);
  expect(items).toContainEqual(
    expect.objectContaining({
      '@id': `https://firn.example/event/${ids.off}`,
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-03-07T06:00:00.000Z',
    }),
  );
});

describe.each(['ics', 'atom', 'json'])('agenda.%s', (extension) => {
  test('is not sent again to whoever has it, and has another tag once a date changed', async () => {
    const { headers } = await get(extension);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await get(extension, '', { 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await t.db
      .update(events)
      .set({ title: `Neu ${extension}` })
      .where(eq(events.id, ids.later));
    expect((await get(extension, '', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
