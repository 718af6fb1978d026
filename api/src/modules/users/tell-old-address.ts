import type { PlannedMailsResponse } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { plannedMails, queueMail, readLetterhead, rehearse } from '../outbox/index.ts';
import { findUserRow } from '../people/index.ts';
import { addressChangedMail } from './address-changed.mail.ts';

/** Before the address changes: whoever has the old one learns of it (docs/domain/accounts.md#change-of-the-address). */
export async function tellOldAddress(tx: Tx, id: string, now: Date): Promise<void> {
  const user = await findUserRow(tx, id);
  // A guest without an account has none to be told of.
  if (user && user.state !== 'guest')
    await queueMail(tx, addressChangedMail({ user, company: await readLetterhead(tx) }), now);
}

/** What a patch of a user would send: to the old address, if that changes. */
export async function previewPatch(
  db: Db,
  id: string,
  patch: (tx: Tx) => Promise<unknown>,
): Promise<PlannedMailsResponse> {
  const about = iri('users', id.toLowerCase());
  const write = async (tx: Tx) => {
    await patch(tx);
    return about;
  };
  return plannedMails(about, await rehearse(db, write, about));
}
