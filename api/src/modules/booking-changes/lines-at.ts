import { type NewLine, priceOf } from '../bookings/index.ts';
import type { ChangedEvent } from './change-plan.ts';

/** What persons pay at the prices of an event as they are now. */
export function linesAt(
  { components, sacDiscountPercent }: ChangedEvent,
  persons: readonly { readonly position: number; readonly sac: boolean }[],
): NewLine[] {
  const { lines } = priceOf(components, persons, sacDiscountPercent);
  return lines.map(({ change: _change, ...line }) => ({
    ...line,
    person: persons[line.person]?.position ?? 0,
  }));
}
