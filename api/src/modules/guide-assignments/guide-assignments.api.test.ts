import type { GuideAssignmentResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import type { Db } from '../../db/client.ts';
import { eventGuides, events } from '../events/events.table.ts';
import { guideCalendars, guideDays } from '../guide-availabilities/guide-availabilities.table.ts';
import { levels } from '../levels/levels.table.ts';
import { offerGuides, offers } from '../offers/offers.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import { guideAssignments } from './guide-assignments.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(guideAssignments);
  await t.db.delete(guideCalendars);
});

const iriOf = (persona: Persona) => `/api/users/${t.users[persona].id}`;
const assign = async (event: { iri: string }, guide: Persona, more: object = {}) =>
  (await t.as('admin'))({
    method: 'POST',
    url: '/api/guide_assignments',
    payload: { event: event.iri, guide: iriOf(guide), ...more },
  });
const accepted = { state: 'accepted' };

interface Assignment {
  readonly '@id': string;
  readonly version: number;
}
const step = async (persona: Persona, assignment: Assignment, to: string, more: object = {}) =>
  (await t.as(persona))({
    method: 'POST',
    url: `${assignment['@id']}/transition`,
    payload: { to, ...more },
    headers: { 'if-match': `"${assignment.version}"` },
  });
const asked = async (guide: Persona = 'guide') => {
  const event = await insertBookableEvent(t.db);
  return { event, assignment: (await assign(event, guide)).json<Assignment>() };
};
const acceptedOverlaps = async (db: Db = t.db) => {
  const { rows } = await db.execute(sql`select 1 from guide_assignments a join guide_assignments b
    on a.guide_id = b.guide_id and a.id < b.id and a.period && b.period
    where a.state = 'accepted' and b.state = 'accepted'`);
  return rows.length;
};

describe('a guide is asked', () => {
  test('and answers; the office reads the answer and who gave it', async () => {
    const { event, assignment } = await asked();
    expect(assignment).toMatchObject({ state: 'asked', version: 1, event: { '@id': event.iri } });
    const answer = await step('guide', assignment, 'accepted', { comment: 'Gerne.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'accepted', version: 2, comment: 'Gerne.' });
    const history = (await (await t.as('admin'))(`${assignment['@id']}/history`)).json()['hydra:member'];
    expect(history[0]).toMatchObject({
      actor: 'Vera Guide',
      changes: { state: { from: 'asked', to: 'accepted' } },
    });
  });

  test('once, until the guide has said no', async () => {
    const { event, assignment } = await asked();
    expect((await assign(event, 'guide')).json().violations).toMatchObject([{ propertyPath: 'guide' }]);
    await step('guide', assignment, 'declined');
    expect((await assign(event, 'guide')).statusCode).toBe(201);
  });

  test('only who is one, and for what takes place', async () => {
    const event = await insertBookableEvent(t.db);
    expect((await assign(event, 'gast')).json().violations).toMatchObject([{ propertyPath: 'guide' }]);
    const over = await insertBookableEvent(t.db, { state: 'cancelled' });
    expect((await assign(over, 'guide')).json().violations).toMatchObject([{ propertyPath: 'event' }]);
  });

  test('the second answer to one question is told of the first', async () => {
    const { assignment } = await asked();
    await step('admin', assignment, 'withdrawn');
    const late = await step('guide', assignment, 'accepted');
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ changedBy: 'Vera Admin', current: { state: 'withdrawn' } });
  });
});

