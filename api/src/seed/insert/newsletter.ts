import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { newsletterSubscriptions } from '../../modules/newsletter/newsletter.table.ts';
import { seedId } from '../identity.ts';
import { insertRows } from './rows.ts';

const DAY_MS = 86_400_000;
/** Of three guests one has it; of those, one in ten has left and one in ten has not confirmed yet. */
const EVERY = 3;
const IN_TEN = 10;
const NETWORK = '203.0.113.20';

type Row = typeof newsletterSubscriptions.$inferInsert;

function subscriptionRow(email: string, index: number, now: Date): Row {
  const requestedAt = new Date(now.getTime() - (index + 1) * DAY_MS);
  const confirmedAt = new Date(requestedAt.getTime() + 600_000);
  const asked = {
    id: seedId(`newsletter/${email}`),
    email,
    textVersion: NEWSLETTER_CONSENT.version,
    requestedAt,
    requestedFrom: NETWORK,
    unsubscribeToken: seedId(`newsletter/out/${email}`),
  };
  const proof = { confirmedAt, confirmedFrom: NETWORK };
  const [pending, left] = [index % IN_TEN === 0, index % IN_TEN === 1];
  if (pending)
    return { ...asked, state: 'pending', confirmedAt: null, confirmedFrom: null, unsubscribedAt: null };
  if (left) return { ...asked, ...proof, state: 'unsubscribed', unsubscribedAt: now };
  return { ...asked, ...proof, state: 'subscribed', unsubscribedAt: null };
}

/** Who has the newsletter, with the proof. */
export async function insertNewsletter(db: Db, emails: readonly string[], now: Date): Promise<void> {
  const readers = emails.filter((_, index) => index % EVERY === 0);
  await insertRows(
    db,
    newsletterSubscriptions,
    readers.map((email, index) => subscriptionRow(email, index, now)),
  );
}
