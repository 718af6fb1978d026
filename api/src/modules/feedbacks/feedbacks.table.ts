import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/**
 * Feedback of a person on an event: one row per person, which is there from the moment they are asked
 * (docs/domain/feedback.md#asking).
 */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    version: version(),
    bookingPersonId: uuid()
      .notNull()
      .unique('feedbacks_person_key')
      .references(() => bookingPersons.id, { onDelete: 'restrict' }),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** SHA-256 of the token in the mail; null once the link is forgotten. */
    tokenHash: text().unique('feedbacks_token_key'),
    /** The moment at which the person was asked. */
    createdAt: createdAt(),
    closesAt: instant().notNull(),
    /** Null until the person answers. */
    answeredAt: instant(),
    content: smallint(),
    level: smallint(),
    organisation: smallint(),
    /** Null where there was no hut. */
    hut: smallint(),
    comment: text().notNull().default(''),
    publishConsent: boolean().notNull().default(false),
    /** Null unless the voice stands on the website. */
    publishedAt: instant(),
    publishedBy: uuid().references(() => users.id),
    reply: text().notNull().default(''),
    repliedAt: instant(),
    repliedBy: uuid().references(() => users.id),
  },
  (table) => [
    check(
      'feedbacks_ratings',
      sql`content between 1 and 5 and level between 1 and 5 and organisation between 1 and 5 and hut between 1 and 5`,
    ),
    check(
      'feedbacks_answered',
      sql`answered_at is null or (content is not null and level is not null and organisation is not null)`,
    ),
    check(
      'feedbacks_published',
      sql`published_at is null or (publish_consent and answered_at is not null and comment <> '')`,
    ),
    index('feedbacks_event_index').on(table.eventId),
    index('feedbacks_answered_index').on(table.answeredAt, table.id).where(sql`answered_at is not null`),
    index('feedbacks_closes_index').on(table.closesAt).where(sql`token_hash is not null`),
  ],
);

/** Values in place of the words of a person and of the office once they are forgotten; the grades stay beside them. */
export const FORGOTTEN_WORDS = {
  comment: '',
  publishConsent: false,
  publishedAt: null,
  publishedBy: null,
  reply: '',
  repliedAt: null,
  repliedBy: null,
} as const;

/** The person's grades for each guide whom they rated. */
export const feedbackGuides = pgTable(
  'feedback_guides',
  {
    feedbackId: uuid()
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    guideId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    preparation: smallint().notNull(),
    safety: smallint().notNull(),
    communication: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedbackId, table.guideId] }),
    check(
      'feedback_guides_ratings',
      sql`preparation between 1 and 5 and safety between 1 and 5 and communication between 1 and 5`,
    ),
    index('feedback_guides_guide_index').on(table.guideId),
  ],
);
