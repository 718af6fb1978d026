import type { GuideCandidatesResponse, GuideSearchResponse } from '@firn/shared-contracts/api';
import { LONGEST_TOUR_DAYS } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { aBookingRequest, type EventChanges, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { guideCalendars, guideDays } from '../guide-availabilities/guide-availabilities.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { tasks } from '../tasks/tasks.table.ts';
import { users } from '../users/users.table.ts';
import { guideSearches } from './guide-searches.table.ts';
import { advanceSearches } from './index.ts';

const ORIGIN = 'https://firn.example';
const HOUR_MS = 3_600_000;
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(guideAssignments);
  await t.db.delete(guideSearches);
  await t.db.delete(guideCalendars);
  await t.db.delete(tasks);
  await t.db.delete(outboxMails);
});

const isBusyOn = async (persona: Persona, date: string) => {
  const guideId = t.users[persona].id;
  await t.db.insert(guideCalendars).values({ id: guideId });
  await t.db.insert(guideDays).values({ guideId, date, availability: 'busy' });
};
const iriOf = (persona: Persona) => `/api/users/${t.users[persona].id}`;
const post = async (persona: Persona, url: string, payload: object = {}, headers: object = {}) =>
  (await t.as(persona))({ method: 'POST', url, payload, headers: { ...headers } });
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const work = (at: Date, db: Db = t.db) => advanceSearches({ db, clock: () => at, origin: ORIGIN });
const mails = async () => {
  const rows = await t.db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt), asc(outboxMails.id));
  return rows.map(({ template, recipient }) => `${template} ${recipient}`);
};

/** Led by the partner guide, who falls out. */
async function ledEvent(changes: EventChanges = {}) {
  const event = await insertBookableEvent(t.db, changes, [t.users.partner.id]);
  const [assignment] = await t.db
    .select()
    .from(guideAssignments)
    .where(eq(guideAssignments.eventId, event.id));
  return { ...event, assignment: `/api/guide_assignments/${assignment?.id}` };
}
type LedEvent = Awaited<ReturnType<typeof ledEvent>>;

const begin = (event: LedEvent, guides: readonly Persona[], more: object = {}) => {
  const { iri, assignment } = event;
  return post('admin', '/api/guide_searches', { event: iri, assignment, guides: guides.map(iriOf), ...more });
};
const searching = async (guides: readonly Persona[] = ['guide', 'guideBasic'], more: object = {}) => {
  const event = await ledEvent();
  const response = await begin(event, guides, more);
  expect(response.statusCode).toBe(201);
  return { event, search: response.json<GuideSearchResponse>() };
};
const read = async ({ '@id': url }: { '@id': string }) =>
  (await (await t.as('admin'))(url)).json<GuideSearchResponse>();
const turns = async (search: GuideSearchResponse) => (await read(search)).candidates.map(({ turn }) => turn);
const answer = async (persona: Persona, to: 'asked' | 'accepted' | 'declined', version = 1) => {
  const listed = (await (await t.as(persona))('/api/guide_assignments')).json()['hydra:member'];
  return post(persona, `${listed[0]['@id']}/transition`, { to }, { 'if-match': `"${version}"` });
};