describe('every step', () => {
  test.each([
    ['asked', 'accepted', 'guide', 200],
    ['asked', 'accepted', 'admin', 200],
    ['asked', 'declined', 'guide', 200],
    ['asked', 'declined', 'super', 200],
    ['asked', 'withdrawn', 'admin', 200],
    ['asked', 'withdrawn', 'guide', 409],
    ['accepted', 'declined', 'guide', 200],
    ['accepted', 'declined', 'admin', 409],
    ['accepted', 'withdrawn', 'super', 200],
    ['accepted', 'withdrawn', 'guide', 409],
    ['accepted', 'asked', 'admin', 409],
    ['declined', 'accepted', 'guide', 409],
    ['withdrawn', 'accepted', 'admin', 409],
    ['asked', 'elsewhere', 'admin', 422],
  ] as const)('from %s to %s by %s: %d', async (from, to, persona, status) => {
    const { assignment } = await asked();
    const id = assignment['@id'].split('/').at(-1) ?? '';
    await t.db.update(guideAssignments).set({ state: from }).where(eq(guideAssignments.id, id));
    expect((await step(persona, assignment, to)).statusCode).toBe(status);
  });

  test('a guide declines what was accepted until 14 days before', async () => {
    const { assignment } = await asked();
    await step('guide', assignment, 'accepted');
    const current = { ...assignment, version: 2 };
    t.setNow(new Date('2026-02-22T08:00:00Z'));
    const late = await step('guide', current, 'declined');
    expect(late.statusCode).toBe(409);
    expect(late.json().missing).toMatchObject([{ propertyPath: 'start' }]);
    t.setNow(new Date('2026-02-21T22:59:00Z'));
    expect((await step('guide', current, 'declined')).statusCode).toBe(200);
  });

  test.each(['asked', 'accepted'] as const)(
    'a guide takes back an own no to %s, for a minute',
    async (before) => {
      const { event, assignment } = await asked();
      if (before === 'accepted') await step('guide', assignment, 'accepted');
      const version = before === 'accepted' ? 2 : 1;
      const comment = 'Knie verletzt';
      await step('guide', { ...assignment, version }, 'declined', { comment });
      const mails = await t.db.$count(outboxMails);
      const declined = { ...assignment, version: version + 1 };
      const other = before === 'asked' ? 'accepted' : 'asked';
      expect((await step('guide', declined, other)).statusCode).toBe(409);
      expect((await step('admin', declined, before)).statusCode).toBe(409);
      t.setNow(new Date(NOW.getTime() + 60_001));
      expect((await step('guide', declined, before)).json().missing).toMatchObject([
        { propertyPath: 'state' },
      ]);
      t.setNow(new Date(NOW.getTime() + 60_000));
      const back = await step('guide', declined, before);
      expect([back.statusCode, back.json().state, back.json().comment]).toEqual([200, before, null]);
      const led = await t.db.$count(eventGuides, eq(eventGuides.eventId, event.id));
      expect(led).toBe(before === 'accepted' ? 1 : 0);
      expect(await t.db.$count(outboxMails)).toBe(mails);
    },
  );

  test('a no is not taken back once the office has asked again', async () => {
    const { event, assignment } = await asked();
    await step('guide', assignment, 'declined');
    expect((await assign(event, 'guide')).statusCode).toBe(201);
    expect((await step('guide', { ...assignment, version: 2 }, 'asked')).statusCode).toBe(409);
  });

  test('nobody accepts what is cancelled', async () => {
    const { event, assignment } = await asked();
    await t.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id));
    const response = await step('guide', assignment, 'accepted');
    expect(response.json().missing).toMatchObject([{ propertyPath: 'event' }]);
  });
});

describe('what is another guide’s is not there', () => {
  test('not to read, not to answer, not in the list', async () => {
    const { assignment } = await asked('partner');
    const guide = await t.as('guide');
    expect((await guide(assignment['@id'])).statusCode).toBe(404);
    expect((await step('guide', assignment, 'accepted')).statusCode).toBe(404);
    expect((await step('guide', { ...assignment, version: 9 }, 'accepted')).statusCode).toBe(404);
    const listed = await guide(`/api/guide_assignments?guide=${iriOf('partner')}`);
    expect(listed.json().totalItems).toBe(0);
  });

  test('the list is narrowed by event, state and time', async () => {
    const { event, assignment } = await asked();
    const admin = await t.as('admin');
    const countOf = async (query: string) =>
      (await admin(`/api/guide_assignments?${query}`)).json().totalItems as number;
    for (const [query, count] of [
      [`event=${event.id}&state=asked`, 1],
      ['state[]=accepted&state[]=declined', 0],
      ['start[after]=2026-03-07&end[before]=2026-03-08', 1],
      ['start[after]=2026-03-08', 0],
      ['end[before]=2026-03-07', 0],
      [`guide=${iriOf('partner')}`, 0],
    ] as const)
      expect([query, await countOf(query)]).toEqual([query, count]);
    expect((await (await t.as('guide'))(assignment['@id'])).json()).toMatchObject({ overrideReason: null });
  });
});

