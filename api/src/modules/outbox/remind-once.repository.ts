import type { Tx } from '../../db/client.ts';
import { type OutgoingMail, queueMail } from './outbox.repository.ts';
import { reminders } from './reminders.table.ts';

/**
 * Queues the mails of a reminder unless it was made before, in the caller's transaction: a job that dies has neither
 * written the reminder nor the mails, and of two at once one waits for the other and writes nothing.
 * @returns whether the mails were queued.
 */
export async function remindOnce(
  tx: Tx,
  reminder: { readonly template: string; readonly about: string },
  mails: readonly OutgoingMail[],
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insert(reminders)
    .values({ ...reminder, createdAt: now })
    .onConflictDoNothing()
    .returning({ about: reminders.about });
  if (made.length === 0) return false;
  for (const mail of mails) await queueMail(tx, mail, now);
  return true;
}
