import type {
  BookingState,
  PaymentStatus,
  PrivateRequestState,
  ReservationState,
  TextState,
  VoucherStanding,
} from '@firn/shared-contracts/domain';
import type { Tone } from './tone.ts';

export const BOOKING_STATE_TONES: Readonly<Record<BookingState, Tone>> = {
  held: 'waiting',
  pending_payment: 'waiting',
  confirmed: 'good',
  completed: 'quiet',
  requested: 'waiting',
  waitlisted: 'waiting',
  offered: 'waiting',
  cancelled: 'bad',
  annulled: 'bad',
  rejected: 'bad',
  expired: 'quiet',
};

export const PRIVATE_REQUEST_TONES: Readonly<Record<PrivateRequestState, Tone>> = {
  new: 'waiting',
  offered: 'waiting',
  booked: 'good',
  declined: 'bad',
  withdrawn: 'quiet',
  expired: 'quiet',
};

export const RESERVATION_TONES: Readonly<Record<ReservationState, Tone>> = {
  planned: 'quiet',
  requested: 'waiting',
  confirmed: 'good',
  cancelled: 'bad',
};

export const VOUCHER_TONES: Readonly<Record<VoucherStanding, Tone>> = {
  draft: 'waiting',
  active: 'good',
  used_up: 'quiet',
  expired: 'quiet',
  blocked: 'bad',
};

export const PAYMENT_STATUS_TONES: Readonly<Record<PaymentStatus, Tone>> = {
  open: 'waiting',
  partial: 'waiting',
  paid: 'good',
  overpaid: 'bad',
  refund_due: 'bad',
  refunded: 'quiet',
  waived: 'quiet',
};

export const TEXT_STATE_TONES: Readonly<Record<TextState, Tone>> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'good',
  delivered: 'good',
  failed: 'bad',
  withdrawn: 'quiet',
};
