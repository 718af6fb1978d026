import type { FeedbackAnswer } from '@firn/shared-contracts/api';
import { eq, ne } from 'drizzle-orm';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { events } from '../src/modules/events/events.table.ts';
import { applyRules } from '../src/modules/message-rules/index.ts';
import { messageRules } from '../src/modules/message-rules/message-rules.table.ts';
import { aPerson, type EventChanges, insertBookableEvent, PRICE } from './bookable-event.ts';
import { bookAs } from './booking-changes.ts';
import { NOW, type TestApp } from './build-test-app.ts';
import { codeIn, mailsTo } from './mailbox.ts';
import type { Inject } from './personas.ts';

const ORIGIN = 'https://firn.example';

/** Times of an event that is over by `NOW`. */
const ENDED = {
  start: new Date('2026-02-12T07:00:00Z'),
  end: new Date('2026-02-13T16:00:00Z'),
  registrationDeadline: new Date('2026-02-11T22:59:00Z'),
};

/** The first moment at which the rule asks: a day after the end, at five. */
export const ASKED_AT = new Date('2026-02-14T16:00:00Z');

/** Applies the rule that asks, and no other one. */
export async function askAll({ db }: Pick<TestApp, 'db'>, at = ASKED_AT): Promise<number> {
  await db.update(messageRules).set({ active: false }).where(ne(messageRules.key, 'feedback_request'));
  return applyRules({ db, clock: () => at, origin: ORIGIN });
}

/** An event that ended yesterday and that persons of these first names took part in, booked by the persona or nobody. */
export async function pastEvent(
  t: TestApp,
  names: readonly string[],
  {
    changes = {},
    guides = [t.users.guide.id],
    by = t.anonymous,
  }: {
    readonly changes?: EventChanges;
    readonly guides?: readonly string[];
    readonly by?: Inject;
  } = {},
) {
  const event = await insertBookableEvent(t.db, {}, guides);
  const booking = await bookAs(by, event.iri, {
    bookingPersons: names.map((firstName, index) =>
      aPerson({ firstName, email: addressOf(firstName), booker: index === 0 }),
    ),
    expectedTotal: names.length * PRICE,
  });
  await t.db.update(bookings).set({ state: 'completed' }).where(eq(bookings.id, booking.id));
  await t.db
    .update(events)
    .set({ ...ENDED, state: 'closed', ...changes })
    .where(eq(events.id, event.id));
  return { ...event, booking };
}

export const addressOf = (firstName: string): string => `${firstName.toLowerCase()}@firn.example`;

/** The token in the mail to somebody. */
export async function tokenOf(t: TestApp, firstName: string): Promise<string> {
  return codeIn(await mailsTo(t, addressOf(firstName), NOW), '/rueckmeldung');
}

/** Good grades of tour and guide with a comment to publish. */
export const anAnswer = (t: TestApp, changes: Partial<FeedbackAnswer> = {}): FeedbackAnswer => ({
  tour: { content: 5, level: 4, organisation: 5, hut: 4 },
  guides: [{ guide: `/api/users/${t.users.guide.id}`, preparation: 5, safety: 5, communication: 4 }],
  comment: 'Ein grosser Tag.',
  publishConsent: true,
  ...changes,
});

export const answerAs = (t: TestApp, token: string, answer: FeedbackAnswer = anAnswer(t)) =>
  t.anonymous({ method: 'POST', url: `/api/feedbacks/${token}`, payload: answer });

/** Asks and answers for everybody of these names. */
export async function answerAll(
  t: TestApp,
  names: readonly string[],
  answer: FeedbackAnswer = anAnswer(t),
): Promise<void> {
  for (const name of names) {
    const { statusCode, body } = await answerAs(t, await tokenOf(t, name), answer);
    if (statusCode !== 201) throw new Error(body);
  }
}
