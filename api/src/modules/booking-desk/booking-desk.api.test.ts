import { randomUUID } from 'node:crypto';
import type { BookingRequest, BookingResponse } from '@firn/shared-contracts/api';
import { BOOKING_STATES, paymentStatusOf } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { pay, payBack } from '../../../test/payments.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { paymentStatus } from '../bookings/payment-status.read-model.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Office = NonNullable<BookingRequest['office']>;

async function book(event: string, office?: Office, persona: Persona = 'admin', persons = 1) {
  const bookingPersons = Array.from({ length: persons }, (_none, index) =>
    aPerson({ booker: index === 0, email: `person${index}@firn.example` }),
  );
  const changes = { bookingPersons, expectedTotal: persons * PRICE, ...(office && { office }) };
  return (await t.as(persona))({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event, changes),
    headers: { 'idempotency-key': randomUUID() },
  });
}

const send = async (
  method: 'PATCH' | 'POST',
  url: string,
  payload: object,
  version = 1,
  persona: Persona = 'admin',
) =>
  (await t.as(persona))({
    method,
    url,
    payload: JSON.stringify(payload),
    headers: {
      'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
      'if-match': `"${version}"`,
    },
  });

const read = async (url: string) => (await (await t.as('admin'))(url)).json();
const audited = async (id: string) =>
  (await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).map(({ action, diff }) => [
    action,
    diff,
  ]);
const setState = (id: string, state: BookingResponse['state']) =>
  t.db.update(bookings).set({ state }).where(eq(bookings.id, id));

test('seats that were offered are due from the day on which the office confirms them', async () => {
  const { iri } = await insertBookableEvent(t.db);
  const { id, '@id': url } = (await book(iri)).json();
  const offer = {
    state: 'offered',
    dueDate: '2026-01-05',
    expiresAt: new Date(NOW.getTime() + 3_600_000),
  } as const;
  await t.db.update(bookings).set(offer).where(eq(bookings.id, id));
  const { version } = await read(url);
  const confirmed = await send('POST', `${url}/transition`, { to: 'confirmed' }, version);
  expect(confirmed.json()).toMatchObject({ state: 'confirmed', dueDate: '2026-02-21' });
  const mails = await mailsAbout(t.db, url);
  expect(mails.at(-1)?.text).toContain('Zahlbar bis: Sa, 21.02.2026');
});

describe('a booking by the office', () => {
  test('belongs to the guest it names, and mails the guest', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const answer = await book(iri, { user: `/api/users/${t.users.gast.id}` });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ state: 'confirmed', user: `/api/users/${t.users.gast.id}` });
    const [mail] = await mailsAbout(t.db, answer.json()['@id']);
    expect(mail).toMatchObject({ template: 'booking_confirmed', recipient: 'nina@firn.example' });
    expect(mail?.text).toContain(`/profil/buchung/${answer.json().id}`);
    expect(mail?.text).not.toContain('token=');
  });

  test('belongs to nobody without an account; its mail has the secret, and none goes out unasked', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const told = (await book(iri, {})).json();
    expect(told.user).toBeNull();
    const [mail] = await mailsAbout(t.db, told['@id']);
    const token = /token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await t.anonymous(`${told['@id']}?token=${token}`)).statusCode).toBe(200);
    const silent = (await book(iri, { notify: false })).json();
    expect(await mailsAbout(t.db, silent['@id'])).toEqual([]);
  });

  test.each([
    ['seats', { minimumParticipants: 1, maximumParticipants: 1 }, 2],
    ['the deadline', { registrationDeadline: new Date(NOW.getTime() - 1) }, 1],
  ])(
    'goes over %s with a reason, which the audit keeps, and not without',
    async (_what, changes, persons) => {
      const { iri } = await insertBookableEvent(t.db, changes);
      expect((await book(iri, {}, 'admin', persons)).statusCode).toBe(409);
      const unfounded = await book(iri, { override: true, reason: ' ' }, 'admin', persons);
      expect(unfounded.statusCode).toBe(422);
      expect(unfounded.json().violations).toMatchObject([{ propertyPath: 'office.reason' }]);
      const answer = await book(iri, { override: true, reason: 'Stammgast' }, 'admin', persons);
      expect(answer.statusCode).toBe(201);
      const [[action, diff] = []] = await audited(answer.json().id);
      expect(action).toBe('booking.create');
      expect(diff).toMatchObject({ override: { to: true }, reason: { to: 'Stammgast' } });
    },
  );

  test('does not book an event that was called off', async () => {
    const { iri } = await insertBookableEvent(t.db, { state: 'cancelled' });
    expect((await book(iri, { override: true, reason: 'Trotzdem' })).statusCode).toBe(409);
  });

  test.each(['gast', 'guide', 'partner'] as const)('is nothing for %s', async (persona) => {
    const { iri } = await insertBookableEvent(t.db);
    expect((await book(iri, { user: `/api/users/${t.users.gast.id}` }, persona)).statusCode).toBe(403);
  });

  test('names a guest who is not there', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const answer = await book(iri, { user: `/api/users/${randomUUID()}` });
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'office.user' }]);
  });
});

