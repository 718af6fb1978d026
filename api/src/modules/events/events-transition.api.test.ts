import { afterAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, like } from 'drizzle-orm';
import { aBookingFor } from '../../../test/anonymous-bookings.ts';
import {
  aBookingRequest,
  aPerson,
  type EventChanges,
  insertBookableEvent,
  PRICE,
} from '../../../test/bookable-event.ts';
import { buildTestApp, NOW } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import type { Persona } from '../../../test/personas.ts';
import { entryOnPage, readCalendar } from '../../../test/read-calendar.ts';
import { statementsOf } from '../../../test/statements.ts';
import { untilSomebodyWaits } from '../../../test/until-somebody-waits.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { reserve } from '../bookings/reserve.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { offers } from '../offers/offers.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { advanceEvent, advanceEvents } from './advance-events.ts';
import { events, priceComponents } from './events.table.ts';

const t = await buildTestApp();
afterAll(() => t.close());

const PAST = {
  start: new Date('2026-02-01T07:00:00Z'),
  end: new Date('2026-02-01T16:00:00Z'),
  registrationDeadline: new Date('2026-01-31T22:59:00Z'),
};
const SETTLED = { ...PAST, guideFinished: true, concluded: true };

/** Nothing is missing that the office would have to give a reason for. */
const READY = {
  meetingText: '<p>Bahnhof</p>',
  requirementsText: '<p>Kondition</p>',
  equipmentText: '<p>Seil</p>',
};

let weeks = 0;
/** An event with the guide of the demo; each in a week of its own, for a guide leads one at a time. */
async function anEvent(values: EventChanges = {}, guideIds: readonly string[] = [t.users.guide.id]) {
  weeks += 1;
  const at = (day: number) => new Date(NOW.getTime() + (weeks * 7 + day) * 86_400_000);
  const dates = { start: at(0), end: at(1), registrationDeadline: at(-3) };
  const event = await insertBookableEvent(t.db, { ...dates, ...READY, ...values });
  for (const guideId of guideIds) {
    const overrideReason = values.start ? 'Probe' : null;
    await t.db
      .insert(guideAssignments)
      .values({ eventId: event.id, guideId, state: 'accepted', overrideReason });
  }
  const [row] = await t.db.select({ code: events.code }).from(events).where(eq(events.id, event.id));
  return { ...event, code: row?.code ?? '' };
}
type AnEvent = Awaited<ReturnType<typeof anEvent>>;

const storedEvent = async ({ id }: { readonly id: string }) => {
  const [row] = await t.db.select().from(events).where(eq(events.id, id));
  if (!row) throw new Error('no event');
  return row;
};

async function transit(event: AnEvent, payload: object, persona: Persona = 'admin') {
  const { version } = await storedEvent(event);
  return (await t.as(persona))({
    method: 'POST',
    url: `${event.iri}/transition`,
    payload,
    headers: { 'if-match': `"${version}"` },
  });
}

let bookers = 0;
async function book(event: { readonly iri: string }, persons = 1): Promise<string> {
  bookers += 1;
  const name = `gast${bookers}`;
  const response = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri, {
      booker: { ...aBookingRequest(event.iri).booker, email: `${name}@firn.example` },
      bookingPersons: Array.from({ length: persons }, (_, index) =>
        aPerson({ booker: index === 0, email: `${name}${index || ''}@firn.example` }),
      ),
      expectedTotal: persons * PRICE,
    }),
    headers: { 'idempotency-key': `booking-${name}` },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().id;
}

const statesOf = async ({ id }: { readonly id: string }) =>
  (await t.db.select().from(bookings).where(eq(bookings.eventId, id)).orderBy(asc(bookings.number))).map(
    ({ state }) => state,
  );
const mailsOf = (template: string) =>
  t.db
    .select()
    .from(outboxMails)
    .where(like(outboxMails.template, template))
    .orderBy(asc(outboxMails.recipient));
const typed = (event: AnEvent) => ({ confirmation: event.code });
const MINE = { state: 'draft', published: false } as const;
const PREPARED = { state: 'prepared', published: false } as const;

