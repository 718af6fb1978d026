import { type DifficultyField, isValidOn, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { vatRateResponses } from '../vat-rates/vat-rates.read-model.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import type { TourRecord } from './tour-record.ts';

/** Scales of the activities and of everything above them. */
export async function scalesOf(
  tx: Tx,
  activityIds: readonly string[],
): Promise<ReadonlySet<DifficultyField>> {
  if (activityIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ scale: DifficultyField }>(sql`with recursive above as (
    select id, parent_id, difficulties from activities where ${inArray(sql`id`, [...activityIds])}
    union select a.id, a.parent_id, a.difficulties from activities a join above on a.id = above.parent_id)
    select distinct unnest(difficulties) as scale from above`);
  return new Set(rows.map(({ scale }) => scale));
}

/** A price names a rate that is in force today; each event is charged with the one of its own day. */
export async function vatViolations(
  tx: Tx,
  { priceComponents }: Pick<TourRecord, 'priceComponents'>,
  now: Date,
): Promise<Violation[]> {
  const today = zurichDate(now);
  const all = vatRateResponses(await tx.select().from(vatRates));
  const rates = new Map(all.map((rate) => [rate.id, rate]));
  return priceComponents.flatMap(({ vatRate }, index) => {
    const rate = rates.get(vatRate);
    if (!rate || isValidOn(rate, today)) return [];
    const message = `«${rate.title}» gilt heute nicht. Bitte wähle einen anderen Satz.`;
    return [{ propertyPath: `priceComponents[${index}].vatRate`, message }];
  });
}
