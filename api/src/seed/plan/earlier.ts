import type { LocalDate } from '@firn/shared-contracts/domain';

export function earlier(first: LocalDate, second: LocalDate): LocalDate {
  return [first, second].toSorted()[0] ?? first;
}
