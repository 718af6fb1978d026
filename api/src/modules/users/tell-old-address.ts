import type { Tx } from '../../db/client.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { addressChangedMail } from './address-changed.mail.ts';
import { findUserRow } from './users.read-model.ts';

/** Before the address changes: whoever has the old one learns of it (docs/domain/accounts.md#change-of-the-address). */
export async function tellOldAddress(tx: Tx, id: string, now: Date): Promise<void> {
  const user = await findUserRow(tx, id);
  if (user) await queueMail(tx, addressChangedMail({ user, company: await readLetterhead(tx) }), now);
}
