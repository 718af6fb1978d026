import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { tableKind } from '../../records/index.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mailTextOf } from './catalogue.ts';
import { mailTexts } from './mail-texts.table.ts';

/** What the office has written; null: the default. */
export interface MailTextRecord {
  readonly subject: string | null;
  readonly opening: string | null;
  readonly closing: string | null;
}

const rows = tableKind<MailTextRecord>({
  entity: 'mail_text',
  collection: 'mail_texts',
  table: mailTexts,
  columns: { subject: 'subject', opening: 'opening', closing: 'closing' },
  references: {},
  unique: {},
  labelOf: () => '',
});

const UNCHANGED: MailTextRecord = { subject: null, opening: null, closing: null };

/** A text by its key. One that nobody has changed has no row, and is in its first version. */
export const mailTextKind = {
  ...rows,
  async load(db: Db, key: string, { lock } = { lock: false }) {
    if (!mailTextOf(key)) return null;
    // Two first changes at once wait for each other, as two later ones do.
    if (lock) await db.insert(mailTexts).values({ id: key }).onConflictDoNothing();
    return (await rows.load(db, key, { lock })) ?? { id: key, version: 1, record: UNCHANGED };
  },
} satisfies typeof rows;

/** The same under the title of a text, as the audit log names it. */
export const titledKind = (title: string) => ({ ...mailTextKind, labelOf: () => title });

/** Entity in the audit log of the test mails of somebody. */
export const TEST_MAILS = 'mail_text_test';

/** How many test mails somebody has sent since then; two at once are counted one after the other. */
export async function countTestMails(tx: Tx, userId: string, since: Date): Promise<number> {
  await takeTurns(tx, `test mails ${userId}`);
  const isTheirs = and(eq(auditEntries.entity, TEST_MAILS), eq(auditEntries.entityId, userId));
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(auditEntries)
    .where(and(isTheirs, gt(auditEntries.at, since)));
  return row?.count ?? 0;
}
