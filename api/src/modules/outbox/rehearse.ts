import type { PlannedMail } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { plannedMail } from './planned-mail.ts';
import { listQueued } from './queued-mails.read-model.ts';

/** Ends a transaction that was made to be looked at. */
class RehearsalOver extends Error {}

/**
 * Does a write that makes something new, looks at its mails, and takes everything back: what is shown is what the write
 * sends, and a write that is refused is refused here. The new thing is gone again, so its id becomes «…».
 * @param write returns the IRI of what it made.
 */
export async function rehearse(db: Db, write: (tx: Tx) => Promise<string>): Promise<PlannedMail[]> {
  let mails: PlannedMail[] = [];
  try {
    await db.transaction(async (tx) => {
      const made = await write(tx);
      const id = made.slice(made.lastIndexOf('/') + 1);
      mails = (await listQueued(tx, made)).map((mail) =>
        plannedMail({ ...mail, text: mail.text.replaceAll(id, '…') }),
      );
      throw new RehearsalOver();
    });
  } catch (error) {
    if (!(error instanceof RehearsalOver)) throw error;
  }
  return mails;
}
