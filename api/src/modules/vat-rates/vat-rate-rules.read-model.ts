import { vatRateViolations } from '@firn/shared-contracts/api';
import { ratesOfTax } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { formatDay } from '../../lib/swiss-format.ts';
import type { RuleContext } from '../../records/index.ts';
import { countBooked } from './vat-rate-usages.read-model.ts';
import type { VatRateRecord } from './vat-rates.repository.ts';
import { vatRates } from './vat-rates.table.ts';

const FROZEN = ['category', 'percent', 'validFrom'] as const;

/** Rates of a tax are added at the end: one in between would change what days have that are over. */
async function orderViolations(tx: Tx, next: VatRateRecord, id: string | null): Promise<Violation[]> {
  const others = (await tx.select().from(vatRates)).filter((rate) => rate.id !== id);
  const later = ratesOfTax(next.category, others).find(({ validFrom }) => validFrom >= next.validFrom);
  if (!later) return [];
  const day = formatDay(later.validFrom);
  const message = `«${later.title}» gilt ab ${day}. Ein neuer Satz beginnt später.`;
  return [{ propertyPath: 'validFrom', message }];
}

/** The rules of docs/domain/prices.md#vat-rates that no schema can say. */
export async function vatRateRules(
  tx: Tx,
  next: VatRateRecord,
  { id, before }: RuleContext<VatRateRecord>,
): Promise<readonly Violation[]> {
  const changed = FROZEN.filter((field) => before === null || before[field] !== next[field]);
  const [first] = changed;
  if (first === undefined) return [];
  if (before && (await countBooked(tx, before)) > 0) {
    const message =
      'Mit diesem Satz ist schon gebucht worden. Lege einen neuen an, der ab einem späteren Tag gilt.';
    return changed.map((propertyPath) => ({ propertyPath, message }));
  }
  return [...vatRateViolations(next), ...(await orderViolations(tx, next, id))];
}
