import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import type { AskingWay, ReservationState } from '@firn/shared-contracts/domain';

/** Steps that ask before they are made. */
export type AskedStep = 'ask' | 'change' | 'cancel';

export const STATE_AFTER = {
  ask: 'requested',
  change: 'requested',
  cancel: 'cancelled',
} as const satisfies Record<AskedStep, ReservationState>;

/** What the office can do next, the most likely first. */
export function stepsOf({ state, differences }: EventAccommodationResponse): readonly AskedStep[] {
  if (state === 'cancelled') return [];
  if (state === 'planned') return ['ask', 'cancel'];
  return differences.length > 0 ? ['change', 'cancel'] : ['cancel'];
}

/** How the house hears of a step; `quietly` where it knows of nothing. */
export function wayOf(
  { state, accommodation }: EventAccommodationResponse,
  step: AskedStep,
): AskingWay | 'quietly' {
  if (step === 'cancel' && state === 'planned') return 'quietly';
  if (accommodation.asksBy === 'mail' && !accommodation.email) return 'phone';
  return accommodation.asksBy ?? 'phone';
}