describe('every arrow', () => {
  test.each([
    ['draft', 'prepared', 'guide', MINE, {}, { published: false }],
    ['draft', 'prepared', 'admin', MINE, {}, {}],
    ['prepared', 'draft', 'admin', PREPARED, { comment: 'Es fehlt der Treffpunkt.' }, {}],
    ['prepared', 'open', 'admin', PREPARED, {}, { published: true }],
    ['open', 'prepared', 'admin', {}, {}, { published: false }],
    ['open', 'confirmed', 'admin', {}, {}, { published: true }],
    ['confirmed', 'open', 'admin', { state: 'confirmed' }, { reason: 'Hütte noch offen' }, {}],
    ['confirmed', 'closed', 'admin', { state: 'confirmed', ...SETTLED }, {}, {}],
    ['closed', 'confirmed', 'super', { state: 'closed', ...SETTLED }, {}, {}],
  ] as const)('%s to %s by %s', async (from, to, persona, values, words, expected) => {
    const event = await anEvent(values);
    const response = await transit(event, { to, ...words }, persona);
    expect([response.statusCode, response.json().state]).toEqual([200, to]);
    expect(await storedEvent(event)).toMatchObject({ state: to, version: 2, ...expected });
    const [step] = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, event.id));
    const reason = Object.values(words)[0] ?? null;
    expect(step).toMatchObject({ entity: 'event', from, to, reason });
  });

  test.each(['prepared', 'open', 'confirmed'] as const)('%s to cancelled and back', async (state) => {
    const event = await anEvent({ state });
    const cancelled = await transit(event, { to: 'cancelled', reason: 'weather', ...typed(event) });
    expect(cancelled.json()).toMatchObject({
      state: 'cancelled',
      cancellationReason: 'weather',
      previousState: state,
    });
    const restored = await transit(event, { to: state, ...typed(event) }, 'super');
    expect(restored.json()).toMatchObject({ state, cancellationReason: null, previousState: null });
  });
});

describe('a step that does not exist, or not for this person', () => {
  const CANCELLED = { state: 'cancelled', previousState: 'open' } as const;
  test.each([
    ['anonymous', 401, { to: 'open' }, PREPARED],
    ['gast', 403, { to: 'prepared' }, MINE],
    ['partner', 404, { to: 'prepared' }, MINE],
    ['guide', 403, { to: 'open' }, PREPARED],
    ['guide', 403, { to: 'cancelled', reason: 'weather' }, {}],
    ['admin', 403, { to: 'open' }, CANCELLED],
    ['admin', 403, { to: 'confirmed' }, { state: 'closed', ...SETTLED }],
    ['admin', 409, { to: 'closed' }, {}],
    ['admin', 409, { to: 'open' }, MINE],
    ['admin', 409, { to: 'draft' }, {}],
    ['admin', 409, { to: 'prepared' }, { state: 'confirmed' }],
    ['super', 409, { to: 'cancelled', reason: 'weather' }, MINE],
    ['super', 409, { to: 'cancelled', reason: 'weather' }, { state: 'closed', ...SETTLED }],
    ['super', 409, { to: 'draft' }, CANCELLED],
    ['admin', 422, { to: 'somewhere' }, {}],
  ] as const)('%s is answered %i: %j', async (persona, status, payload, values) => {
    const event = await anEvent(values);
    const response =
      persona === 'anonymous'
        ? await t.anonymous({ method: 'POST', url: `${event.iri}/transition`, payload })
        : await transit(event, payload, persona);
    expect(response.statusCode).toBe(status);
    expect(await storedEvent(event)).toMatchObject({ version: 1, ...values });
  });

  test('needs the version it was decided on', async () => {
    const event = await anEvent();
    const send = await t.as('admin');
    const request = { method: 'POST', url: `${event.iri}/transition`, payload: { to: 'confirmed' } } as const;
    expect((await send(request)).statusCode).toBe(428);
    expect((await send({ ...request, headers: { 'if-match': '"7"' } })).statusCode).toBe(412);
  });
});

