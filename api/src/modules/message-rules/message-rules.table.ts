import {
  RULE_AUDIENCES,
  RULE_CHANNELS,
  RULE_MOMENTS,
  RULE_STATES,
  RULE_TEMPLATES,
} from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

/** Mails and SMS that a moment brings, as data (docs/domain/mails.md#rules-by-time). */
export const messageRules = pgTable(
  'message_rules',
  {
    id: id(),
    version: version(),
    /**
     * The name of the rule in `reminders`. Rules that are there at first have that of their mail, under which it was
     * remembered before there were rules.
     */
    key: text().notNull().unique().default(sql`gen_random_uuid()::text`),
    title: text().notNull().unique(),
    template: text({ enum: RULE_TEMPLATES }).notNull(),
    audience: text({ enum: RULE_AUDIENCES }).notNull(),
    channel: text({ enum: RULE_CHANNELS }).notNull().default('mail'),
    moment: text({ enum: RULE_MOMENTS }).notNull(),
    days: integer(),
    /** `HH:MM` in Zurich. */
    time: text(),
    /** Days before the start or after the end until which it is due; null: until the event begins. */
    untilDays: integer(),
    state: text({ enum: RULE_STATES }),
    /** Words of the rule in place of those of its mail; empty: those of the mail. */
    subject: text().notNull().default(''),
    text: text().notNull().default(''),
    active: boolean().notNull().default(false),
    sortKey: titleSortKey(),
  },
  () => [
    check(
      'message_rules_moment_check',
      sql`case moment
        when 'before_start' then days is not null and time is not null and state is null
        when 'after_end' then days is not null and time is not null and until_days is not null and state is null
        when 'state' then state is not null and days is null and time is null and until_days is null
        else time is not null and days is null and until_days is null and state is null end`,
    ),
  ],
);

export type MessageRuleRow = typeof messageRules.$inferSelect;
