import type { CalendarAddressMade, CalendarAddressResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { type CalendarEntry, readCalendar } from '../../../test/read-calendar.ts';
import { assignGuide, insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';
import { calendarAddresses } from './calendar-addresses.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(calendarAddresses));

const ADDRESSES = '/api/calendar_addresses';

async function send(persona: Persona, method: 'POST' | 'DELETE', url: string, payload?: object) {
  return (await t.as(persona))({ method, url, ...(payload && { payload }) });
}
async function make(title = 'Handy von Anna', persona: Persona = 'admin'): Promise<CalendarAddressMade> {
  const response = await send(persona, 'POST', ADDRESSES, { title });
  expect(response.statusCode).toBe(201);
  return response.json();
}
const list = async (): Promise<CalendarAddressResponse[]> =>
  (await (await t.as('admin'))(ADDRESSES)).json()['hydra:member'];
const read = (url: string) => t.anonymous({ url: new URL(url).pathname, headers: { accept: '*/*' } });
/** The entry of one event. */
const entryOf = (calendar: readonly CalendarEntry[], eventId: string) =>
  calendar.find(({ uid }) => uid === `buero-${eventId}@firn`);

describe('an address', () => {
  test('is told once, when it is made, and stored as its hash', async () => {
    const { url, ...made } = await make('  Handy von Anna ');
    expect(url).toMatch(/^https:\/\/firn\.example\/api\/company-calendar\/[\w-]{43}\.ics$/);
    const secret = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? 'none';
    expect(made).toMatchObject({ title: 'Handy von Anna', createdBy: 'Vera Admin', usedAt: null });
    expect(await list()).toEqual([expect.not.objectContaining({ url })]);
    const [row] = await t.db.select().from(calendarAddresses);
    expect(JSON.stringify(row)).not.toContain(secret);
    const told = await t.db.select().from(auditEntries).where(eq(auditEntries.entity, 'calendar_address'));
    expect(told).toMatchObject([{ action: 'calendar_address.create', label: 'Handy von Anna' }]);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  test('says when it was read last, and opens nothing once it is revoked', async () => {
    const [lost, kept] = [await make('verloren'), await make('behalten')];
    expect((await read(lost.url)).statusCode).toBe(200);
    const usedAt = NOW.toISOString();
    const uses = new Map((await list()).map((address) => [address.title, address.usedAt]));
    expect(Object.fromEntries(uses)).toEqual({ behalten: null, verloren: usedAt });
    expect((await send('admin', 'DELETE', lost['@id'])).statusCode).toBe(204);
    expect((await read(lost.url)).statusCode).toBe(404);
    expect((await read(kept.url)).statusCode).toBe(200);
    expect((await send('admin', 'DELETE', lost['@id'])).statusCode).toBe(404);
  });

  test('outlives the role of who made it', async () => {
    const { url } = await make();
    await t.db.update(users).set({ roles: [] }).where(eq(users.id, t.users.admin.id));
    const { statusCode } = await read(url);
    await t.db
      .update(users)
      .set({ roles: ['ROLE_ADMIN'] })
      .where(eq(users.id, t.users.admin.id));
    expect(statusCode).toBe(200);
  });

  test.each(['', '   ', 'x'.repeat(61)])('needs a title: «%s»', async (title) => {
    const response = await send('admin', 'POST', ADDRESSES, { title });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toMatchObject([{ propertyPath: 'title' }]);
  });

  test('is one of twenty at most', async () => {
    const row = { title: 'x', createdById: t.users.admin.id };
    const many = Array.from({ length: 20 }, (_, index) => ({ ...row, tokenHash: String(index) }));
    await t.db.insert(calendarAddresses).values(many);
    const response = await send('admin', 'POST', ADDRESSES, { title: 'Noch eine' });
    expect([response.statusCode, response.json().detail]).toEqual([
      409,
      'Es gibt schon zwanzig Adressen. Beende zuerst eine davon.',
    ]);
  });

  test.each(['gast', 'guide', 'partner'] as const)('is not for %s', async (persona) => {
    const { '@id': iri } = await make();
    expect((await (await t.as(persona))(ADDRESSES)).statusCode).toBe(403);
    expect((await send(persona, 'POST', ADDRESSES, { title: 'x' })).statusCode).toBe(403);
    expect((await send(persona, 'DELETE', iri)).statusCode).toBe(403);
  });
});

describe('the calendar', () => {
  test('has every event, with who leads it, and nothing of guests', async () => {
    const offer = await insertOffer(t.db, { title: 'Skitour Piz Buin', place: 'Guarda; Tal' });
    const led = await insertEvent(t.db, offer);
    await assignGuide(t.db, led.id, t.users.guide.id);
    const booked = await insertBookableEvent(t.db);
    await bookAs(await t.as('gast'), booked.iri);
    const draft = await insertEvent(t.db, offer, { title: 'Idee', state: 'draft', published: false });
    const off = await insertEvent(t.db, offer, { title: 'Zu viel Schnee', state: 'cancelled' });
    const closed = await insertEvent(t.db, offer, { isPrivate: true, published: false });
    const old = await insertEvent(t.db, offer, {
      start: new Date('2025-01-10T06:00:00Z'),
      end: new Date('2025-01-10T16:00:00Z'),
      registrationDeadline: new Date('2025-01-01T06:00:00Z'),
    });

    const { url } = await make();
    const response = await read(url);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    const calendar = readCalendar(response.body);
    expect(entryOf(calendar, led.id)).toMatchObject({
      summary: 'Skitour Piz Buin',
      location: 'Guarda; Tal',
      status: 'CONFIRMED',
      description: expect.stringContaining('Guides: Vera Guide'),
    });
    expect(entryOf(calendar, booked.id)?.description).toContain('1 von ');
    expect(entryOf(calendar, draft.id)).toMatchObject({
      status: 'TENTATIVE',
      description: expect.stringContaining('Noch kein Guide'),
    });
    expect(entryOf(calendar, off.id)).toMatchObject({
      status: 'CANCELLED',
      summary: 'Abgesagt: Zu viel Schnee',
    });
    expect(entryOf(calendar, closed.id)?.description).toContain('privat');
    expect(entryOf(calendar, old.id)).toBeUndefined();
    expect(JSON.stringify(calendar)).not.toMatch(/Nina|Käser/);
  });

  test('keeps the name of an entry, and counts up with each change', async () => {
    const offer = await insertOffer(t.db, { title: 'Wanderung' });
    const { id } = await insertEvent(t.db, offer);
    const { url } = await make();
    const sequence = async () => Number(entryOf(readCalendar((await read(url)).body), id)?.sequence);
    const before = await sequence();
    await t.db.update(events).set({ version: 2 }).where(eq(events.id, id));
    expect(await sequence()).toBeGreaterThan(before);
  });

  test('is nothing behind a secret that opens nothing', async () => {
    const { url } = await make();
    expect((await read(url.replace(/[\w-]{43}/, 'x'.repeat(43)))).statusCode).toBe(404);
  });
});
