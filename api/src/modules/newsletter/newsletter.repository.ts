import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { users } from '../users/users.table.ts';
import { newsletterCodes, newsletterSubscriptions } from './newsletter.table.ts';
import { lockSubscription, type Subscription } from './subscription.read-model.ts';

const DAY_MS = 86_400_000;
/** docs/domain/accounts.md#tokens */
const CODE_MS = 7 * DAY_MS;
/** What nobody confirmed is forgotten then. */
const PENDING_MS = 30 * DAY_MS;

/** Who asked for the newsletter, when and from where. */
export interface Consent {
  readonly email: string;
  readonly requestedAt: Date;
  readonly requestedFrom: string;
}

async function insertPending(tx: Tx, consent: Consent): Promise<Subscription> {
  const [row] = await tx
    .insert(newsletterSubscriptions)
    .values({
      ...consent,
      state: 'pending',
      textVersion: NEWSLETTER_CONSENT.version,
      unsubscribeToken: newToken(),
    })
    .returning();
  if (!row) throw new Error('the subscription was not stored');
  return row;
}

/** What somebody asked for and has not confirmed; null where the address has the newsletter already. */
export async function awaitConfirmation(tx: Tx, consent: Consent): Promise<Subscription | null> {
  const known = await lockSubscription(tx, consent.email);
  if (!known) return insertPending(tx, consent);
  if (known.state === 'subscribed') return null;
  const { requestedAt, requestedFrom } = consent;
  const [row] = await tx
    .update(newsletterSubscriptions)
    .set({ state: 'pending', requestedAt, requestedFrom, textVersion: NEWSLETTER_CONSENT.version })
    .where(eq(newsletterSubscriptions.id, known.id))
    .returning();
  return row ?? null;
}

/** A code for the link of the mail, and until when it is good. */
export async function issueCode(
  tx: Tx,
  { id, textVersion, requestedAt, requestedFrom }: Subscription,
  at: Date,
) {
  const code = newToken();
  const expiresAt = new Date(at.getTime() + CODE_MS);
  const proof = { subscriptionId: id, textVersion, requestedAt, requestedFrom };
  await tx.insert(newsletterCodes).values({ ...proof, codeHash: hashToken(code), createdAt: at, expiresAt });
  return { code, expiresAt };
}

const deleteCodes = (tx: Tx, subscriptionId: string) =>
  tx.delete(newsletterCodes).where(eq(newsletterCodes.subscriptionId, subscriptionId));

interface Confirmation {
  readonly confirmedAt: Date;
  readonly confirmedFrom: string;
}

async function subscribe(
  tx: Tx,
  id: string,
  proof: Pick<Subscription, 'textVersion' | 'requestedAt' | 'requestedFrom'>,
  confirmation: Confirmation,
): Promise<string> {
  const [row] = await tx
    .update(newsletterSubscriptions)
    .set({ state: 'subscribed', ...proof, ...confirmation, unsubscribedAt: null, mergedUserId: null })
    .where(eq(newsletterSubscriptions.id, id))
    .returning({ email: newsletterSubscriptions.email });
  if (!row) throw new Error('the subscription is gone');
  await deleteCodes(tx, id);
  return row.email;
}

/** Uses a code up; the address, or null for one that is unknown, late or was used. */
export async function confirmByCode(
  tx: Tx,
  code: string,
  confirmation: Confirmation,
): Promise<string | null> {
  const [used] = await tx
    .delete(newsletterCodes)
    .where(
      and(
        eq(newsletterCodes.codeHash, hashToken(code)),
        gt(newsletterCodes.expiresAt, confirmation.confirmedAt),
      ),
    )
    .returning();
  if (!used) return null;
  const { subscriptionId, textVersion, requestedAt, requestedFrom } = used;
  return subscribe(tx, subscriptionId, { textVersion, requestedAt, requestedFrom }, confirmation);
}

/** Subscribes an address that was proven in another way, by the mail of an account. */
export async function subscribeProven(tx: Tx, consent: Consent, confirmation: Confirmation): Promise<void> {
  const { email, requestedAt, requestedFrom } = consent;
  const known = (await lockSubscription(tx, email)) ?? (await insertPending(tx, consent));
  if (known.state === 'subscribed') return;
  const proof = { textVersion: NEWSLETTER_CONSENT.version, requestedAt, requestedFrom };
  await subscribe(tx, known.id, proof, confirmation);
}

async function end(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(newsletterSubscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: at })
    .where(and(eq(newsletterSubscriptions.id, id), ne(newsletterSubscriptions.state, 'unsubscribed')));
  await deleteCodes(tx, id);
}

/** The address of the account that a record's own account was merged into. */
const addressAfterMerge = (tx: Tx, { mergedUserId }: Pick<Subscription, 'mergedUserId'>) =>
  mergedUserId
    ? tx
        .select({ email: sql`lower(${users.email})` })
        .from(users)
        .where(eq(users.id, mergedUserId))
    : undefined;

/**
 * Ends a subscription for good; once it has ended, the same again changes nothing. A mail from before two accounts were
 * merged ends that of the person. False for an unknown token.
 */
export async function unsubscribe(tx: Tx, token: string, at: Date): Promise<boolean> {
  const [known] = await tx
    .select({ id: newsletterSubscriptions.id, mergedUserId: newsletterSubscriptions.mergedUserId })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.unsubscribeToken, token));
  if (!known) return false;
  const address = addressAfterMerge(tx, known);
  const ofPerson = await tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(
      or(
        eq(newsletterSubscriptions.id, known.id),
        address && inArray(sql`lower(${newsletterSubscriptions.email})`, address),
      ),
    );
  for (const { id } of ofPerson) await end(tx, id, at);
  return true;
}

/** Ends what an address has, also a request that waits for its confirmation. */
export async function unsubscribeAddress(tx: Tx, email: string, at: Date): Promise<void> {
  const known = await lockSubscription(tx, email);
  if (known) await end(tx, known.id, at);
}

/** Deletes late codes, and what nobody confirmed within 30 days. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_MS);
  await db.delete(newsletterCodes).where(lt(newsletterCodes.expiresAt, now));
  await db
    .delete(newsletterSubscriptions)
    .where(
      and(eq(newsletterSubscriptions.state, 'pending'), lt(newsletterSubscriptions.requestedAt, before)),
    );
}
