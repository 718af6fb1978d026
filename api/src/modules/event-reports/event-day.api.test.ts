import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { eventGuides, events } from '../events/events.table.ts';

const EVE = new Date('2026-03-06T22:59:59Z');
/** Midnight in Zurich of the first day. */
const FIRST_DAY = new Date('2026-03-06T23:00:00Z');
const OVER = new Date('2026-03-08T16:00:00Z');
const A_MONTH_AGO = new Date('2026-02-05T12:00:00Z');
const LONG_AGO = { start: A_MONTH_AGO, end: A_MONTH_AGO, registrationDeadline: A_MONTH_AGO };

let t: TestApp;
let event: { readonly id: string; readonly iri: string };
let persons: string[];

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  t.setNow(NOW);
  event = await insertBookableEvent(t.db, { state: 'confirmed' }, [t.users.guideBasic.id]);
  const bookingPersons = ['nina', 'urs', 'lea'].map((name) => {
    const booker = name === 'nina';
    return aPerson({ firstName: name, email: `${name}@firn.example`, booker });
  });
  const booked = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri, { bookingPersons, expectedTotal: 3 * PRICE }),
    headers: { 'idempotency-key': randomUUID() },
  });
  persons = booked.json().bookingPersons.map((person: { '@id': string }) => person['@id']);
});

const personOf = (index = 0): string => persons[index] ?? '';

async function mark(who: Persona, state: string, { person = personOf(), version = 1 } = {}) {
  const send = await t.as(who);
  const headers = { 'if-match': `"${version}"`, 'content-type': 'application/merge-patch+json' };
  return send({ method: 'PATCH', url: person, payload: { state }, headers });
}

const aReport = (absent: readonly string[] = []) => ({
  absent,
  expenses: [{ title: 'Seilbahn', amount: 4_600 }],
  incidents: 'Urs hat sich den Fuss verstaucht.',
  comment: '',
});

async function report(who: Persona, payload: object) {
  const send = await t.as(who);
  return send({ method: 'PUT', url: `${event.iri}/report`, payload });
}

/** Sessions end before that, so the event moves and not the clock. */
const endMoreThan30DaysAgo = () => t.db.update(events).set(LONG_AGO).where(eq(events.id, event.id));
const readReport = async (who: Persona) => (await t.as(who))(`${event.iri}/report`);
const readEvent = async () => (await t.db.select().from(events).where(eq(events.id, event.id)))[0];
const states = async (): Promise<string[]> => {
  const list = (await (await t.as('admin'))(`/api/booking_persons?event=${event.iri}`)).json();
  return list['hydra:member'].map(({ state }: { state: string }) => state);
};

describe('who came', () => {
  test('a guide marks it from the first day on, with history and audit', async () => {
    t.setNow(EVE);
    const early = await mark('guideBasic', 'attended');
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'invalid_transition', missing: [{ propertyPath: 'state' }] });

    t.setNow(FIRST_DAY);
    const marked = await mark('guideBasic', 'no_show');
    expect(marked.statusCode).toBe(200);
    expect(marked.headers.etag).toBe('"2"');
    expect(marked.json()).toMatchObject({ '@id': personOf(), state: 'no_show', version: 2 });
    expect((await mark('guideBasic', 'no_show', { version: 2 })).json()).toMatchObject({ version: 2 });
    expect((await mark('guideBasic', 'attended', { version: 2 })).json()).toMatchObject({ version: 3 });
    expect((await mark('guideBasic', 'active', { version: 3 })).json()).toMatchObject({ version: 4 });

    const id = personOf().split('/').at(-1) ?? '';
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
    expect(steps.map(({ from, to }) => `${from}-${to}`).toSorted()).toEqual([
      'active-no_show',
      'attended-active',
      'no_show-attended',
    ]);
    const audited = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(audited).toHaveLength(3);
    expect(audited[0]).toMatchObject({
      actorId: t.users.guideBasic.id,
      label: expect.stringMatching(/^B-.+, Person 1$/),
    });
  });

  test('of two who mark the same person, the second reads what the first has set', async () => {
    t.setNow(FIRST_DAY);
    expect((await mark('admin', 'attended')).statusCode).toBe(200);
    const stale = await mark('guideBasic', 'no_show');
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({
      current: { state: 'attended', version: 2 },
      changedBy: 'Vera Admin',
    });
    expect((await states())[0]).toBe('attended');
  });

  test.each([
    ['gast', 403],
    ['guide', 404],
    ['partner', 404],
    ['super', 200],
  ] as const)('%s: %i', async (persona, status) => {
    t.setNow(FIRST_DAY);
    expect((await mark(persona, 'attended')).statusCode).toBe(status);
    expect((await states())[0]).toBe(status === 200 ? 'attended' : 'active');
  });

  test('a guide who is taken off the event marks nobody any more, nor 30 days after it once the report is in', async () => {
    t.setNow(OVER);
    await t.db.delete(eventGuides).where(eq(eventGuides.eventId, event.id));
    expect((await mark('guideBasic', 'attended')).statusCode).toBe(404);
    await t.db.insert(eventGuides).values({ eventId: event.id, userId: t.users.guideBasic.id });
    await endMoreThan30DaysAgo();
    await t.db.update(events).set({ guideFinished: true }).where(eq(events.id, event.id));
    expect((await mark('guideBasic', 'attended')).statusCode).toBe(404);
    expect(await states()).toEqual(['active', 'active', 'active']);
  });

  test('nothing else can be written, and nobody is marked whose booking is over', async () => {
    t.setNow(FIRST_DAY);
    expect((await mark('guideBasic', 'cancelled')).statusCode).toBe(422);
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.eventId, event.id));
    expect((await mark('guideBasic', 'attended')).statusCode).toBe(404);
    expect((await mark('admin', 'attended')).statusCode).toBe(409);
  });
});

