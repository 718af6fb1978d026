import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertPartner } from '../../../test/partners.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookingPartners } from '../bookings/booking-partners.table.ts';
import { partners } from '../partners/partners.table.ts';

let t: TestApp;
let hut: { readonly id: string; readonly iri: string };
let hotel: { readonly id: string; readonly iri: string };
beforeAll(async () => {
  t = await buildTestApp();
  hut = await insertPartner(t.db, { title: 'Berghaus Sonnalp', code: 'SONNALP' });
  hotel = await insertPartner(t.db, {
    title: 'Hotel Post',
    code: 'POST',
    commissionPercent: null,
    commissionPerPerson: 500,
  });
  await insertPartner(t.db, { title: 'Gestern', code: 'GESTERN', endsOn: '2026-02-13' });
  await insertPartner(t.db, { title: 'Heute', code: 'HEUTE', endsOn: '2026-02-14' });
});
afterAll(() => t.close());

const book = async (partner?: string) =>
  bookAs(await t.as('gast'), (await insertBookableEvent(t.db)).iri, partner === undefined ? {} : { partner });

const read = async (booking: { readonly '@id': string }, persona: Persona = 'admin') =>
  (await (await t.as(persona))(booking['@id'])).json<BookingResponse>();

const correct = async (booking: { readonly '@id': string }, payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'PUT', url: `${booking['@id']}/partner`, payload });

describe('a booking', () => {
  test.each([
    ['SONNALP', 'Berghaus Sonnalp'],
    ['sonnalp', 'Berghaus Sonnalp'],
    ['HEUTE', 'Heute'],
    ['GESTERN', null],
    ['NIEMAND', null],
    ['', null],
    ["' or 1=1", null],
    [undefined, null],
  ])('by the code %j counts for %j', async (code, title) => {
    const booking = await book(code);
    expect((await read(booking)).partner?.title ?? null).toBe(title);
  });

  test('keeps the commission of its moment', async () => {
    const booking = await book('POST');
    await t.db.update(partners).set({ commissionPerPerson: 900 }).where(eq(partners.id, hotel.id));
    const rows = await t.db.select().from(bookingPartners);
    expect(rows.find(({ bookingId }) => bookingId === booking.id)).toMatchObject({
      partnerId: hotel.id,
      commissionPercent: null,
      commissionPerPerson: 500,
    });
  });

  test('says nothing of it to its guest', async () => {
    const booking = await book('SONNALP');
    expect(JSON.stringify(booking)).not.toContain('Sonnalp');
    expect(JSON.stringify(await read(booking, 'gast'))).not.toContain('Sonnalp');
  });
});

describe('the office', () => {
  test('corrects the partner with a reason, which the history has', async () => {
    const booking = await book('SONNALP');
    const answer = await correct(booking, { partner: hotel.iri, reason: ' Rief vom Hotel aus an ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ version: booking.version + 1, partner: { code: 'POST' } });
    const gone = await correct(booking, { partner: null, reason: 'Doch nicht' });
    expect(gone.json().partner).toBeNull();
    const history = (await (await t.as('admin'))(`${booking['@id']}/history`)).json()['hydra:member'];
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'booking.partner', changes: { partner: { from: 'Hotel Post', to: null } } },
      {
        action: 'booking.partner',
        actor: 'Vera Admin',
        changes: {
          partner: { from: 'Berghaus Sonnalp', to: 'Hotel Post' },
          reason: { from: null, to: 'Rief vom Hotel aus an' },
        },
      },
    ]);
  });

  test('names the partner that it is already: nothing changes', async () => {
    const booking = await book('SONNALP');
    expect((await correct(booking, { partner: hut.iri, reason: 'So' })).json().version).toBe(booking.version);
    const told = (await t.db.select().from(auditEntries)).filter(
      ({ entityId, action }) => entityId === booking.id && action === 'booking.partner',
    );
    expect(told).toEqual([]);
  });

  test.each([
    [{ partner: null }, 'reason'],
    [{ partner: null, reason: ' ' }, 'reason'],
    [{ partner: '/api/partners/00000000-0000-4000-8000-000000000000', reason: 'So' }, 'partner'],
    [{ partner: '/api/users/00000000-0000-4000-8000-000000000000', reason: 'So' }, 'partner'],
  ])('is told what is wrong with %j', async (payload, propertyPath) => {
    const answer = await correct(await book(), payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toMatchObject([{ propertyPath }]);
  });

  test('cannot remove a partner by whom somebody has booked', async () => {
    await book('SONNALP');
    const admin = await t.as('admin');
    const answer = await admin({ method: 'DELETE', url: hut.iri, headers: { 'if-match': '"1"' } });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringContaining('«Berghaus Sonnalp» wird noch benutzt'),
    ]);
  });
});

test.each(['gast', 'guide', 'partner'] as const)('%s corrects nothing', async (persona) => {
  const booking = await book('SONNALP');
  expect((await correct(booking, { partner: null, reason: 'So' }, persona)).statusCode).toBe(403);
  expect((await read(booking)).partner?.code).toBe('SONNALP');
});