describe('every condition is named', () => {
  const noon = new Date('2026-05-01T10:00:00Z');
  const day = { start: noon, end: noon, registrationDeadline: noon };
  test.each([
    [PREPARED, { to: 'draft' }, 'comment'],
    [{ ...PREPARED, ...day }, { to: 'open' }, 'end'],
    [
      { ...PREPARED, minimumParticipants: 20, maximumParticipants: null },
      { to: 'open' },
      'maximumParticipants',
    ],
    [{ state: 'confirmed' }, { to: 'open' }, 'reason'],
    [{ state: 'confirmed', ...PAST }, { to: 'open', reason: 'Zu früh' }, 'start'],
    [{ state: 'confirmed', guideFinished: true, concluded: true }, { to: 'closed' }, 'end'],
    [{ state: 'confirmed', ...SETTLED, guideFinished: false }, { to: 'closed' }, 'guideFinished'],
    [{ state: 'confirmed', ...SETTLED, concluded: false }, { to: 'closed' }, 'concluded'],
    [{}, { to: 'cancelled', confirmation: '' }, 'reason,confirmation'],
    [{}, { to: 'cancelled', reason: 'Lust', confirmation: 'E-1-1' }, 'reason,confirmation'],
  ] as const)('%j to %j: %s', async (values, payload, fields) => {
    const event = await anEvent(values);
    const response = await transit(event, payload);
    expect(response.statusCode).toBe(409);
    const { code, missing } = response.json();
    expect(code).toBe('invalid_transition');
    expect(missing.map(({ propertyPath }: { propertyPath: string }) => propertyPath).join()).toBe(fields);
  });

  test('publishing needs a guide and a price', async () => {
    const event = await anEvent(PREPARED, []);
    await t.db.delete(priceComponents).where(eq(priceComponents.offerId, event.offerId));
    const { missing } = (await transit(event, { to: 'open' })).json();
    expect(missing).toEqual([
      { propertyPath: 'guides', message: 'Es fehlt ein Guide.' },
      { propertyPath: 'priceComponents', message: 'Es fehlt der Preis.' },
      // Nobody has agreed, either.
      { propertyPath: 'reason', message: expect.stringContaining('Nenne den Grund') },
    ]);
  });

  test.each([
    [null, false, ['freeOfCharge']],
    [null, true, []],
    [true, false, []],
    [false, true, ['freeOfCharge']],
  ])('at a price of 0, its own word %j goes before %j of the offer', async (own, ofOffer, fields) => {
    const event = await anEvent({ ...PREPARED, freeOfCharge: own });
    const prices = eq(priceComponents.offerId, event.offerId);
    await t.db.update(priceComponents).set({ grossPrice: 0 }).where(prices);
    await t.db.update(offers).set({ freeOfCharge: ofOffer }).where(eq(offers.id, event.offerId));
    const { missing } = (await transit(event, { to: 'open', dryRun: true })).json();
    expect(missing.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual(fields);
  });

  test('what a reason gets through is told before, and kept with it', async () => {
    const event = await anEvent({ ...PREPARED, equipmentText: null });
    const { checks, missing } = (await transit(event, { to: 'open', dryRun: true })).json();
    expect(checks.filter(({ isMet }: { isMet: boolean }) => !isMet)).toEqual([
      {
        propertyPath: 'equipmentText',
        title: 'Die Ausrüstung ist beschrieben.',
        isMet: false,
        isNeeded: false,
      },
    ]);
    expect(missing).toMatchObject([{ propertyPath: 'reason' }]);
    expect((await transit(event, { to: 'open', reason: 'Liste folgt' })).statusCode).toBe(200);
    const [step] = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, event.id));
    expect(step).toMatchObject({ to: 'open', reason: 'Liste folgt' });
  });

  test('an event with bookings is not taken back', async () => {
    const event = await anEvent();
    await book(event);
    const { missing } = (await transit(event, { to: 'prepared' })).json();
    expect(missing).toMatchObject([{ propertyPath: 'bookings' }]);
  });
});

