import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type EventChanges, insertBookableEvent } from '../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../test/build-test-app.ts';
import { guideAssignments } from '../modules/guide-assignments/guide-assignments.table.ts';
import { applyRules } from '../modules/message-rules/index.ts';
import { messageRules } from '../modules/message-rules/message-rules.table.ts';
import { outboxMails } from '../modules/outbox/outbox.table.ts';
import { reminders } from '../modules/outbox/reminders.table.ts';
import { pinboardPosts } from '../modules/pinboard/pinboard.table.ts';
import { rememberedEvents } from '../modules/remembered-events/remembered-events.table.ts';

const MIGRATION = new URL('./migrations/0043_message_rules.sql', import.meta.url);
/** The statement that writes rows; the one before it has made the table already. */
const SEED = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const HOUR_MS = 3_600_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR_MS);
const eventIn = (days: number, changes: EventChanges = {}) =>
  insertBookableEvent(
    t.db,
    { start: inDays(days), end: inDays(days + 1), registrationDeadline: inDays(days), ...changes },
    [t.users.guide.id],
  );

/** The mails that the jobs of before had written by then: the template of each, and its recipient. */
let written: { template: string; about: string }[];

/** A database of the day before, on which every mail by time is due. */
beforeEach(async () => {
  await t.db.delete(messageRules);
  await t.db.delete(reminders);
  await t.db.delete(outboxMails);
  await t.db.delete(guideAssignments);
  const few = { maximumParticipants: 3, minimumParticipants: 1, registrationDeadline: inDays(29) };
  const distant = await eventIn(30, few);
  const near = await eventIn(3);
  const over = await eventIn(-4);
  await t.db.delete(rememberedEvents);
  await t.db.insert(rememberedEvents).values({ eventId: distant.id, userId: t.users.gast.id, mails: true });
  await t.db.delete(pinboardPosts);
  await t.db
    .insert(pinboardPosts)
    .values({ eventId: near.id, userId: t.users.admin.id, text: 'Neu', createdAt: inDays(-1) });
  const assignments = await t.db.select().from(guideAssignments);
  const about = (eventId: string) =>
    `/api/guide_assignments/${assignments.find((each) => each.eventId === eventId)?.id}`;
  const guide = `/api/users/${t.users.guide.id}`;
  written = [
    { template: 'guide_8_weeks', about: about(distant.id) },
    { template: 'guide_1_week', about: about(near.id) },
    { template: 'guide_report_due', about: about(over.id) },
    {
      template: 'remembered_few_seats',
      about: `/api/users/${t.users.gast.id}/remembered_events/${distant.id}`,
    },
    { template: 'pinboard_digest', about: `${guide}/pinboard/2026-02-13` },
  ];
});

const migrate = () => t.db.execute(sql.raw(SEED));
const run = () => applyRules({ db: t.db, clock: () => NOW, origin: 'https://firn.example' });
const sent = async () => {
  const mails = await t.db.select().from(outboxMails).orderBy(asc(outboxMails.template));
  return mails.map(({ template }) => template);
};
const BEFORE = [
  'guide_1_week',
  'guide_8_weeks',
  'guide_report_due',
  'pinboard_digest',
  'remembered_few_seats',
];

test('the rules write what the jobs of before wrote, and nothing else', async () => {
  await migrate();
  await run();
  expect(await sent()).toEqual(BEFORE);
  const made = await t.db
    .select({ template: reminders.template, about: reminders.about })
    .from(reminders)
    .orderBy(asc(reminders.template));
  const byTemplate = written.toSorted((a, b) => a.template.localeCompare(b.template, 'en'));
  expect(made.toSorted((a, b) => a.template.localeCompare(b.template, 'en'))).toEqual(byTemplate);
});

test('who was written to by a job of before is not written to by its rule', async () => {
  await t.db.insert(reminders).values(written);
  await migrate();
  expect(await run()).toBe(0);
  expect(await sent()).toEqual([]);
});

test('a job of before that still runs on another machine and a rule do not both write', async () => {
  await migrate();
  await run();
  // Such a job does this first.
  const taken = await t.db.insert(reminders).values(written).onConflictDoNothing().returning();
  expect(taken).toEqual([]);
});

test('they would be written to again under another name', async () => {
  await t.db.insert(reminders).values(written);
  await migrate();
  await t.db.update(messageRules).set({ key: sql`id::text` });
  await run();
  expect(await sent()).toEqual(BEFORE);
});

test('no guest gets a mail that there was not before until the office switches it on', async () => {
  await migrate();
  const rows = await t.db
    .select({ template: messageRules.template, active: messageRules.active })
    .from(messageRules)
    .where(inArray(messageRules.template, ['packing_list', 'last_info', 'thanks']));
  expect(rows.map(({ active }) => active)).toEqual([false, false, false]);
  expect(await t.db.$count(messageRules, eq(messageRules.active, true))).toBe(BEFORE.length);
});