describe('what a guide decides by', () => {
  test('comes with the question: group, seats, level, who else leads, page and own fee', async () => {
    await t.db.update(settings).set({ dayRates: [{ level: 'guide2', rate: 62_000 }] });
    await t.db.update(users).set({ guideLevel: 'guide2' }).where(eq(users.id, t.users.guide.id));
    const [level] = await t.db.insert(levels).values({ title: 'Gratklettern' }).returning();
    const event = await insertBookableEvent(t.db, { title: 'Tödi', levelId: level?.id ?? null });
    await assign(event, 'partner', accepted);
    const { '@id': path } = (await assign(event, 'guide')).json<Assignment>();
    const { conditions } = (await (await t.as('guide'))(path)).json<GuideAssignmentResponse>();
    expect(conditions).toEqual({
      page: `/event/${event.id}/toedi`,
      minimumParticipants: 4,
      maximumParticipants: 12,
      bookedPlaces: 0,
      level: 'Gratklettern',
      coGuides: [expect.objectContaining({ id: t.users.partner.id })],
      fee: { days: 2, rate: 62_000, total: 124_000 },
    });
    await t.db.update(settings).set({ dayRates: [] });
    const again = (await (await t.as('guide'))(path)).json<GuideAssignmentResponse>();
    expect(again.conditions?.fee).toBeNull();
  });

  test.each([
    ['published', '/offer/'],
    ['hidden', null],
  ] as const)('of an event that is not published, of a %s offer, the page is %s', async (state, start) => {
    const event = await insertBookableEvent(t.db, { published: false });
    await t.db.update(offers).set({ state }).where(eq(offers.id, event.offerId));
    const { '@id': path } = (await assign(event, 'guide')).json<Assignment>();
    const { conditions } = (await (await t.as('guide'))(path)).json<GuideAssignmentResponse>();
    expect(conditions?.page?.slice(0, '/offer/'.length) ?? null).toBe(start);
  });

  test('is gone once it was declined, and says nothing of who is only asked', async () => {
    const { event, assignment } = await asked();
    await assign(event, 'partner');
    const guide = await t.as('guide');
    expect((await guide(assignment['@id'])).json().conditions.coGuides).toEqual([]);
    await step('guide', assignment, 'declined');
    expect((await guide(assignment['@id'])).json().conditions).toBeNull();
  });
});

test('a guide taken off an event loses sight of its guests at once, even as a guide of the offer', async () => {
  const event = await insertBookableEvent(t.db);
  await t.db.insert(offerGuides).values({ offerId: event.offerId, userId: t.users.guide.id });
  const assignment = (await assign(event, 'guide', accepted)).json<Assignment>();
  const booked = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri),
    headers: { 'idempotency-key': 'sight-of-the-guests' },
  });
  expect(booked.statusCode).toBe(201);
  const guide = await t.as('guide');
  const guests = async () => guide(`/api/booking_persons?event=${event.iri}`);
  const seats = async () => (await guide(event.iri)).json().bookedPlaces;
  expect([(await guests()).json().totalItems, await seats()]).toEqual([1, 1]);
  expect((await step('admin', assignment, 'withdrawn', { reason: 'Umgeplant' })).statusCode).toBe(200);
  expect((await guests()).statusCode).toBe(404);
  expect(await seats()).toBeNull();
});

