import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type MessageRuleRow, messageRules } from './message-rules.table.ts';

/** Ids of the rules that are switched on. */
export async function listActive(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: messageRules.id })
    .from(messageRules)
    .where(eq(messageRules.active, true))
    .orderBy(asc(messageRules.id));
  return rows.map(({ id }) => id);
}

/** A rule that is switched on: until the transaction ends nobody changes it. Null for one that is not. */
export async function lockActive(tx: Tx, id: string): Promise<MessageRuleRow | null> {
  const [row] = await tx
    .select()
    .from(messageRules)
    .where(and(eq(messageRules.id, id), eq(messageRules.active, true)))
    .for('share');
  return row ?? null;
}
