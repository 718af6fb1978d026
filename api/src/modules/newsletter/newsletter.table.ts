import { NEWSLETTER_STATES } from '@firn/shared-contracts/api';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Who gets the newsletter, with the proof of the consent (docs/domain/accounts.md#newsletter). */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: text().notNull(),
    state: text({ enum: NEWSLETTER_STATES }).notNull(),
    textVersion: text().notNull(),
    requestedAt: instant().notNull(),
    /** As `networkOf` gives it. */
    requestedFrom: text().notNull(),
    confirmedAt: instant(),
    confirmedFrom: text(),
    unsubscribedAt: instant(),
    /** Of an address that went when two accounts became one: whose proof this is since (docs/domain/accounts.md#merging). */
    mergedUserId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** In the clear, because every mail needs it again; it opens nothing but the way out. */
    unsubscribeToken: text().notNull().unique(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscriptions_requested_index').on(table.requestedAt),
    index('newsletter_subscriptions_merged_user_index').on(table.mergedUserId),
  ],
);

/** Links that confirm, each with the request it proves. Only the SHA-256 is stored; used ones are deleted. */
export const newsletterCodes = pgTable(
  'newsletter_codes',
  {
    codeHash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    textVersion: text().notNull(),
    requestedAt: instant().notNull(),
    requestedFrom: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('newsletter_codes_subscription_index').on(table.subscriptionId),
    index('newsletter_codes_expires_index').on(table.expiresAt),
  ],
);
