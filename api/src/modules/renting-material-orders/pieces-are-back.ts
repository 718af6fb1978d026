import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { daysOf, freePieces } from '../renting-materials/index.ts';
import { findBookedOrders } from './booked-orders.read-model.ts';
import { lockMaterials } from './lock-materials.repository.ts';

interface ComingBack {
  readonly bookingId: string;
  readonly event: { readonly start: Date; readonly end: Date };
  readonly now: Date;
}

const SEATED: readonly string[] = ['active', 'attended', 'no_show'];

/**
 * Whether a booking that had ended gets its material again, under the locks of what it rents; the caller holds that of the
 * event (docs/domain/material.md#reservation).
 */
export async function piecesAreBack(tx: Tx, { bookingId, event, now }: ComingBack): Promise<boolean> {
  const orders = (await findBookedOrders(tx, bookingId)).filter(
    ({ state, personState }) => state === 'reserved' && SEATED.includes(personState),
  );
  if (orders.length === 0) return true;
  const materialIds = [...new Set(orders.map(({ materialId }) => materialId))];
  await lockMaterials(tx, materialIds);
  const pieces = await freePieces(tx, { ...daysOf(event), materialIds, today: zurichDate(now) });
  const needed = Map.groupBy(orders, ({ stockId }) => stockId);
  return [...needed].every(
    ([stockId, wanted]) => wanted.length <= (pieces.find((each) => each.stockId === stockId)?.free ?? 0),
  );
}