describe('calling off', () => {
  test('takes bookings and mails along, once, and gives them back', async () => {
    const event = await anEvent({ maximumParticipants: 30 });
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await book(event));
    const set = (index: number, values: Partial<typeof bookings.$inferInsert>) =>
      t.db
        .update(bookings)
        .set(values)
        .where(eq(bookings.id, ids[index] ?? ''));
    await set(0, { state: 'held', expiresAt: new Date(Date.now() + 60_000) });
    await set(1, { state: 'requested' });
    await set(2, { state: 'cancelled' });
    await pay(t.db, ids[3] ?? '', PRICE);
    const before = await statesOf(event);

    const step = { to: 'cancelled', reason: 'no_guide', comment: 'Anna ist krank.', notify: true };
    const preview = (await transit(event, { ...step, dryRun: true })).json();
    expect(preview).toMatchObject({
      '@type': 'EventStepPreview',
      missing: [],
      bookings: 10,
      persons: 10,
      refund: PRICE,
      confirmation: event.code,
      mails: [
        { template: 'booking_annulled_no_guide', subject: 'Abgesagt: Skitour Piz Buin', group: 'bookers' },
        { template: 'guide_news', group: 'guides' },
        { group: 'office' },
      ],
    });
    expect(preview.mails[0].recipients).toHaveLength(10);
    expect(preview.mails[0].text).toContain('Leider fällt unser Guide aus');
    expect(preview.mails[0].text).toContain('\n\nAnna ist krank.\n\n');
    const undecided = await transit(event, { to: 'cancelled', dryRun: true });
    expect(undecided.json().mails[0].text).toContain('Wir müssen «Skitour Piz Buin» absagen.');
    expect(await storedEvent(event)).toMatchObject({ state: 'open', version: 1 });
    expect(await statesOf(event)).toEqual(before);
    expect(await mailsOf('booking_annulled%')).toEqual([]);

    const answers = await Promise.all([
      transit(event, { ...step, ...typed(event) }),
      transit(event, { ...step, ...typed(event) }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const after = await statesOf(event);
    expect(after.toSorted()).toEqual([...Array(10).fill('annulled'), 'cancelled', 'expired']);
    const mails = await mailsOf('booking_annulled%');
    expect(mails.map(({ recipient }) => recipient)).toEqual(preview.mails[0].recipients.toSorted());
    expect(mails[0]).toMatchObject({ invitation: { method: 'CANCEL' } });

    const restoring = { to: 'open', notify: true, ...typed(event) };
    expect((await transit(event, { ...restoring, dryRun: true }, 'super')).json()).toMatchObject({
      missing: [],
      bookings: 10,
      mails: [
        { template: 'booking_changed', subject: 'Nicht mehr abgesagt: Skitour Piz Buin' },
        { template: 'guide_news' },
        { group: 'office' },
      ],
    });
    expect((await transit(event, restoring, 'super')).statusCode).toBe(200);
    const told = await mailsOf('booking_changed');
    expect(told.map(({ recipient }) => recipient)).toEqual(mails.map(({ recipient }) => recipient));
    expect(told.filter(({ invitation }) => invitation?.method === 'PUBLISH')).toHaveLength(9);
    expect(await statesOf(event)).toEqual(before.map((state) => (state === 'held' ? 'expired' : state)));
  });

  test('its preview is the mail of somebody who has a seat, not of who only waits', async () => {
    const event = await anEvent({ maximumParticipants: 30 });
    const ids = [await book(event), await book(event), await book(event)].toSorted();
    for (const id of ids.slice(0, 2))
      await t.db.update(bookings).set({ state: 'waitlisted' }).where(eq(bookings.id, id));
    const step = { to: 'cancelled', reason: 'weather', dryRun: true };
    const { mails } = (await transit(event, step)).json();
    expect(mails[0].text).toContain(`/profil/buchung/${ids[2]}`);
    await transit(event, { to: 'cancelled', reason: 'weather', ...typed(event) });
    const back = (await transit(event, { to: 'open', dryRun: true, ...typed(event) }, 'super')).json();
    expect(back.mails[0].text).not.toContain('Warteliste');
    expect(back.mails[0].recipients).toHaveLength(3);
  });

  test('without the tick nobody is written to', async () => {
    const event = await anEvent();
    await book(event);
    const count = (await mailsOf('%')).length;
    expect((await transit(event, { to: 'cancelled', reason: 'other', ...typed(event) })).statusCode).toBe(
      200,
    );
    expect(await mailsOf('%')).toHaveLength(count);
  });

  test('bookings come back only if they fit, and the guide only if free', async () => {
    const event = await anEvent();
    await book(event, 4);
    await transit(event, { to: 'cancelled', reason: 'weather', ...typed(event) });
    const { start, end } = await storedEvent(event);
    const other = await insertBookableEvent(t.db, { start, end, registrationDeadline: start });
    await t.db
      .insert(guideAssignments)
      .values({ eventId: other.id, guideId: t.users.guide.id, state: 'accepted' });
    await t.db
      .update(events)
      .set({ maximumParticipants: 3, minimumParticipants: 1 })
      .where(eq(events.id, event.id));
    const { missing } = (await transit(event, { to: 'open', ...typed(event) }, 'super')).json();
    expect(missing).toMatchObject([{ propertyPath: 'guides' }, { propertyPath: 'maximumParticipants' }]);
  });

  test('no booking is left on an event that is called off meanwhile', async () => {
    const event = await anEvent();
    await book(event);
    const [cancelled] = await Promise.all([
      transit(event, { to: 'cancelled', reason: 'weather', ...typed(event) }),
      ...Array.from({ length: 4 }, () => book(event).catch(() => null)),
    ]);
    expect(cancelled?.statusCode).toBe(200);
    expect(new Set(await statesOf(event))).toEqual(new Set(['annulled']));
  });

  /** PGlite has one connection: nothing is in parallel there. */
  const onServer = process.env.TEST_DATABASE_URL ? [['PostgreSQL']] : [];
  (onServer.length > 0 ? test.each(onServer) : test.skip.each([['PostgreSQL']]))(
    'without the lock one would be, on %s',
    async () => {
      const event = await anEvent();
      const reservation = {
        eventId: event.id,
        request: aBookingFor(event.iri, 'spaet@firn.example'),
        actor: null,
        network: '203.0.113.7',
        origin: 'https://firn.example',
      };
      const deps = { db: t.db, clock: () => NOW, lockEvent: async () => {} };
      let late: Promise<unknown> = Promise.resolve();
      await t.db.transaction(async (tx) => {
        await tx.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id));
        late = reserve(deps, reservation, async () => true);
        // It has passed the check of the state once it waits for the trigger's lock.
        await untilSomebodyWaits(tx);
      });
      await late;
      expect(await statesOf(event)).toContain('confirmed');
    },
  );
});

