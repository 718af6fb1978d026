import type { Tx } from '../../db/client.ts';
import { type OutgoingMail, queueMail } from './outbox.repository.ts';
import { reminders } from './reminders.table.ts';

interface Reminder {
  /** Name of the mail or of the rule. */
  readonly template: string;
  readonly about: string;
}

/**
 * Remembers a reminder in the caller's transaction: a job that dies has neither written it nor what it brings, and of two at
 * once one waits for the other.
 * @returns whether it was not made before.
 */
export async function rememberOnce(tx: Tx, reminder: Reminder, now: Date): Promise<boolean> {
  const made = await tx
    .insert(reminders)
    .values({ ...reminder, createdAt: now })
    .onConflictDoNothing()
    .returning({ about: reminders.about });
  return made.length > 0;
}

/** Queues the mails of a reminder unless it was made before. @returns whether the mails were queued. */
export async function remindOnce(
  tx: Tx,
  reminder: Reminder,
  mails: readonly OutgoingMail[],
  now: Date,
): Promise<boolean> {
  if (!(await rememberOnce(tx, reminder, now))) return false;
  for (const mail of mails) await queueMail(tx, mail, now);
  return true;
}
