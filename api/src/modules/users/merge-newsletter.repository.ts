import type { UserMergePreview } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { newToken } from '../../lib/new-token.ts';
import { newsletterCodes, newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { lockSubscription, type Subscription } from '../newsletter/subscription.read-model.ts';
import { holdingOf } from './merge-newsletter.domain.ts';

/** The address that an account keeps, and the one that goes with the other account. */
export interface MergedAddresses {
  readonly stays: string;
  readonly goes: string;
}

/** An account and a guest without one may have the same: then there is one record, and nothing to merge. */
const isOneAddress = ({ stays, goes }: MergedAddresses) => stays.toLowerCase() === goes.toLowerCase();

type Records = Readonly<Record<keyof MergedAddresses, Subscription | null>>;

/** In one order, so that two merges wait for each other. */
async function lockBoth(tx: Tx, { stays, goes }: MergedAddresses): Promise<Records> {
  const records = new Map<string, Subscription | null>();
  for (const email of [stays, goes].toSorted()) records.set(email, await lockSubscription(tx, email));
  const goesToo = isOneAddress({ stays, goes }) ? null : (records.get(goes) ?? null);
  return { stays: records.get(stays) ?? null, goes: goesToo };
}

/** What the newsletter is to both addresses, and what it will be; null where nobody ever ordered it. */
export async function previewNewsletter(
  tx: Tx,
  addresses: MergedAddresses,
): Promise<{ readonly stays: Said; readonly goes: Said; readonly result: Said } | null> {
  const { stays, goes } = await lockBoth(tx, addresses);
  if (!stays && !goes) return null;
  const stateOf = (record: Subscription | null) => record?.state ?? null;
  return { stays: stateOf(stays), goes: stateOf(goes), result: stateOf(holdingOf(stays, goes)) };
}
type Said = NonNullable<UserMergePreview['newsletter']>['result'];

const deleteCodes = (tx: Tx, { id }: Subscription) =>
  tx.delete(newsletterCodes).where(eq(newsletterCodes.subscriptionId, id));

/** Gives the address that stays what was decided at the other. */
async function take(tx: Tx, email: string, stays: Subscription | null, decision: Subscription) {
  const { state, unsubscribedAt, textVersion, requestedAt, requestedFrom, confirmedAt, confirmedFrom } =
    decision;
  const proof = { textVersion, requestedAt, requestedFrom, confirmedAt, confirmedFrom };
  if (!stays) {
    const record = { email, state, unsubscribedAt, ...proof, unsubscribeToken: newToken() };
    await tx.insert(newsletterSubscriptions).values(record);
    return;
  }
  await deleteCodes(tx, stays);
  // An end of what was agreed to here leaves the proof that it was.
  const isEnd = state === 'unsubscribed' && stays.state === 'subscribed';
  await tx
    .update(newsletterSubscriptions)
    .set({ state, unsubscribedAt, ...(!isEnd && proof) })
    .where(eq(newsletterSubscriptions.id, stays.id));
}

interface NewsletterMerge extends MergedAddresses {
  /** Ids of accounts. */
  readonly into: string;
  readonly from: string;
  readonly at: Date;
}

/** One person has one newsletter. The record of the address that goes ends, and stays as a proof with the account. */
export async function mergeNewsletter(tx: Tx, merge: NewsletterMerge): Promise<void> {
  const { into, from, at } = merge;
  const isOfOther = eq(newsletterSubscriptions.mergedUserId, from);
  await tx.update(newsletterSubscriptions).set({ mergedUserId: into }).where(isOfOther);
  const { stays, goes } = await lockBoth(tx, merge);
  if (!goes) return;
  const isGone = eq(newsletterSubscriptions.id, goes.id);
  if (goes.state === 'pending') {
    await tx.delete(newsletterSubscriptions).where(isGone);
    return;
  }
  if (holdingOf(stays, goes) === goes) await take(tx, merge.stays, stays, goes);
  await deleteCodes(tx, goes);
  await tx
    .update(newsletterSubscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: goes.unsubscribedAt ?? at, mergedUserId: into })
    .where(isGone);
}
