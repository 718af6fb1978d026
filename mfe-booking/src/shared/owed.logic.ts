import type { BookingResponse, PriceLine } from '@firn/shared-contracts/api';
import type { BookingState, Rappen } from '@firn/shared-contracts/domain';

/** In these the total is owed (docs/domain/states.md#payment-status). */
const OWING: readonly BookingState[] = [
  'held',
  'pending_payment',
  'confirmed',
  'completed',
  'requested',
  'offered',
  'cancelled',
];

export interface Owed {
  /** Rappen. */
  readonly total: Rappen;
  readonly open: Rappen;
  readonly refund: Rappen;
}

/** What the guest owes and gets back by now. */
export function owedOf({ state, total, paid }: BookingResponse): Owed {
  const owed = OWING.includes(state) ? total : 0;
  return { total: owed, open: Math.max(0, owed - paid), refund: Math.max(0, paid - owed) };
}

/**
 * The lines that are left of a price: what was taken back is gone, with the line it took back
 * (docs/domain/cancellation.md#changes).
 */
export function standingLines(lines: readonly PriceLine[]): PriceLine[] {
  const standing: PriceLine[] = [];
  for (const line of lines) {
    const taken = standing.findIndex(
      ({ person, title, total }) =>
        line.kind === 'credit' && person === line.person && title === line.title && total === -line.total,
    );
    if (taken >= 0) standing.splice(taken, 1);
    else standing.push(line);
  }
  return standing;
}
