import type { VatRateResponse } from '@firn/shared-contracts/api';
import { isValidOn, type LocalDate, type VatCategory } from '@firn/shared-contracts/domain';

/** Is what leading a tour is taxed by (docs/domain/prices.md#default-components). */
const TOUR: VatCategory = 'Sal2.1, 8.1%';

/** Chooses the rate that a new part of a tour's price begins with; none as long as the rates are not known. */
export function tourRate(rates: readonly VatRateResponse[], today: LocalDate): string {
  const valid = rates.filter((rate) => isValidOn(rate, today));
  const usual = valid.find(({ category }) => category === TOUR) ?? valid[0];
  return usual?.['@id'] ?? '';
}