describe('mails of a step', () => {
  test('what is still to be done goes to the guide', async () => {
    const event = await anEvent(PREPARED);
    await transit(event, { to: 'draft', comment: 'Es fehlt der Preis.' });
    const [mail] = await t.db
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.template, 'guide_returned'), eq(outboxMails.about, event.iri)));
    expect(mail).toMatchObject({
      recipient: t.users.guide.email,
      subject: 'Bitte ergänzen: Skitour Piz Buin',
    });
    expect(mail?.text).toContain('Es fehlt der Preis.');
    const read = async (who: 'guide' | 'admin') => (await (await t.as(who))(event.iri)).json().reviewComment;
    expect([await read('guide'), await read('admin')]).toEqual([
      'Es fehlt der Preis.',
      'Es fehlt der Preis.',
    ]);
  });
});

describe('by itself', () => {
  const advance = () => advanceEvents({ db: t.db, clock: () => NOW, origin: 'https://firn.example' });

  test('an event is confirmed by the booking that reaches its minimum, and guests are told once', async () => {
    const event = await anEvent({ autoConfirm: true, minimumParticipants: 2 });
    await book(event);
    expect((await storedEvent(event)).state).toBe('open');
    const last = await book(event);
    expect((await storedEvent(event)).state).toBe('confirmed');
    const mails = (await mailsOf('event_confirmed')).filter(({ text }) => text.includes(event.code));
    expect(mails).toHaveLength(2);
    const toLast = mails.find(({ about }) => about === `/api/bookings/${last}`);
    const onPage = await entryOnPage(await t.as('admin'), `/api/bookings/${last}`);
    expect(readCalendar(toLast?.invitation?.content ?? '')).toEqual(onPage);
    await advance();
    expect((await mailsOf('event_confirmed')).filter(({ text }) => text.includes(event.code))).toHaveLength(
      2,
    );
  });

  test.each([
    ['autoConfirm', { autoConfirm: false, minimumParticipants: 1 }, true],
    ['minimum', { autoConfirm: true, minimumParticipants: 5 }, true],
    ['guide', { autoConfirm: true, minimumParticipants: 1 }, false],
  ] as const)('it stays open without %s', async (_name, values, hasGuide) => {
    const event = await anEvent(values, hasGuide ? [t.users.guide.id] : []);
    await book(event);
    await advance();
    expect((await storedEvent(event)).state).toBe('open');
  });

  test('a booking of an event that is not confirmed by itself asks for nothing else', async () => {
    const { id } = await anEvent({ autoConfirm: false, minimumParticipants: 1 });
    const statements = await t.db.transaction((tx) =>
      statementsOf(t.db, () => advanceEvent(tx, id, { origin: 'https://firn.example', at: NOW })),
    );
    expect(statements).toBe(1);
  });

  test('the job confirms what a guide accepts later, and closes what is over and settled', async () => {
    const open = await anEvent({ autoConfirm: true, minimumParticipants: 1 }, []);
    await book(open);
    await t.db
      .insert(guideAssignments)
      .values({ eventId: open.id, guideId: t.users.guide.id, state: 'accepted' });
    const over = await anEvent({ state: 'confirmed', ...SETTLED });
    const unsettled = await anEvent({ state: 'confirmed', ...SETTLED, concluded: false });
    expect(await advance()).toBe(2);
    expect((await storedEvent(open)).state).toBe('confirmed');
    expect((await storedEvent(over)).state).toBe('closed');
    expect((await storedEvent(unsettled)).state).toBe('confirmed');
  });

  test('a closed event completes its bookings, by whoever closed it, and leaves those that ended', async () => {
    for (const close of [advance, (event: AnEvent) => transit(event, { to: 'closed' })]) {
      const event = await anEvent({ state: 'confirmed' }, []);
      await book(event);
      const gone = await book(event);
      await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, gone));
      await t.db
        .update(events)
        .set({ ...PAST, ...SETTLED })
        .where(eq(events.id, event.id));
      await close(event);
      expect((await storedEvent(event)).state).toBe('closed');
      expect(await statesOf(event)).toEqual(['completed', 'cancelled']);
    }
  });
});
