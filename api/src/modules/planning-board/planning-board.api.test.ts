import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { statementsOf } from '../../../test/statements.ts';
import { assignGuide } from '../../../test/tours.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { guideCalendars, guideDays } from '../guide-availabilities/guide-availabilities.table.ts';
import { offerGuides } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { readPlanningBoard } from './planning-board.read-model.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const read = async (query: string) => (await (await t.as('admin'))(`/api/planning-board?${query}`)).json();

test('has every guide by day, and the events with who is asked for them', async () => {
  const { guide, guideBasic } = t.users;
  await t.db.insert(guideCalendars).values({
    id: guide.id,
    weekly: ['busy', null, null, null, null, 'available', 'available'],
  });
  await t.db.insert(guideDays).values({ guideId: guide.id, date: '2026-03-07', availability: 'maybe' });
  const led = await insertBookableEvent(t.db, { requiredGuideLevel: 'guide1' }, [guide.id]);
  await t.db.insert(guideAssignments).values([
    { eventId: led.id, guideId: guideBasic.id, state: 'asked' },
    { eventId: led.id, guideId: t.users.partner.id, state: 'declined' },
  ]);
  const bare = await insertBookableEvent(t.db);
  const inheriting = await insertBookableEvent(t.db);
  await t.db.insert(offerGuides).values({ offerId: inheriting.offerId, userId: guide.id });
  await insertBookableEvent(t.db, { state: 'cancelled' });

  const board = await read('from=2026-03-06&weeks=1');
  expect(board).toMatchObject({ from: '2026-03-06', to: '2026-03-12' });
  expect(board.guides.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
    'Vera Guide',
    'Vera GuideBasic',
    'Vera Partner',
  ]);
  expect(board.guides[0].days).toEqual([null, 'maybe', 'available', 'busy', null, null, null]);
  expect(board.events).toHaveLength(3);
  expect(board.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@id': led.iri,
        start: '2026-03-07T07:00:00.000Z',
        requiredGuideLevel: 'guide1',
        maximumParticipants: 12,
        takenSeats: 0,
        hasInheritedGuides: false,
        assignments: [
          expect.objectContaining({ guide: `/api/users/${guide.id}`, state: 'accepted' }),
          expect.objectContaining({ guide: `/api/users/${guideBasic.id}`, state: 'asked' }),
        ],
      }),
      expect.objectContaining({ '@id': bare.iri, hasInheritedGuides: false, assignments: [] }),
      expect.objectContaining({ '@id': inheriting.iri, hasInheritedGuides: true }),
    ]),
  );
  expect((await read('from=2026-03-09&weeks=1')).events).toEqual([]);
});

test('is for the office, and of some weeks', async () => {
  expect((await (await t.as('guide'))('/api/planning-board')).statusCode).toBe(403);
  for (const query of ['weeks=0', 'weeks=27', 'weeks=1.5', 'from=2026-02-30']) {
    expect((await read(query)).status).toBe(400);
  }
});

test('needs two statements for 40 guides and 12 weeks', async () => {
  const guides = Array.from({ length: 40 }, (_, index) => ({
    email: `guide-${index}@firn.example`,
    roles: ['ROLE_GUIDE'],
    lastName: `G${index}`,
  }));
  const rows = await t.db.insert(users).values(guides).returning({ id: users.id });
  for (const { id } of rows.slice(0, 10)) {
    const event = await insertBookableEvent(t.db);
    await assignGuide(t.db, event.id, id);
  }
  const period = { from: '2026-02-14', to: '2026-05-08' };
  expect(await statementsOf(t.db, () => readPlanningBoard(t.db, period))).toBe(2);
  const board = await readPlanningBoard(t.db, period);
  expect([board.guides.length, board.guides[0]?.days.length]).toEqual([43, 84]);
  expect(board.events.length).toBeGreaterThanOrEqual(10);
});
