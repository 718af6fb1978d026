import type { EventPatch } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { recordAudits } from '../audit/index.ts';
import { grantFreeCancellation, isChangeable, keepLink } from '../bookings/index.ts';
import { requireSeal, tell } from '../event-news/index.ts';
import { lookAt } from '../outbox/index.ts';
import type { EventRecord } from './event-record.ts';
import { eventKind } from './events.repository.ts';
import { type ChangePlan, changePreview, planEventChange } from './plan-event-change.ts';

interface Occasion {
  readonly now: Date;
  readonly origin: string;
  readonly actor: Actor | null;
  readonly before: EventRecord;
  readonly sent: Pick<EventPatch, 'tell' | 'freeCancellation' | 'seal'>;
}

async function grantFree(tx: Tx, { bookings: affected, freeUntil }: ChangePlan): Promise<void> {
  const ids = affected.filter(({ state }) => isChangeable(state)).map(({ id }) => id);
  if (freeUntil && ids.length > 0) await grantFreeCancellation(tx, ids, freeUntil);
}

/** Each booking tells in its history what became of its event. */
function noteInBookings(
  tx: Tx,
  { bookings: affected, changes }: ChangePlan,
  { actor, now }: Pick<Occasion, 'actor' | 'now'>,
) {
  const diff = Object.fromEntries(changes.map(({ fact, from, to }) => [fact, { from, to }]));
  const entries = affected.map(({ id, number }) => ({
    action: 'booking.event_changed',
    entity: 'booking',
    entityId: id,
    label: number,
    diff,
    actor,
    at: now,
  }));
  return entries.length > 0 ? recordAudits(tx, entries) : undefined;
}

/** Notes a change in the bookings, and tells those who are to be told. @throws 409 `plan-changed`. */
export async function followPlan(
  tx: Tx,
  eventId: string,
  plan: ChangePlan,
  { sent, actor, now }: Pick<Occasion, 'sent' | 'actor' | 'now'>,
): Promise<void> {
  await requireSeal(sent.seal, plan, () => changePreview(tx, eventId, plan));
  await noteInBookings(tx, plan, { actor, now });
  const mails = await tell(tx, plan.mails, { groups: sent.tell ?? plan.tell, at: now });
  if (mails.length > 0) for (const secret of plan.secrets) await keepLink(tx, secret, now);
}

/**
 * Follows a change of an event in its transaction: those whom it concerns are told, may leave without a fee, and
 * find it in their booking (docs/domain/events.md#changed-events).
 * @throws 409 `plan-changed`.
 */
export async function followEventChange(tx: Tx, id: string, occasion: Occasion): Promise<void> {
  const { before, sent, now: at, origin } = occasion;
  const grantsFree = sent.freeCancellation ?? true;
  const plan = await planEventChange(tx, { id, before, grantsFree, origin, at });
  if (!plan) return;
  await followPlan(tx, id, plan, occasion);
  if (grantsFree) await grantFree(tx, plan);
}

/** Previews what a patch would do to others: it is made, looked at and taken back. */
export async function previewEventChange(
  db: Db,
  id: string,
  patch: (tx: Tx) => Promise<unknown>,
  { now: at, origin, sent }: Pick<Occasion, 'now' | 'origin' | 'sent'>,
) {
  return lookAt(db, async (tx) => {
    const stored = await eventKind.load(tx, id, { lock: true });
    if (!stored) throw notFound();
    await patch(tx);
    const grantsFree = sent.freeCancellation ?? true;
    const plan = await planEventChange(tx, { id, before: stored.record, grantsFree, origin, at });
    return changePreview(tx, id, plan);
  });
}