describe('the words on a booking', () => {
  test('change from the version that was read, with an entry in the history', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const booking = (await book(iri, {})).json();
    const user = `/api/users/${t.users.gast.id}`;
    const answer = await send('PATCH', booking['@id'], { message: 'Kommt später', user }, booking.version);
    expect(answer.json()).toMatchObject({ message: 'Kommt später', user, version: booking.version + 1 });
    expect((await send('PATCH', booking['@id'], { message: 'Alt' }, booking.version)).statusCode).toBe(412);
    const history = await read(`${booking['@id']}/history`);
    expect(history['hydra:member'][0]).toMatchObject({ action: 'booking.update', actor: 'Vera Admin' });
  });

  test.each([
    ['total', { total: 1 }],
    ['state', { state: 'confirmed' }],
    ['user', { user: '/api/users/00000000-0000-4000-8000-000000000000' }],
  ])('%s is refused', async (field, patch) => {
    const { iri } = await insertBookableEvent(t.db);
    const booking = (await book(iri, {})).json();
    const answer = await send('PATCH', booking['@id'], patch, booking.version);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toContainEqual(expect.objectContaining({ propertyPath: field }));
  });
});

describe('a person of a booking', () => {
  async function aBookedPerson(persons = 1) {
    const { iri } = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
    const booking: BookingResponse = (await book(iri, {}, 'admin', persons)).json();
    const [person] = booking.bookingPersons;
    if (!person) throw new Error('no person');
    return { booking, person, url: `/api/booking_persons/${person.id}` };
  }

  test('is corrected by the office, and by the rules of a booking', async () => {
    const { booking, person, url } = await aBookedPerson(2);
    const fields = { lastName: 'Caduff', address: 'Dorf 3', sacNumber: '', allergiesText: 'Haselnüsse' };
    const answer = await send('PATCH', url, fields, person.version);
    expect(answer.statusCode).toBe(200);
    const after: BookingResponse = await read(booking['@id']);
    expect(after.bookingPersons[0]).toMatchObject({ lastName: 'Caduff', address: 'Dorf 3', version: 2 });
    expect(after.version).toBe(booking.version + 1);
    const [, diff] = (await audited(person.id)).at(-1) ?? [];
    expect(diff).toMatchObject({
      lastName: { from: '…', to: '…' },
      allergiesText: { from: '…', to: '…' },
    });
    const { 'hydra:member': history } = await read(`${booking['@id']}/history`);
    expect(history[0]).toMatchObject({
      action: 'booking_person.update',
      label: `${booking.bookingNumber}, Person 1`,
      changes: { lastName: { from: '…', to: '…' } },
    });
    const wrong = { contactPhone: '079 123 45 67', birthday: '1890-01-01', email: 'person1@firn.example' };
    const refused = await send('PATCH', url, wrong, 2);
    expect(refused.json().violations.map((each: { propertyPath: string }) => each.propertyPath)).toEqual([
      'birthday',
      'contactPhone',
      'email',
    ]);
    expect((await send('PATCH', url, { lastName: 'Alt' }, 1)).statusCode).toBe(412);
  });

  test('is not for its guide to correct, and membership for nobody', async () => {
    const { person, url } = await aBookedPerson();
    expect((await send('PATCH', url, { lastName: 'Neu' }, person.version, 'guide')).statusCode).toBe(403);
    expect((await send('PATCH', url, { sac: true }, person.version)).statusCode).toBe(422);
  });
});

describe('a step of the office', () => {
  async function aRequest() {
    const { iri } = await insertBookableEvent(t.db);
    const booking: BookingResponse = (await book(iri, { notify: false })).json();
    await setState(booking.id, 'requested');
    return booking;
  }

  test('confirms a request and says so', async () => {
    const booking = await aRequest();
    const answer = await send('POST', `${booking['@id']}/transition`, { to: 'confirmed' }, booking.version);
    expect(answer.json()).toMatchObject({ state: 'confirmed', version: booking.version + 1 });
    expect(await mailsAbout(t.db, booking['@id'])).toMatchObject([{ template: 'booking_confirmed' }]);
  });

  test('rejects a request with its reason, silently if the tick is taken away', async () => {
    const booking = await aRequest();
    const reason = 'Es fehlt die Erfahrung.';
    await send('POST', `${booking['@id']}/transition`, { to: 'rejected', reason }, booking.version);
    const [mail] = await mailsAbout(t.db, booking['@id']);
    expect(mail).toMatchObject({ template: 'booking_rejected' });
    expect(mail?.text).toContain(reason);
    const silent = await aRequest();
    const answer = await send(
      'POST',
      `${silent['@id']}/transition`,
      { to: 'rejected', notify: false },
      silent.version,
    );
    expect(answer.json().state).toBe('rejected');
    expect(await mailsAbout(t.db, silent['@id'])).toEqual([]);
  });

  test('is none that the state does not allow, nor one that changes the price', async () => {
    const booking = await aRequest();
    const url = `${booking['@id']}/transition`;
    expect((await send('POST', url, { to: 'completed' }, booking.version)).statusCode).toBe(409);
    expect((await send('POST', url, { to: 'cancelled' }, booking.version)).statusCode).toBe(422);
    expect((await send('POST', url, { to: 'confirmed' }, booking.version + 5)).statusCode).toBe(412);
    expect((await read(booking['@id'])).state).toBe('requested');
  });
});