describe('two events at once', () => {
  test('are refused by the name of the other, when asked and when accepting', async () => {
    const first = await insertBookableEvent(t.db, { title: 'Tödi' });
    const second = await insertBookableEvent(t.db);
    const [one, two] = [await assign(first, 'guide'), await assign(second, 'guide')];
    await step('guide', one.json(), 'accepted');
    const refused = await step('guide', two.json(), 'accepted');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: '/problems/guide-overlap', event: { '@id': first.iri } });
    expect(refused.json().detail).toContain('«Tödi» (Sa, 07.03.2026 bis So, 08.03.2026)');
    const third = await insertBookableEvent(t.db);
    expect((await assign(third, 'guide')).json()).toMatchObject({ event: { '@id': first.iri } });
  });

  test('are possible with a reason, which is kept, but not for what came after it', async () => {
    const first = await insertBookableEvent(t.db);
    const second = await insertBookableEvent(t.db);
    await assign(first, 'guide', accepted);
    const overrideReason = 'Ein halber Tag genügt';
    const both = await assign(second, 'guide', { ...accepted, overrideReason });
    expect(both.json()).toMatchObject({ state: 'accepted', overrideReason });
    const history = (await (await t.as('admin'))(`${both.json()['@id']}/history`)).json()['hydra:member'];
    expect(history[0].changes.overrideReason).toEqual({ from: null, to: overrideReason });

    const early = await insertBookableEvent(t.db);
    const later = await insertBookableEvent(t.db);
    const question = (await assign(early, 'partner', { overrideReason })).json<Assignment>();
    t.setNow(new Date(NOW.getTime() + 60_000));
    await assign(later, 'partner', accepted);
    expect((await step('partner', question, 'accepted')).statusCode).toBe(409);
  });

  test('of two people who assign one guide at the same moment one wins, and the other is told', async () => {
    const pair = [await insertBookableEvent(t.db), await insertBookableEvent(t.db)];
    const answers = await Promise.all(pair.map((event) => assign(event, 'guide', accepted)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const winner = pair[answers.findIndex(({ statusCode }) => statusCode === 201)];
    const loser = answers.find(({ statusCode }) => statusCode === 409);
    expect(loser?.json()).toMatchObject({
      type: '/problems/guide-overlap',
      event: { '@id': winner?.iri },
    });
    expect(await acceptedOverlaps()).toBe(0);
  });

  test('would both be written without the constraint', async () => {
    const guideId = t.users.guide.id;
    const write = async () => {
      const { id: eventId } = await insertBookableEvent(t.db);
      await t.db.insert(guideAssignments).values({ eventId, guideId, state: 'accepted' });
    };
    await write();
    await expect(write()).rejects.toMatchObject({ cause: { constraint: 'guide_assignments_no_overlap' } });
    const undone = new Error('undone');
    const attempt = t.db.transaction(async (tx) => {
      await tx.execute(sql`alter table guide_assignments drop constraint guide_assignments_no_overlap`);
      const { rows } = await tx.execute<{ id: string }>(sql`select id from events where id not in
        (select event_id from guide_assignments) and state = 'open' limit 1`);
      const eventId = rows[0]?.id ?? '';
      await tx.insert(guideAssignments).values({ eventId, guideId, state: 'accepted' });
      expect(await acceptedOverlaps(tx)).toBe(1);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
  });

  test('an event that is moved or restored takes its guides along', async () => {
    const first = await insertBookableEvent(t.db);
    const moved = await insertBookableEvent(t.db, { state: 'cancelled' });
    await assign(first, 'guide', accepted);
    const guideId = t.users.guide.id;
    await t.db.insert(guideAssignments).values({ eventId: moved.id, guideId, state: 'accepted' });
    const restore = t.db.update(events).set({ state: 'open' }).where(eq(events.id, moved.id));
    await expect(restore).rejects.toMatchObject({ cause: { constraint: 'guide_assignments_no_overlap' } });
  });
});

describe('a guide of the offer who is taken off an event', () => {
  const takeOff = async (event: { iri: string }, guide: Persona) => {
    const assignment = (await assign(event, guide)).json<Assignment>();
    expect((await step('admin', assignment, 'withdrawn')).statusCode).toBe(200);
  };
  const publicGuides = async ({ iri }: { iri: string }) => {
    const item = (await t.anonymous(iri)).json();
    const list = (await t.anonymous('/api/events?itemsPerPage=100')).json()['hydra:member'];
    const row = list.find(({ '@id': id }: { '@id': string }) => id === iri);
    expect(row.guides).toEqual(item.guides);
    return item.guides.map(({ fullName }: { fullName: string }) => fullName);
  };

  test('is not named there any more, nor is anybody of the offer who has not agreed', async () => {
    const event = await insertBookableEvent(t.db);
    const guides = [t.users.guide.id, t.users.partner.id];
    await t.db.insert(offerGuides).values(guides.map((userId) => ({ offerId: event.offerId, userId })));
    const question = (await assign(event, 'partner')).json<Assignment>();
    expect(await publicGuides(event)).toEqual([]);
    expect((await (await t.as('partner'))(`/api/booking_persons?event=${event.iri}`)).statusCode).toBe(404);
    await step('partner', question, 'accepted');
    expect(await publicGuides(event)).toEqual(['Vera Partner']);
    await takeOff(event, 'guide');
    expect(await publicGuides(event)).toEqual(['Vera Partner']);
    const offer = (await (await t.as('admin'))(`/api/offers/${event.offerId}`)).json();
    expect(offer.guides).toHaveLength(2);
  });

  test('leaves an event without a guide, which is open work and cannot be published', async () => {
    const event = await insertBookableEvent(t.db, { state: 'prepared' });
    await t.db.insert(offerGuides).values({ offerId: event.offerId, userId: t.users.guide.id });
    const read = async (url: string) => (await (await t.as('admin'))(url)).json();
    const isMissing = async () => {
      const missing = (await read('/api/events?work=guides-missing&itemsPerPage=100'))['hydra:member'];
      return missing.some(({ '@id': id }: { '@id': string }) => id === event.iri);
    };
    const inherits = async () => {
      const { events: shown } = await read('/api/planning-board?from=2026-03-02&weeks=1');
      return shown.find(({ '@id': id }: { '@id': string }) => id === event.iri).hasInheritedGuides;
    };
    expect([await isMissing(), await inherits()]).toEqual([true, true]);
    await takeOff(event, 'guide');
    expect([await isMissing(), await inherits()]).toEqual([true, false]);
    const publishing = await (await t.as('admin'))({
      method: 'POST',
      url: `${event.iri}/transition`,
      payload: { to: 'open' },
      headers: { 'if-match': (await (await t.as('admin'))(event.iri)).headers.etag ?? '' },
    });
    expect(publishing.statusCode).toBe(409);
    expect(publishing.json().missing).toContainEqual(
      expect.objectContaining({ message: 'Es fehlt ein Guide.' }),
    );
  });
});

describe('what speaks against a guide', () => {
  const conflictsFor = async (event: { iri: string }, guide: Persona) =>
    (await (await t.as('admin'))(`/api/guide_assignments/conflicts?event=${event.iri}&guide=${iriOf(guide)}`))
      .json()
      .conflicts.map(({ kind, needsReason }: { kind: string; needsReason: boolean }) => [kind, needsReason]);

  test('is told before, and refused without a reason', async () => {
    const event = await insertBookableEvent(t.db, { requiredGuideLevel: 'guide3', personsPerGuide: 6 });
    await t.db.update(users).set({ guideLevel: 'guide2' }).where(eq(users.id, t.users.guide.id));
    await t.db.insert(guideCalendars).values({ id: t.users.guide.id });
    await t.db.insert(guideDays).values([
      { guideId: t.users.guide.id, date: '2026-03-07', availability: 'busy' },
      { guideId: t.users.guide.id, date: '2026-03-08', availability: 'maybe' },
    ]);
    expect(await conflictsFor(event, 'guide')).toEqual([
      ['qualification', true],
      ['busy', true],
      ['maybe', false],
      ['ratio', false],
    ]);
    const refused = await assign(event, 'guide');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toHaveLength(2);
    expect((await assign(event, 'guide', { overrideReason: 'Kennt die Route' })).statusCode).toBe(201);
    expect(await conflictsFor(event, 'guide')).toContainEqual(['assigned', false]);
  });

  test('warnings alone need no reason, the offer’s level counts where the event has none', async () => {
    const event = await insertBookableEvent(t.db, { personsPerGuide: 6 });
    expect(await conflictsFor(event, 'partner')).toEqual([['ratio', false]]);
    expect((await assign(event, 'partner')).statusCode).toBe(201);
    const strict = await insertBookableEvent(t.db);
    await t.db.update(offers).set({ requiredGuideLevel: 'guide1' }).where(eq(offers.id, strict.offerId));
    expect(await conflictsFor(strict, 'partner')).toEqual([['qualification', true]]);
  });
});
