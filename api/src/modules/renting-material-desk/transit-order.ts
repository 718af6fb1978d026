import type { RentingMaterialOrderTransition } from '@firn/shared-contracts/api';
import { MATERIAL_FEE_WORDS, type MaterialOrderState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import {
  type Precondition,
  type ResourceDeps,
  requireMet,
  requireStep,
  StaleError,
  takeStep,
} from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { appendLines, findPriceLines, inTurn, limitLockWaits, materialFeeLine } from '../bookings/index.ts';
import { takeDocument } from '../documents/index.ts';
import { lockLedger } from '../payments/index.ts';
import { lockMaterials } from '../renting-material-orders/index.ts';
import { namingHolder, requireFreePiece } from './handed-out-piece.ts';
import { orderMachine, STATE_AFTER } from './order-states.domain.ts';
import {
  lockOrder,
  placeOf,
  positionOf,
  takeOffStock,
  takeOutOfOrder,
  updateOrder,
} from './orders.repository.ts';

interface OrderStep {
  readonly id: string;
  readonly request: RentingMaterialOrderTransition;
  readonly actor: Actor | null;
  readonly precondition: Precondition;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

const PACKABLE: readonly MaterialOrderState[] = ['requested', 'reserved'];

const ready = {
  propertyPath: 'state',
  message: 'Gepackt wird nur, was reserviert und noch nicht ausgegeben ist.',
  isMet: (state: MaterialOrderState) => PACKABLE.includes(state),
};

/** @throws 422 for words that a step does not take. */
function requireWords({ transition, piece, picture, price }: RentingMaterialOrderTransition): void {
  const takesPiece = transition === 'pack' || transition === 'hand_out';
  const takesPrice = transition === 'damage' || transition === 'lose';
  const message = 'Diese Angabe wird hier nicht erwartet.';
  if (picture !== undefined && transition !== 'damage') throw invalid([{ propertyPath: 'picture', message }]);
  if (piece !== undefined && !takesPiece) throw invalid([{ propertyPath: 'piece', message }]);
  if (price !== undefined && !takesPrice) throw invalid([{ propertyPath: 'price', message }]);
}

/** A tick of the store, which is no state. */
async function tick(
  tx: Tx,
  { order, state }: Locked,
  { request, actor }: OrderStep,
  at: Date,
): Promise<void> {
  requireMet([ready], state, at);
  const isPacked = request.transition === 'pack';
  const { id, title: label } = order;
  await updateOrder(tx, id, {
    packedAt: isPacked ? (order.packedAt ?? at) : null,
    piece: isPacked ? (request.piece ?? order.piece) : order.piece,
    ...(request.note !== undefined && { note: request.note }),
    changedById: authorIdOf(actor),
  });
  const diff = { packed: { from: order.packedAt !== null, to: isPacked } };
  const action = `renting_material_order.${request.transition}`;
  await recordAudit(tx, {
    actor,
    action,
    entity: orderMachine.entity,
    entityId: id,
    label,
    diff,
    at,
  });
}

/** A damage or a loss is charged by a fee, which is no turnover (docs/domain/material.md#orders). */
async function charge(tx: Tx, { order }: Locked, price: number, words: string): Promise<void> {
  const lines = await findPriceLines(tx, order.bookingId);
  const person = await positionOf(tx, order.personId);
  const title = `${words}: ${order.title}`;
  await appendLines(tx, order.bookingId, [materialFeeLine(lines, person, price, title)]);
}

/** The picture of a damage goes with its order from then on. @throws 422 for `picture`. */
async function pictureOf(tx: Tx, { request, actor }: OrderStep, now: Date): Promise<string | null> {
  const byId = authorIdOf(actor);
  if (request.picture === undefined || byId === null) return null;
  return takeDocument(tx, { field: 'picture', reference: request.picture, kind: 'damage', byId, now });
}

async function move(tx: Tx, locked: Locked, step: OrderStep, at: Date): Promise<void> {
  const { order, state: from } = locked;
  const { request, actor } = step;
  const { transition, piece, price = 0, note = order.note } = request;
  if (transition === 'pack' || transition === 'unpack') return tick(tx, locked, step, at);
  const to = STATE_AFTER[transition];
  const taken = { id: order.id, from, to, facts: { note: request.note ?? '' }, by: 'office' as const, actor };
  const named = { ...taken, label: order.title, at, ...(request.note && { reason: request.note }) };
  requireStep(orderMachine, named);
  const label = piece ?? order.piece;
  if (to === 'handed_out' && label !== null) await requireFreePiece(tx, { orderId: order.id, label });
  const pictureId = await pictureOf(tx, step, at);
  await takeStep(tx, orderMachine, named, () =>
    updateOrder(tx, order.id, {
      state: to,
      note,
      ...(to === 'handed_out'
        ? { handedOutAt: at, piece: label }
        : { endedAt: at, charge: price, pictureId }),
      changedById: authorIdOf(actor),
    }),
  );
  if (order.stockId && to === 'damaged') await takeOutOfOrder(tx, order.stockId);
  if (order.stockId && to === 'lost') await takeOffStock(tx, order.stockId);
  if (price > 0 && (to === 'damaged' || to === 'lost'))
    await charge(tx, locked, price, MATERIAL_FEE_WORDS[to]);
}

/**
 * Packs, hands out or takes back what somebody rents: the locks of event and booking first, then the material, then the
 * order (docs/domain/bookings.md#capacity).
 * @throws 404, StaleError, 409 `invalid-transition` or `piece-handed-out`, 422.
 */
export async function transitOrder<T>(
  { db, clock }: ResourceDeps,
  step: OrderStep,
  finish: (tx: Tx, id: string) => Promise<T>,
): Promise<T> {
  requireWords(step.request);
  const work = db.transaction(async (tx) => {
    await limitLockWaits(tx);
    const place = await placeOf(tx, step.id);
    if (!place) throw notFound();
    if ((step.request.price ?? 0) > 0) await lockLedger(tx, place.bookingId);
    await lockMaterials(tx, [place.materialId]);
    const locked = await lockOrder(tx, step.id);
    if (!locked) throw notFound();
    if (!step.precondition(locked.order.version)) throw new StaleError();
    await move(tx, locked, step, clock());
    return finish(tx, step.id);
  });
  return inTurn(namingHolder(db, { orderId: step.id, label: step.request.piece ?? null }, work));
}
