import type { PlannedMail } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { plannedMail } from './planned-mail.ts';
import { listQueued } from './queued-mails.read-model.ts';

/** Ends a transaction that was made to be looked at. */
class RehearsalOver extends Error {}

/** Does a write and takes everything back. @returns what the write returns. */
export async function lookAt<Seen>(db: Db, write: (tx: Tx) => Promise<Seen>): Promise<Seen> {
  let seen: { readonly value: Seen } | null = null;
  try {
    await db.transaction(async (tx) => {
      seen = { value: await write(tx) };
      throw new RehearsalOver();
    });
  } catch (error) {
    if (seen && error instanceof RehearsalOver) return (seen as { readonly value: Seen }).value;
    throw error;
  }
  throw new Error('A rehearsal always ends its transaction.');
}

/**
 * Does a write, looks at its mails, and takes everything back: what is shown is what the write sends, and a write that is
 * refused is refused here. What it made is gone again, so its id becomes «…».
 * @param write returns the IRI that its mails are about.
 * @param known that IRI, where it is known before: mails about it that are there already are not of the write.
 */
export const rehearse = (
  db: Db,
  write: (tx: Tx) => Promise<string>,
  known?: string,
): Promise<PlannedMail[]> =>
  lookAt(db, async (tx) => {
    const before = new Set((known ? await listQueued(tx, known) : []).map(({ id }) => id));
    const made = await write(tx);
    const queued = (await listQueued(tx, made)).filter(({ id }) => !before.has(id));
    const id = made.slice(made.lastIndexOf('/') + 1);
    return queued.map((mail) => plannedMail({ ...mail, text: mail.text.replaceAll(id, '…') }));
  });
