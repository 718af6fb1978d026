import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { giveUpOrders, reserveMaterial } from '../renting-material-orders/index.ts';
import { daysOf } from '../renting-materials/index.ts';
import type { ChangeFacts, ChangePlan } from './change-plan.ts';
import { requirePieces } from './material-of-plan.ts';
import { findPersonIds } from './person-ids.read-model.ts';

/** Gives up and reserves what a change says; the caller holds the locks, and the persons of the booking are written. */
export async function writeMaterial(tx: Tx, facts: ChangeFacts, plan: ChangePlan): Promise<void> {
  const { material, event = facts.event } = plan;
  if (!material) return;
  await requirePieces(tx, facts, plan);
  await giveUpOrders(
    tx,
    material.gives.map(({ id }) => id),
  );
  if (material.takes.length === 0) return;
  const bookingId = facts.booking.id;
  const persons = await findPersonIds(tx, bookingId);
  const wanted = material.takes.map((taken) => ({ ...taken, personId: persons[taken.position] ?? '' }));
  const today = zurichDate(facts.now);
  await reserveMaterial(tx, { bookingId, days: daysOf(event), today, now: facts.now }, wanted);
}
