import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { findBooking } from '../bookings/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { entryNotFound } from './waitlist.errors.ts';
import type { EntryFacts, EntryMail } from './waitlist.mails.ts';
import { newLink } from './waitlist.repository.ts';

/** When something happens to a waiting list, and where links in mails lead. */
export interface Occasion {
  readonly origin: string;
  readonly at: Date;
}

/** Queues a mail about an entry as it is now, with a link of its own. */
export async function writeToEntry(
  tx: Tx,
  id: string,
  { template, mail }: { readonly template: string; readonly mail: (facts: EntryFacts) => EntryMail },
  { origin, at }: Occasion,
): Promise<void> {
  const entry = await findBooking(tx, id);
  if (!entry) throw entryNotFound();
  const company = await readLetterhead(tx);
  const link = `${origin}${await newLink(tx, id, at)}`;
  const envelope = { template, recipient: entry.booker.email, about: iri('bookings', id) };
  await queueMail(tx, { ...mail({ entry, link, company }), ...envelope }, at);
}
