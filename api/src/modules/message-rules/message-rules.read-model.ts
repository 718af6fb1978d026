import type { MessageRuleResponse } from '@firn/shared-contracts/api';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { titledBy } from '../../db/search-text.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { reminders } from '../outbox/reminders.table.ts';
import { type MessageRuleRow, messageRules } from './message-rules.table.ts';

interface SentRule {
  readonly rule: MessageRuleRow;
  readonly sent: number;
}

const messageRuleResponse = ({ rule, sent }: SentRule): MessageRuleResponse => ({
  '@id': iri('message_rules', rule.id),
  '@type': 'MessageRule',
  id: rule.id,
  version: rule.version,
  title: rule.title,
  template: rule.template,
  audience: rule.audience,
  channel: rule.channel,
  moment: rule.moment,
  days: rule.days,
  time: rule.time,
  untilDays: rule.untilDays,
  state: rule.state,
  subject: rule.subject,
  text: rule.text,
  active: rule.active,
  sent,
});

const selectSent = (db: Db) =>
  db
    .select({ rule: messageRules, sent: db.$count(reminders, eq(reminders.template, messageRules.key)) })
    .from(messageRules)
    .$dynamic();

export const messageRulesReads = {
  async list(db: Db, query: Query, { offset, size }: Page): Promise<Listed<MessageRuleResponse>> {
    const titled = titledBy(readText(query, 'title'), messageRules.sortKey);
    const rows = await selectSent(db)
      .where(titled)
      .orderBy(asc(messageRules.sortKey))
      .limit(size)
      .offset(offset);
    const [counted] = await db.select({ total: count() }).from(messageRules).where(titled);
    return { items: rows.map(messageRuleResponse), total: counted?.total ?? 0 };
  },

  async find(db: Db, id: string): Promise<MessageRuleResponse | null> {
    const [row] = await selectSent(db).where(eq(messageRules.id, id));
    return row ? messageRuleResponse(row) : null;
  },
};

export async function findRule(db: Db, id: string): Promise<MessageRuleRow | null> {
  const [row] = await db.select().from(messageRules).where(eq(messageRules.id, id));
  return row ?? null;
}
