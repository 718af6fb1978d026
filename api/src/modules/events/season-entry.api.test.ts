import { afterAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer, insertTag } from '../../../test/tours.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { events, eventTags } from './events.table.ts';

const t = await buildTestApp();
afterAll(() => t.close());

const READY = {
  meetingText: '<p>Bahnhof Zermatt</p>',
  requirementsText: '<p>Kondition für acht Stunden</p>',
  equipmentText: '<p>Steigeisen</p>',
} as const;
let codes = 800;
const anOffer = (values: object = READY) => {
  codes += 1;
  return insertOffer(t.db, { code: String(codes), title: 'Mönch', ...values });
};
type Offer = Awaited<ReturnType<typeof anOffer>>;

const DAYS = ['2026-07-04', '2026-07-11', '2026-10-24'];
const asked = (offer: Offer, changes: object = {}) => ({
  offer: `/api/offers/${offer.id}`,
  days: DAYS,
  startTime: '06:30',
  endTime: '17:00',
  durationDays: 2,
  to: 'draft',
  ...changes,
});

let keys = 0;
async function enter(payload: object, { persona = 'admin' as Persona, key = '' } = {}) {
  keys += 1;
  const headers = { 'idempotency-key': key || `season-${keys}` };
  return (await t.as(persona))({ method: 'POST', url: '/api/events/season', payload, headers });
}
const eventsOf = ({ id }: Offer) =>
  t.db.select().from(events).where(eq(events.offerId, id)).orderBy(events.start);
const fields = (response: { json: () => { missing?: { propertyPath: string }[] } }) =>
  (response.json().missing ?? []).map(({ propertyPath }) => propertyPath);

describe('a season', () => {
  test('is an event for each day, at the same times of day, whatever the clocks do', async () => {
    const offer = await anOffer();
    const response = await enter(asked(offer, { deadlineDays: 7 }));
    expect(response.statusCode).toBe(201);
    expect(
      response.json().events.map(({ day, state }: { day: string; state: string }) => [day, state]),
    ).toEqual(DAYS.map((day) => [day, 'draft']));
    const made = await eventsOf(offer);
    expect(made.map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
      ['2026-07-04T04:30:00.000Z', '2026-07-05T15:00:00.000Z'],
      ['2026-07-11T04:30:00.000Z', '2026-07-12T15:00:00.000Z'],
      // The clocks change in the night between.
      ['2026-10-24T04:30:00.000Z', '2026-10-25T16:00:00.000Z'],
    ]);
    expect(made[0]?.registrationDeadline.toISOString()).toBe('2026-06-27T21:59:00.000Z');
    expect(new Set(made.map(({ code }) => code)).size).toBe(3);
  });

  test('goes as far as asked, with the steps in the history and the guide set', async () => {
    const offer = await anOffer();
    const guide = `/api/users/${t.users.guide.id}`;
    const response = await enter(asked(offer, { to: 'open', guide, hasAgreed: true }));
    expect(response.statusCode).toBe(201);
    expect(response.json().checks.filter(({ isMet }: { isMet: boolean }) => !isMet)).toEqual([]);
    const [first] = await eventsOf(offer);
    expect(first).toMatchObject({ state: 'open', published: true });
    const steps = await t.db
      .select({ from: stateChanges.from, to: stateChanges.to, reason: stateChanges.reason })
      .from(stateChanges)
      .where(eq(stateChanges.entityId, first?.id ?? ''));
    expect(steps).toEqual([
      { from: 'draft', to: 'prepared', reason: null },
      { from: 'prepared', to: 'open', reason: null },
    ]);
    const assigned = await t.db
      .select()
      .from(guideAssignments)
      .where(eq(guideAssignments.eventId, first?.id ?? ''));
    expect(assigned).toMatchObject([{ state: 'accepted', overrideReason: null }]);
  });

  test('is made once, however often it is sent', async () => {
    const offer = await anOffer();
    const guide = `/api/users/${t.users.partner.id}`;
    const request = asked(offer, { to: 'prepared', guide });
    const before = await t.db.$count(outboxMails, eq(outboxMails.template, 'guide_asked'));
    const [one, two] = [
      await enter(request, { key: 'once-only' }),
      await enter(request, { key: 'once-only' }),
    ];
    expect(two.json()).toEqual(one.json());
    expect(await eventsOf(offer)).toHaveLength(3);
    expect(await t.db.$count(outboxMails, eq(outboxMails.template, 'guide_asked'))).toBe(before + 3);
    expect((await enter({ ...request, to: 'draft' }, { key: 'once-only' })).statusCode).toBe(422);
  });

  test('is all or nothing: a guide who leads another event then stops it, and a reason gets through', async () => {
    const offer = await anOffer();
    const guide = `/api/users/${t.users.guideBasic.id}`;
    await insertEvent(
      t.db,
      await anOffer(),
      { code: 'E-899-1', start: new Date('2026-07-11T05:00:00Z') },
      { guides: [t.users.guideBasic.id] },
    );
    const request = asked(offer, { guide, hasAgreed: true });
    const told = (await enter({ ...request, dryRun: true })).json().events;
    expect(told.map(({ trouble }: { trouble: string | null }) => trouble)).toEqual([
      null,
      expect.stringContaining('E-899-1'),
      null,
    ]);
    const refused = await enter(request);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([
      { propertyPath: 'reason', message: expect.stringMatching(/^Sa, 11\.07\.2026: /) },
    ]);
    expect(await eventsOf(offer)).toEqual([]);
    expect((await enter({ ...request, reason: 'Wechselt am Mittag.' })).statusCode).toBe(201);
    expect(await eventsOf(offer)).toHaveLength(3);
  });

  test('of an event has its own values and the days asked for', async () => {
    const offer = await anOffer();
    const tag = await insertTag(t.db, 'Frühsommer');
    const source = await insertEvent(
      t.db,
      offer,
      { code: 'E-898-1', title: 'Mönch für Stammgäste', notes: 'Anna fragen' },
      { tags: [tag.id] },
    );
    await enter(asked(offer, { copyOf: `/api/events/${source.id}`, days: ['2027-03-06'] }));
    const copy = (await eventsOf(offer)).at(-1);
    expect(copy).toMatchObject({ title: 'Mönch für Stammgäste', notes: '', state: 'draft' });
    expect(copy?.start.toISOString()).toBe('2027-03-06T05:30:00.000Z');
    expect(await t.db.$count(eventTags, eq(eventTags.eventId, copy?.id ?? ''))).toBe(1);
  });

  test('a rehearsal makes nothing', async () => {
    const offer = await anOffer();
    expect((await enter(asked(offer, { dryRun: true, to: 'open' }))).statusCode).toBe(200);
    expect(await eventsOf(offer)).toEqual([]);
  });

  test.each([
    ['guide', 403],
    ['gast', 403],
    ['super', 201],
  ] as const)('%s is answered %i', async (persona, status) => {
    const offer = await anOffer();
    expect((await enter(asked(offer), { persona })).statusCode).toBe(status);
  });

  test.each([
    [{ days: [] }, 422],
    [{ days: ['2026-02-31'] }, 422],
    [{ startTime: '25:00' }, 422],
    [{ durationDays: 1, endTime: '06:00' }, 422],
    [{ to: 'confirmed' }, 422],
    [{ copyOf: '/api/events/00000000-0000-4000-8000-000000000000' }, 404],
  ])('%j is answered %i', async (changes, status) => {
    const offer = await anOffer();
    expect((await enter(asked(offer, changes))).statusCode).toBe(status);
    expect(await eventsOf(offer)).toEqual([]);
  });
});

