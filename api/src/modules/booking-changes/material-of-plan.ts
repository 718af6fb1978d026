import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { assignPieces, materialUnavailable } from '../renting-material-orders/index.ts';
import { daysOf, freePieces } from '../renting-materials/index.ts';
import type { ChangeFacts, ChangePlan, MaterialPlan } from './change-plan.ts';

/** Ids of the materials whose stock a plan looks at. */
export const materialsOf = ({ takes, returns = [], gives }: MaterialPlan): string[] => [
  ...takes.map(({ material }) => material.id),
  ...[...returns, ...gives].map(({ materialId }) => materialId),
];

/** @throws 409 material-unavailable for what somebody else has by now. */
async function requireReturning(
  db: Db,
  { booking, event, now }: ChangeFacts,
  returns: NonNullable<MaterialPlan['returns']>,
): Promise<void> {
  const materialIds = [...new Set(returns.map(({ materialId }) => materialId))];
  const days = { ...daysOf(event), today: zurichDate(now) };
  const free = (await freePieces(db, { ...days, materialIds })).map((pieces) => ({ ...pieces }));
  for (const { stockId, materialId, title, position, values } of returns) {
    const pieces = free.find((each) => each.stockId === stockId);
    const person = booking.bookingPersons[position];
    if (!pieces || pieces.free < 1)
      throw materialUnavailable({
        person: person ? fullNameOf(person) : '',
        propertyPath: `bookingPersons[${position}].rentingMaterial`,
        material: {
          id: materialId,
          title,
          properties: values.map((value) => ({ id: value.property, title: value.title })),
        },
        pieces: free.filter((each) => each.materialId === materialId),
      });
    pieces.free -= 1;
  }
}

/**
 * Whether the pieces are there that a change takes, for its preview and, under the locks, for the change itself.
 * @throws 409 material-unavailable.
 */
export async function requirePieces(
  db: Db,
  facts: ChangeFacts,
  { material, event }: ChangePlan,
): Promise<void> {
  if (!material) return;
  const { gives, takes, returns = [] } = material;
  await assignPieces(
    db,
    {
      days: daysOf(event ?? facts.event),
      today: zurichDate(facts.now),
      except: gives.map(({ id }) => id),
    },
    takes,
  );
  if (returns.length > 0) await requireReturning(db, facts, returns);
}
