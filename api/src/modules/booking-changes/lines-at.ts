import { type NewLine, priceOf } from '../bookings/index.ts';
import type { ChangedEvent } from './change-plan.ts';

/** What persons pay at the prices of an event as they are now. */
export function linesAt(
  { components, sacDiscountPercent, materials }: ChangedEvent,
  persons: readonly {
    readonly position: number;
    readonly sac: boolean;
    readonly rentingMaterial?: readonly string[];
  }[],
): NewLine[] {
  const { lines } = priceOf(components, persons, sacDiscountPercent, materials);
  return lines.map(({ change: _change, ...line }) => ({
    ...line,
    person: persons[line.person]?.position ?? 0,
  }));
}