describe('the report', () => {
  test('marks everybody, keeps what it says, and is replaced by a second one', async () => {
    t.setNow(FIRST_DAY);
    await mark('guideBasic', 'no_show');
    t.setNow(new Date(OVER.getTime() - 1));
    expect((await report('guideBasic', aReport())).statusCode).toBe(409);
    expect((await readReport('guideBasic')).statusCode).toBe(404);

    t.setNow(OVER);
    const handedIn = await report('guideBasic', aReport([personOf(1)]));
    expect(handedIn.statusCode).toBe(200);
    expect(handedIn.json()).toMatchObject({
      '@type': 'EventReport',
      ...aReport([personOf(1)]),
      submittedBy: 'Vera GuideBasic',
      submittedAt: OVER.toISOString(),
    });
    expect(await states()).toEqual(['attended', 'no_show', 'attended']);
    expect(await readEvent()).toMatchObject({ guideFinished: true, version: 2 });

    await report('guideBasic', aReport([personOf(0), personOf(2)]));
    expect(await states()).toEqual(['no_show', 'attended', 'no_show']);
    const read = (await readReport('admin')).json();
    expect(read.absent).toEqual([personOf(0), personOf(2)]);

    const audited = await t.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, event.id), eq(auditEntries.action, 'event.report')));
    expect(audited).toHaveLength(2);
    // Health stays out of a log that nothing is deleted from.
    expect(JSON.stringify(audited)).not.toContain('verstaucht');
  });

  test('can be opened and handed in as long as it is missing, however late', async () => {
    t.setNow(OVER);
    await endMoreThan30DaysAgo();
    const persons = async () => (await t.as('guideBasic'))(`/api/booking_persons?event=${event.iri}`);
    expect((await persons()).json()['hydra:member']).toHaveLength(3);
    const listed = await (await t.as('guideBasic'))(
      `/api/events?guides=/api/users/${t.users.guideBasic.id}&guideFinished=false`,
    );
    expect(listed.json()['hydra:member'].map(({ id }: { id: string }) => id)).toContain(event.id);
    expect((await report('guideBasic', aReport())).json()).toMatchObject(aReport());
    expect((await persons()).statusCode).toBe(404);
  });

  test('after it the guide marks nobody, the office still does', async () => {
    t.setNow(OVER);
    await report('guideBasic', aReport());
    const late = await mark('guideBasic', 'no_show', { version: 2 });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toContain('Rapport');
    expect((await mark('admin', 'no_show', { version: 2 })).statusCode).toBe(200);
  });

  test('a person of another event is named, and nothing is stored', async () => {
    t.setNow(OVER);
    const foreign = `/api/booking_persons/${randomUUID()}`;
    const refused = await report('guideBasic', aReport([personOf(0), foreign]));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toEqual([
      { propertyPath: 'absent[1]', message: expect.stringContaining('nimmt') },
    ]);
    expect(await states()).toEqual(['active', 'active', 'active']);
    expect(await readEvent()).toMatchObject({ guideFinished: false, version: 1 });
  });

  test.each([
    ['concluded', { concluded: true }, 'abgerechnet'],
    ['cancelled', { state: 'cancelled' }, 'nicht stattgefunden'],
  ] as const)('is not taken once the event is %s', async (_name, changes, reason) => {
    t.setNow(OVER);
    await t.db.update(events).set(changes).where(eq(events.id, event.id));
    const refused = await report('admin', aReport());
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain(reason);
  });

  test.each([
    ['gast', 403, 403],
    ['guide', 404, 404],
    ['partner', 404, 404],
    ['admin', 200, 200],
  ] as const)('%s: hands in %i, reads %i', async (persona, handsIn, reads) => {
    t.setNow(OVER);
    expect((await report(persona, aReport())).statusCode).toBe(handsIn);
    await report('guideBasic', aReport());
    expect((await readReport(persona)).statusCode).toBe(reads);
    expect((await readReport('guideBasic')).statusCode).toBe(200);
    await endMoreThan30DaysAgo();
    expect((await readReport('guideBasic')).statusCode).toBe(404);
  });
});
