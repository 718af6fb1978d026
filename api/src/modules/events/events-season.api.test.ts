import { afterAll, describe, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { buildTestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer, insertTag } from '../../../test/tours.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import type { EventRow } from './events.table.ts';

const t = await buildTestApp();
afterAll(() => t.close());
const offer = await insertOffer(
  t.db,
  { code: '701', title: 'Tödi' },
  { tags: [(await insertTag(t.db, 'Klassiker')).id] },
);

let codes = 0;
/** Under codes that the API does not give. */
const insertOwn = (of: typeof offer, values: Partial<EventRow> = {}, links = {}) => {
  codes += 1;
  return insertEvent(t.db, of, { code: `E-900-${codes}`, ...values }, links);
};

const duplicate = async (id: string, payload: object = {}, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url: `/api/events/${id}/duplicate`, payload });

describe('a duplicate', () => {
  test.each([
    ['2026-03-07T06:00:00.000Z', undefined, '2027-03-06T06:00:00.000Z'],
    // 52 weeks on, summer time has begun already: the same time in Zurich.
    ['2026-03-28T06:00:00.000Z', undefined, '2027-03-27T06:00:00.000Z'],
    ['2026-03-29T06:00:00.000Z', undefined, '2027-03-28T06:00:00.000Z'],
    ['2026-10-24T22:00:00.000Z', undefined, '2027-10-23T22:00:00.000Z'],
    // Midnight in Zurich, over the night in which the clock changes.
    ['2026-03-28T23:00:00.000Z', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-24T22:00:00.000Z', 1, '2026-10-25T23:00:00.000Z'],
    ['2026-10-24T06:00:00.000Z', 7, '2026-10-31T07:00:00.000Z'],
  ])('of %s after %s days begins %s', async (start, days, expected) => {
    const { id } = await insertOwn(offer, { start: new Date(start) });
    const response = await duplicate(id, days === undefined ? {} : { days });
    expect([response.statusCode, response.json().start]).toEqual([201, expected]);
  });

  test('is a draft with its own values, without guides, bookings and what was reached', async () => {
    const { id } = await insertOwn(
      offer,
      { title: 'Tödi für Stammgäste', decisionDate: '2026-03-01', organized: true, notes: 'Anna fragen' },
      { guides: [t.users.guide.id] },
    );
    const event = (await duplicate(id)).json();
    expect(event).toMatchObject({
      state: 'draft',
      published: false,
      organized: false,
      notes: '',
      decisionDate: '2027-02-28',
      registrationDeadline: '2027-02-27T06:00:00.000Z',
      own: { title: 'Tödi für Stammgäste' },
      assignments: [],
      version: 1,
    });
    expect(event.code).toMatch(/^E-701-\d+$/);
    expect((await duplicate(id, {}, 'guide')).statusCode).toBe(403);
    expect((await duplicate('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});

describe('many at once', () => {
  const bulk = async (rows: readonly Pick<EventRow, 'id' | 'version'>[], rest: object, key?: string) => {
    const events = rows.map(({ id, version }) => ({ event: `/api/events/${id}`, version }));
    const payload = { events, ...rest };
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return (await t.as('admin'))({ method: 'POST', url: '/api/events/bulk', payload, headers });
  };
  const statuses = (response: { json: () => { results: { status: number }[] } }) =>
    response.json().results.map(({ status }) => status);
  const prepared = (guides: readonly string[] = []) =>
    insertOwn(offer, { state: 'prepared', published: false }, { guides });

  test('each is answered for itself, in words', async () => {
    const ready = await prepared([t.users.guideBasic.id]);
    const guideless = await prepared();
    const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
    const rows = [ready, guideless, unknown, { ...ready, version: 7 }];
    const response = await bulk(rows, { action: 'publish', overrideReason: 'Texte folgen' });
    expect(response.json()).toMatchObject({
      done: 1,
      results: [
        { status: 200, code: ready.code, message: null },
        {
          status: 409,
          code: guideless.code,
          message: 'Es fehlt ein Guide.',
          missing: [{ message: 'Es fehlt ein Guide.' }],
        },
        { status: 404 },
        { status: 412 },
      ],
    });
  });

  test('publishing without a reason says that one would get through', async () => {
    const ready = await prepared([t.users.guideBasic.id]);
    const [refused] = (await bulk([ready], { action: 'publish' })).json().results;
    expect(refused).toMatchObject({ status: 409, missing: [{ propertyPath: 'reason' }] });
  });

  test('each is changed once for a key, and asked again says what came of it', async () => {
    const rows = [await insertOwn(offer), await insertOwn(offer)];
    const asking = { action: 'next-season', days: 371 };
    const first = (await bulk(rows, asking, 'next-season-1')).json();
    const again = (await bulk(rows, asking, 'next-season-1')).json();
    expect(again).toEqual(first);
    expect(first.results).toMatchObject([{ status: 201 }, { status: 201 }]);
    const made = first.results.map(({ created }: { created: string }) => created);
    const copy = (await (await t.as('admin'))(made[0])).json();
    expect(copy.start).toBe('2027-03-13T06:00:00.000Z');
    const flag = await bulk(rows, { action: 'set-organized' }, 'organized-1');
    // The version of before is no longer the stored one; the answer is, all the same, that of the change.
    expect((await bulk(rows, { action: 'set-organized' }, 'organized-1')).json()).toEqual(flag.json());
    expect(flag.json().results).toMatchObject([{ status: 200, version: 2 }, { version: 2 }]);
  });

  test.each([
    ['set-organized', { organized: true }],
    ['unset-organized', { organized: false }],
    ['unpublish', { state: 'prepared', published: false }],
  ])('%s', async (action, expected) => {
    const event = await insertOwn(offer, { organized: action === 'unset-organized' });
    expect(statuses(await bulk([event], { action }))).toEqual([200]);
    expect((await (await t.as('admin'))(`/api/events/${event.id}`)).json()).toMatchObject(expected);
  });

  test('concludes what is over', async () => {
    const over = await insertOwn(offer, { start: new Date('2026-01-10T06:00:00Z') });
    const coming = await insertOwn(offer);
    expect(statuses(await bulk([over, coming], { action: 'set-concluded' }))).toEqual([200, 422]);
    expect(statuses(await bulk([{ ...over, version: 2 }], { action: 'unset-concluded' }))).toEqual([200]);
  });

  test('adds tags to those in force', async () => {
    const event = await insertOwn(offer);
    const tag = await insertTag(t.db, 'Neu im Programm');
    expect(statuses(await bulk([event], { action: 'add-tags', tags: [`/api/tags/${tag.id}`] }))).toEqual([
      200,
    ]);
    const { tags } = (await t.anonymous(`/api/events/${event.id}`)).json();
    expect(tags.map(({ title }: { title: string }) => title)).toEqual(['Klassiker', 'Neu im Programm']);
    expect((await bulk([event], { action: 'add-tags' })).statusCode).toBe(422);
    const taking = { action: 'remove-tags', tags: [`/api/tags/${tag.id}`] };
    expect(statuses(await bulk([{ ...event, version: 2 }], taking))).toEqual([200]);
    const back = (await (await t.as('admin'))(`/api/events/${event.id}`)).json();
    // The offer's list is left, which the event inherits.
    expect([back.tags.length, back.own.tags ?? []]).toEqual([1, []]);
  });

  test('asks a guide, who is refused twice', async () => {
    const event = await insertOwn(offer);
    const asking = { action: 'assign-guide', guide: `/api/users/${t.users.partner.id}` };
    expect(statuses(await bulk([event], asking))).toEqual([200]);
    const [again] = (await bulk([event], asking)).json().results;
    expect(again).toMatchObject({ status: 422, message: expect.stringMatching(/\.$/) });
    expect(again.missing).toMatchObject([{ propertyPath: 'guide' }]);
  });

  test('asks a guide whom something speaks against only with a reason, which is kept', async () => {
    const asking = { action: 'assign-guide', guide: `/api/users/${t.users.guide.id}` };
    const start = new Date('2026-07-04T06:00:00Z');
    const led = await insertOwn(offer, { start }, { guides: [t.users.guide.id] });
    const overlapping = await insertOwn(offer, { start });
    const demanding = await insertOwn(offer, {
      start: new Date('2026-08-01T06:00:00Z'),
      requiredGuideLevel: 'guide4',
    });
    const events = [overlapping, demanding];
    const { results } = (await bulk(events, asking)).json();
    expect(results).toMatchObject([
      {
        status: 409,
        message: expect.stringContaining(led.code),
        missing: [{ propertyPath: 'overrideReason' }],
      },
      { status: 422, missing: [{ propertyPath: 'overrideReason' }] },
    ]);
    const answer = await bulk(events, { ...asking, overrideReason: 'Wechselt am Mittag.' });
    expect(answer.json().results).toMatchObject([
      { status: 200, missing: [] },
      { status: 200, missing: [] },
    ]);
    const kept = await t.db
      .select({ event: guideAssignments.eventId, reason: guideAssignments.overrideReason })
      .from(guideAssignments)
      .where(
        inArray(
          guideAssignments.eventId,
          events.map(({ id }) => id),
        ),
      );
    expect(kept).toHaveLength(2);
    expect(new Set(kept.map(({ reason }) => reason))).toEqual(new Set(['Wechselt am Mittag.']));
  });

  test('makes the next season', async () => {
    const event = await insertOwn(offer);
    const [made] = (await bulk([event], { action: 'next-season' })).json().results;
    expect(made).toMatchObject({ status: 201, created: expect.stringContaining('/api/events/') });
    expect(await t.db.$count(bookings)).toBe(0);
  });
});
