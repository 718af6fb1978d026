import type { BookingState } from '@firn/shared-contracts/domain';

/** From these a booking and its persons are cancelled (docs/domain/states.md#booking). */
export const CANCELLABLE: readonly BookingState[] = [
  'held',
  'pending_payment',
  'confirmed',
  'requested',
  'waitlisted',
  'offered',
];
