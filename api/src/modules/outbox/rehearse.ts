import type { PlannedMail } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { plannedMail } from './planned-mail.ts';
import { listWaiting } from './queued-mails.read-model.ts';

/** Ends a transaction that was made to be looked at. */
class RehearsalOver extends Error {}

/**
 * Does a write, looks at its mails, and takes everything back: what is shown is what the write sends, and a write that is
 * refused is refused here. What it made is gone again, so its id becomes «…».
 * @param write returns the IRI that its mails are about.
 * @param template that of its mails, where others about the same may wait; the write takes back older ones of it.
 */
export async function rehearse(
  db: Db,
  write: (tx: Tx) => Promise<string>,
  template?: string,
): Promise<PlannedMail[]> {
  let mails: PlannedMail[] = [];
  try {
    await db.transaction(async (tx) => {
      const made = await write(tx);
      const id = made.slice(made.lastIndexOf('/') + 1);
      mails = (await listWaiting(tx, made, template)).map((mail) =>
        plannedMail({ ...mail, text: mail.text.replaceAll(id, '…') }),
      );
      throw new RehearsalOver();
    });
  } catch (error) {
    if (!(error instanceof RehearsalOver)) throw error;
  }
  return mails;
}
