import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { ASKED_AT, askAll, pastEvent } from '../../test/feedbacks.ts';
import { feedbacks } from '../modules/feedbacks/feedbacks.table.ts';
import { messageRules } from '../modules/message-rules/message-rules.table.ts';
import { outboxMails } from '../modules/outbox/outbox.table.ts';

const MIGRATION = new URL('./migrations/0047_rules_with_words.sql', import.meta.url);
/** The statement that writes rules; those before it have made the columns already. */
const SEED = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Leaves what the job of before left: the request of each person of a booking, and the mail that had its link. */
async function askedByTheJob(persons: readonly { readonly id: string }[], eventId: string): Promise<void> {
  const closesAt = new Date('2026-04-15T14:00:00Z');
  for (const { id: bookingPersonId } of persons)
    await t.db.insert(feedbacks).values({ bookingPersonId, eventId, tokenHash: bookingPersonId, closesAt });
}

test('who was asked by the job of before is not asked by the rule, who was not is', async () => {
  await t.db.delete(messageRules).where(inArray(messageRules.key, ['feedback_request', 'waitlist_offered']));
  const { id, booking } = await pastEvent(t, ['Nina', 'Urs']);
  await askedByTheJob(booking.bookingPersons, id);
  await pastEvent(t, ['Lea']);
  await t.db.execute(sql.raw(SEED));

  expect(await askAll(t, ASKED_AT)).toBe(1);
  const mails = () => t.db.select().from(outboxMails).where(eq(outboxMails.template, 'feedback_request'));
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['lea@firn.example']);

  // Nobody else knows that they were asked.
  await t.db.delete(feedbacks);
  expect(await askAll(t, ASKED_AT)).toBe(2);
});