test('the office reads what mails went out, without the secrets in them', async () => {
  const { iri } = await insertBookableEvent(t.db);
  const booking = (await book(iri, {})).json();
  const mails = await read(`${booking['@id']}/mails`);
  expect(mails['hydra:member']).toMatchObject([
    {
      template: 'booking_confirmed',
      recipient: 'nina@firn.example',
      attempts: 0,
      sentAt: null,
      failedAt: null,
    },
  ]);
  expect(mails['hydra:member'][0].text).toMatch(/token=…/);
  expect((await (await t.as('guide'))(`${booking['@id']}/mails`)).statusCode).toBe(403);
});

test('a note stands with its booking, and with nothing else', async () => {
  const { iri, offerId } = await insertBookableEvent(t.db);
  const booking = (await book(iri, {})).json()['@id'];
  const offer = `/api/offers/${offerId}`;
  const answer = await send('POST', '/api/notes', { text: 'Ruft am Montag an', booking });
  expect(answer.json()).toMatchObject({ booking, offer: null });
  const listed = await read(`/api/notes?booking=${booking}`);
  expect(listed['hydra:member']).toMatchObject([{ text: 'Ruft am Montag an' }]);
  expect((await read(`/api/notes?offer=${offer}`))['hydra:member']).toEqual([]);
  const both = await send('POST', '/api/notes', { text: 'Beides', booking, offer });
  expect(both.json().violations).toMatchObject([{ propertyPath: 'offer' }]);
});

describe('the list of the office', () => {
  test('filters by days, and orders', async () => {
    const early = await insertBookableEvent(t.db, {
      start: new Date('2027-01-09T07:00:00Z'),
      end: new Date('2027-01-09T16:00:00Z'),
    });
    const late = await insertBookableEvent(t.db, {
      start: new Date('2027-02-09T07:00:00Z'),
      end: new Date('2027-02-09T16:00:00Z'),
    });
    const one = (await book(early.iri, {}, 'admin', 2)).json();
    const two = (await book(late.iri, {})).json();
    const idsOf = async (query: string) =>
      (await read(`/api/bookings?${query}`))['hydra:member'].map(({ id }: { id: string }) => id);
    expect(await idsOf('start[after]=2027-01-01&order[start]=desc')).toEqual([two.id, one.id]);
    expect(await idsOf('start[after]=2027-01-01&order[total]=asc')).toEqual([two.id, one.id]);
    expect(await idsOf('start[after]=2027-01-01&start[before]=2027-01-09')).toEqual([one.id]);
    expect(await idsOf('start[after]=2027-01-01&createdAt[before]=2020-01-01')).toEqual([]);
  });

  test('knows the payment status as the booking says it, in every state', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const { id, total }: BookingResponse = (await book(iri, {})).json();
    const compare = async (paid: number, refunded: number) => {
      for (const state of BOOKING_STATES) {
        await t.db.update(bookings).set({ state }).where(eq(bookings.id, id));
        const [row] = await t.db
          .select({ paid: bookings.paid, refunded: bookings.refunded, status: paymentStatus() })
          .from(bookings)
          .where(eq(bookings.id, id));
        const status = paymentStatusOf({ state, total, paid, refunded });
        expect([state, row]).toEqual([state, { paid, refunded, status }]);
      }
    };
    await compare(0, 0);
    const rappen = await pay(t.db, id, 1);
    await compare(1, 0);
    await payBack(t.db, id, rappen, 1);
    await compare(0, 1);
    await pay(t.db, id, total);
    await compare(total, 1);
    await pay(t.db, id, 1);
    await compare(total + 1, 1);
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, id));
    expect(
      (await read('/api/bookings?paymentStatus[]=refund_due'))['hydra:member'].map(
        (each: BookingResponse) => each.id,
      ),
    ).toEqual([id]);
  });
});