describe('candidates', () => {
  test('are all guides, the best first, with what speaks against them', async () => {
    const { iri } = await insertBookableEvent(t.db, { requiredGuideLevel: 'guide2' });
    await t.db.update(users).set({ guideLevel: 'guide3' }).where(eq(users.id, t.users.partner.id));
    await t.db.update(users).set({ guideLevel: 'guide2' }).where(eq(users.id, t.users.guide.id));
    await isBusyOn('guide', '2026-03-08');
    await insertBookableEvent(
      t.db,
      {
        start: new Date('2026-01-10T07:00:00Z'),
        end: new Date('2026-01-11T16:00:00Z'),
        registrationDeadline: new Date('2026-01-09T07:00:00Z'),
      },
      [t.users.partner.id],
    );
    const { hours, candidates } = (
      await (
        await t.as('admin')
      )(`/api/guide_candidates?event=${iri}`)
    ).json<GuideCandidatesResponse>();
    expect(hours).toBe(24);
    const known = ({ guide, standing, isQualified, seasonDays, mayBeAsked }: (typeof candidates)[number]) => [
      guide.fullName,
      standing,
      isQualified,
      seasonDays,
      mayBeAsked,
    ];
    expect(candidates.map(known)).toEqual([
      ['Vera Partner', 'unknown', true, 2, true],
      ['Vera GuideBasic', 'unknown', false, 0, false],
      ['Vera Guide', 'busy', true, 0, false],
    ]);
    await t.db.update(users).set({ guideLevel: null });
  });

  test('are those of all days of a season that is still to be made', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    await isBusyOn('guide', '2026-04-12');
    const url = `/api/guide_candidates?offer=/api/offers/${offerId}&days=2&day[]=2026-04-04&day[]=2026-04-11`;
    const { candidates } = (await (await t.as('admin'))(url)).json<GuideCandidatesResponse>();
    expect(candidates.at(-1)).toMatchObject({ guide: { fullName: 'Vera Guide' }, standing: 'busy' });
    expect(candidates[0]).toMatchObject({ standing: 'unknown', mayBeAsked: true });
  });

  test('are there for tours as long as an offer and a season allow, and no longer', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    const answer = async (days: number) =>
      (await t.as('admin'))(
        `/api/guide_candidates?offer=/api/offers/${offerId}&days=${days}&day[]=2026-04-04`,
      );
    expect((await answer(LONGEST_TOUR_DAYS)).statusCode).toBe(200);
    const refused = await answer(LONGEST_TOUR_DAYS + 1);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      expect.stringContaining('von 1 bis 60'),
    ]);
  });

  test.each(['', '?offer=/api/offers/00000000-0000-4000-8000-000000000000', '?event=/api/offers/x'])(
    'of nothing are refused: %p',
    async (query) => {
      expect((await (await t.as('admin'))(`/api/guide_candidates${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a guide falls ill', () => {
  test('one request ends the assignment and asks the first, with a deadline', async () => {
    const { event, search } = await searching(['guide', 'guideBasic'], { reason: 'Knie', hours: 6 });
    expect(search).toMatchObject({ event: event.iri, state: 'open', hours: 6, settledBy: null });
    expect(search.candidates).toMatchObject([
      { guide: { fullName: 'Vera Guide' }, turn: 'asked', until: after(6).toISOString() },
      { guide: { fullName: 'Vera GuideBasic' }, turn: 'waiting', until: null },
    ]);
    expect(await mails()).toEqual(
      expect.arrayContaining(['guide_withdrawn partner@firn.example', 'guide_asked guide@firn.example']),
    );
    expect(await mails()).toHaveLength(2);
    const ended = await (await t.as('admin'))(event.assignment);
    expect(ended.json()).toMatchObject({ state: 'withdrawn' });
  });

  test('the next is asked after a no, and once the time is over, each once', async () => {
    const { search } = await searching();
    expect((await answer('guide', 'declined')).statusCode).toBe(200);
    expect(await turns(search)).toEqual(['declined', 'asked']);

    await t.db.delete(guideAssignments);
    await t.db.delete(guideSearches);
    const { search: other } = await searching();
    expect(await work(after(23.9))).toBe(0);
    expect(await work(after(24))).toBe(1);
    expect(await work(after(24))).toBe(0);
    expect(await turns(other)).toEqual(['asked', 'asked']);
  });

  test('the first yes wins, also of one who let the time pass, and the others are told', async () => {
    const { search } = await searching();
    await work(after(24));
    await t.db.delete(outboxMails);
    expect((await answer('guide', 'accepted')).statusCode).toBe(200);
    expect(await read(search)).toMatchObject({
      state: 'settled',
      settledBy: { fullName: 'Vera Guide' },
      candidates: [{ turn: 'accepted' }, { turn: 'withdrawn' }],
    });
    expect(await mails()).toEqual(['guide_settled guide-basic@firn.example']);
    const late = await answer('guideBasic', 'accepted');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ type: '/problems/guide-search-settled' });
    expect(late.json().detail).toContain('schon jemand anderes zugesagt');
  });

  test('of two who say yes at once one leads', async () => {
    const { event, search } = await searching();
    await work(after(24));
    const answers = await Promise.all([answer('guide', 'accepted'), answer('guideBasic', 'accepted')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const rows = await t.db.select().from(guideAssignments).where(eq(guideAssignments.eventId, event.id));
    expect(rows.map(({ state }) => state).sort()).toEqual(['accepted', 'withdrawn', 'withdrawn']);
    expect((await read(search)).state).toBe('settled');
  });

  test('a no may be taken back until somebody else leads', async () => {
    const { search } = await searching();
    await answer('guide', 'declined');
    expect((await answer('guideBasic', 'accepted')).statusCode).toBe(200);
    const late = await answer('guide', 'asked', 2);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ type: '/problems/guide-search-settled' });
    expect(await turns(search)).toEqual(['declined', 'accepted']);

    await t.db.delete(guideAssignments);
    await t.db.delete(guideSearches);
    await searching();
    await answer('guide', 'declined');
    expect((await answer('guide', 'asked', 2)).statusCode).toBe(200);
  });

  test('guests are told once it is settled, and not before', async () => {
    const event = await ledEvent();
    const booked = await t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      payload: aBookingRequest(event.iri),
      headers: { 'idempotency-key': 'a-guide-falls-ill' },
    });
    expect(booked.statusCode).toBe(201);
    await t.db.delete(outboxMails);
    await begin(event, ['guide']);
    expect((await mails()).filter((mail) => mail.endsWith(' nina@firn.example'))).toEqual([]);
    await answer('guide', 'accepted');
    expect((await mails()).filter((mail) => mail.endsWith(' nina@firn.example'))).toEqual([
      'event_changed nina@firn.example',
    ]);
  });

  test('whoever the office sets settles it, too', async () => {
    const { event, search } = await searching(['guide']);
    const set = await post('admin', '/api/guide_assignments', {
      event: event.iri,
      guide: iriOf('guideBasic'),
      state: 'accepted',
    });
    expect(set.statusCode).toBe(201);
    expect(await read(search)).toMatchObject({
      state: 'settled',
      settledBy: { fullName: 'Vera GuideBasic' },
    });
    expect(await turns(search)).toEqual(['withdrawn']);
  });

  test('who is busy by the time of their turn is passed over', async () => {
    const { search } = await searching();
    await isBusyOn('guideBasic', '2026-03-07');
    await answer('guide', 'declined');
    expect(await turns(search)).toEqual(['declined', 'passed']);
  });

  test('the office has one task at the end of the list, and may add to it', async () => {
    const { event, search } = await searching(['guide']);
    await work(after(24));
    await work(after(25));
    const made = await t.db.select().from(tasks);
    expect(made).toMatchObject([
      { eventId: event.id, state: 'open', title: expect.stringContaining('fehlt noch') },
    ]);
    expect((await read(search)).exhaustedAt).toBe(after(24).toISOString());
    t.setNow(after(26));
    const more = await post('admin', '/api/guide_searches', {
      event: event.iri,
      guides: [iriOf('guideBasic')],
    });
    expect(more.json()).toMatchObject({ '@id': search['@id'], exhaustedAt: null });
    expect(await turns(search)).toEqual(['asked', 'asked']);
  });

  test('an open question that makes room for others in the same save asks the office for nothing', async () => {
    const { event, search } = await searching(['guide']);
    const [question] = (await (await t.as('guide'))('/api/guide_assignments')).json()['hydra:member'];
    const more = await begin({ ...event, assignment: question['@id'] }, ['guideBasic']);
    expect(more.json()).toMatchObject({ '@id': search['@id'], exhaustedAt: null });
    expect(await turns(search)).toEqual(['withdrawn', 'asked']);
    expect(await t.db.select().from(tasks)).toEqual([]);
  });

  test('the office stops it, and nobody is asked any more', async () => {
    const { search } = await searching();
    expect((await post('admin', `${search['@id']}/stop`)).json()).toMatchObject({ state: 'stopped' });
    expect(await turns(search)).toEqual(['withdrawn', 'waiting']);
    expect(await mails()).toContain('guide_withdrawn guide@firn.example');
    expect((await post('admin', `${search['@id']}/stop`)).statusCode).toBe(409);
    expect(await work(after(48))).toBe(0);
  });

  test('an event that is called off stops it', async () => {
    const { event, search } = await searching();
    await t.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id));
    expect(await work(after(1))).toBe(1);
    expect((await read(search)).state).toBe('stopped');
  });
});

describe('the job', () => {
  test('asks nobody twice with two workers at once', async () => {
    const { search } = await searching();
    const moves = await Promise.all([work(after(24)), work(after(24))]);
    expect(moves.reduce((sum, each) => sum + each)).toBe(1);
    expect(await turns(search)).toEqual(['asked', 'asked']);
    expect((await mails()).filter((mail) => mail.startsWith('guide_asked'))).toHaveLength(2);
  });

  test('loses and doubles nothing where it dies in between', async () => {
    const { search } = await searching();
    const killed = new Error('killed');
    const dying = t.db.transaction(async (tx) => {
      expect(await work(after(24), tx)).toBe(1);
      throw killed;
    });
    await expect(dying).rejects.toBe(killed);
    expect(await turns(search)).toEqual(['asked', 'waiting']);
    expect(await work(after(24))).toBe(1);
    expect((await mails()).filter((mail) => mail.startsWith('guide_asked'))).toHaveLength(2);
  });
});

describe('a list is refused', () => {
  test('with whoever is asked already, falls out, or is no guide', async () => {
    for (const guides of [['partner'], ['gast']] as const) {
      const refused = await begin(await ledEvent(), guides);
      expect([refused.statusCode, refused.json().violations[0].propertyPath]).toEqual([422, 'guides']);
      await t.db.delete(guideAssignments);
    }
    const { event } = await searching();
    const again = await post('admin', '/api/guide_searches', { event: event.iri, guides: [iriOf('guide')] });
    expect(again.statusCode).toBe(422);
  });

  test('and nothing is ended with it', async () => {
    const event = await ledEvent();
    await begin(event, ['gast']);
    expect((await (await t.as('admin'))(event.assignment)).json()).toMatchObject({ state: 'accepted' });
    expect(await mails()).toEqual([]);
  });

  test('for an assignment of another event, one that has ended, and an event that has begun', async () => {
    const event = await ledEvent();
    const other = await insertBookableEvent(t.db);
    const wrong = await begin({ ...event, iri: other.iri }, ['guide']);
    expect(wrong.json().violations).toMatchObject([{ propertyPath: 'assignment' }]);
    await begin(event, ['guide']);
    expect((await begin(event, ['guideBasic'])).statusCode).toBe(409);
    const begun = await ledEvent({
      start: new Date('2026-02-01T07:00:00Z'),
      registrationDeadline: new Date('2026-01-30T07:00:00Z'),
    });
    expect((await begin(begun, ['guide'])).json().violations).toMatchObject([{ propertyPath: 'event' }]);
  });
});

test.each(['guide', 'gast'] as const)('is no affair of %s', async (persona) => {
  const { event, search } = await searching();
  const as = await t.as(persona);
  for (const url of ['/api/guide_searches', search['@id'], `/api/guide_candidates?event=${event.iri}`])
    expect((await as(url)).statusCode).toBe(403);
  const body = { event: event.iri, guides: [iriOf('guide')] };
  expect((await post(persona, '/api/guide_searches', body)).statusCode).toBe(403);
  expect((await post(persona, `${search['@id']}/stop`)).statusCode).toBe(403);
});
