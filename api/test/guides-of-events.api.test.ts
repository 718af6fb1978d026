import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { guideAssignments } from '../src/modules/guide-assignments/guide-assignments.table.ts';
import { offerGuides } from '../src/modules/offers/offers.table.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { users } from '../src/modules/users/users.table.ts';
import { insertBookableEvent } from './bookable-event.ts';
import { bookAs } from './booking-changes.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { assignGuide } from './tours.ts';

/** One is in the office’s mind, one is asked, and one has agreed: each has a name that stands nowhere else. */
const INTENDED = 'Zacharias';
const ASKED = 'Yvonne';
const AGREED = 'Xaver';

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
let calendar: string;

const anonymously = async (url: string) =>
  (
    await t.anonymous({
      url,
      headers: { accept: url.startsWith('/api/agenda') ? '*/*' : 'application/ld+json' },
    })
  ).body;
const asOffice = async (url: string) => (await (await t.as('admin'))(url)).body;

beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
  const { guide, guideBasic, partner } = t.users;
  const named = [
    [partner, INTENDED],
    [guideBasic, ASKED],
    [guide, AGREED],
  ] as const;
  for (const [{ id }, firstName] of named)
    await t.db.update(users).set({ firstName, presentedOnWebsite: true }).where(eq(users.id, id));
  event = await insertBookableEvent(t.db);
  await t.db
    .insert(offerGuides)
    .values([partner, guideBasic].map(({ id }) => ({ offerId: event.offerId, userId: id })));
  await t.db.insert(guideAssignments).values({ eventId: event.id, guideId: guideBasic.id, state: 'asked' });
  await bookAs(t.anonymous, event.iri);
  const made = await (await t.as('admin'))({
    method: 'POST',
    url: '/api/calendar_addresses',
    payload: { title: 'Büro' },
  });
  calendar = new URL(made.json().url).pathname;
});
afterAll(() => t.close());

/** Each place that says who leads an event, as text. */
const PLACES: Readonly<Record<string, () => Promise<string>>> = {
  'the page of the event': () => anonymously(event.iri),
  'the page of the offer': () => anonymously(`/api/offers/${event.offerId}`),
  'the cards of the agenda, which widgets show, too': () => anonymously('/api/events'),
  'the calendar of the agenda': () => anonymously('/api/agenda.ics'),
  'the feed of the agenda': () => anonymously('/api/agenda.atom'),
  'the data of the agenda': () => anonymously('/api/agenda.json'),
  'printed lists': () => asOffice(`${event.iri}?properties[]=guides&properties[]=title`),
  'the calendar of the company': async () =>
    (await t.anonymous({ url: calendar, headers: { accept: '*/*' } })).body,
  'the figures of the event': () => asOffice(`${event.iri}/finance`),
  'mails to guests': async () => {
    const mails = await t.db
      .select({ text: outboxMails.text })
      .from(outboxMails)
      .where(inArray(outboxMails.template, ['booking_confirmed', 'booking_received']));
    expect(mails.length).toBeGreaterThan(0);
    return JSON.stringify(mails);
  },
};
const SILENT = ['the page of the offer'];

const namesIn = (text: string) => [INTENDED, ASKED, AGREED].filter((name) => text.includes(name));
/** The office counts these events as without a guide. */
const missing = async (): Promise<boolean> => {
  const url = '/api/events?work=guides-missing&pagination=false';
  const found: { readonly '@id': string }[] = JSON.parse(await asOffice(url))['hydra:member'];
  return found.some(({ '@id': iri }) => iri === event.iri);
};
const leads = async (): Promise<readonly string[]> => {
  const board = JSON.parse(await asOffice('/api/planning-board?from=2026-03-02&weeks=1'));
  const { assignments } = board.events.find((each: { '@id': string }) => each['@id'] === event.iri);
  return assignments.map(({ state }: { state: string }) => state);
};

describe('before anybody has agreed', () => {
  test.each(Object.entries(PLACES))('%s names nobody', async (_place, read) => {
    expect(namesIn(await read())).toEqual([]);
  });

  test('the start page and the planning board have it as without a guide', async () => {
    expect(await missing()).toBe(true);
    expect(await leads()).toEqual(['asked']);
  });

  test('nobody finds the offer by whom the office has in mind, but the office does', async () => {
    const url = `/api/offers?guides=/api/users/${t.users.partner.id}`;
    expect(JSON.parse(await anonymously(url)).totalItems).toBe(0);
    expect(JSON.parse(await asOffice(url)).totalItems).toBe(1);
  });
});

describe('once somebody has', () => {
  beforeAll(async () => {
    await assignGuide(t.db, event.id, t.users.guide.id);
    await t.db.delete(outboxMails);
    await bookAs(t.anonymous, event.iri);
  });

  test.each(Object.entries(PLACES))('%s names them alone', async (place, read) => {
    expect(namesIn(await read())).toEqual(SILENT.includes(place) ? [] : [AGREED]);
  });

  test('the start page and the planning board have it as led', async () => {
    expect(await missing()).toBe(false);
    expect((await leads()).toSorted()).toEqual(['accepted', 'asked']);
  });

  test('guests find the offer by them', async () => {
    const url = `/api/offers?guides=/api/users/${t.users.guide.id}`;
    expect(JSON.parse(await anonymously(url)).totalItems).toBe(1);
  });
});