describe('what is missing before guests may book', () => {
  const guide = `/api/users/${t.users.guide.id}`;
  test.each([
    ['meetingText', { meetingText: null }, {}],
    ['requirementsText', { requirementsText: '<p> </p>' }, {}],
    ['equipmentText', { equipmentText: null }, {}],
    ['state', { state: 'hidden' }, {}],
    ['requiredGuideLevel', { requiredGuideLevel: 'guide6' }, { reason: 'Ausnahme' }],
  ])('%s is named, and the office goes on with a reason', async (name, values, more) => {
    const offer = await anOffer({ ...READY, ...values });
    const days = [`2028-0${(codes % 9) + 1}-0${(codes % 8) + 1}`];
    const request = { ...asked(offer, { days, guide, hasAgreed: true, to: 'open' }), ...more };
    const { checks } = (await enter({ ...request, dryRun: true })).json();
    const open = checks.filter(({ isMet }: { isMet: boolean }) => !isMet);
    expect(open).toMatchObject([{ propertyPath: name, isNeeded: false }]);
    if (!('reason' in more)) {
      const refused = await enter(request);
      expect([refused.statusCode, fields(refused)]).toEqual([409, ['reason']]);
    }
    expect((await enter({ ...request, reason: 'Kommt noch' })).statusCode).toBe(201);
    expect(await eventsOf(offer)).toMatchObject([{ state: 'open' }]);
  });

  test('no reason gets through without a guide', async () => {
    const offer = await anOffer();
    const refused = await enter(asked(offer, { to: 'open', reason: 'Eilt' }));
    expect([refused.statusCode, fields(refused)]).toEqual([409, ['guides']]);
  });
});
