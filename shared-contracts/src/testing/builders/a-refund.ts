import type {
  PaymentOrderResponse,
  RefundableBooking,
  RefundChoice,
  RefundResponse,
} from '../../api/refunds.ts';
import { id } from './id.ts';

const BOOKING = `/api/bookings/${id(701)}`;

export function aRefund(overrides: Partial<RefundResponse> = {}): RefundResponse {
  return {
    '@id': `/api/refunds/${id(194)}`,
    '@type': 'Refund',
    id: id(194),
    version: 1,
    booking: BOOKING,
    amount: 40_000,
    way: 'bank',
    state: 'created',
    iban: 'CH5604835012345678009',
    accountHolder: 'Gina Gast',
    order: null,
    lastError: null,
    reason: 'Rückerstattung',
    createdBy: null,
    createdAt: '2026-02-14T08:15:00.000Z',
    endedAt: null,
    ...overrides,
  };
}

export function aRefundChoice(overrides: Partial<RefundChoice> = {}): RefundChoice {
  return {
    '@id': `${BOOKING}/refund`,
    '@type': 'RefundChoice',
    booking: BOOKING,
    due: 40_000,
    left: 40_000,
    toVouchers: 0,
    byProvider: 0,
    byBank: 40_000,
    refunds: [],
    ...overrides,
  };
}

export function aRefundableBooking(overrides: Partial<RefundableBooking> = {}): RefundableBooking {
  return {
    '@id': `/api/refundable_bookings/${id(701)}`,
    '@type': 'RefundableBooking',
    id: id(701),
    booking: { '@id': BOOKING, id: id(701), bookingNumber: 'B-2026-00042', name: 'Gina Gast', open: -40_000 },
    event: 'Allalinhorn über den Hohlaubgrat',
    start: '2026-03-07',
    due: 40_000,
    left: 40_000,
    toVouchers: 0,
    byProvider: 0,
    byBank: 40_000,
    refunds: [],
    ways: ['bank'],
    ...overrides,
  };
}

export function aPaymentOrder(overrides: Partial<PaymentOrderResponse> = {}): PaymentOrderResponse {
  return {
    '@id': `/api/payment_orders/${id(195)}`,
    '@type': 'PaymentOrder',
    id: id(195),
    number: 'RUE-1',
    fileName: 'RUE-1.xml',
    refunds: 1,
    inTransit: 1,
    amount: 40_000,
    createdBy: 'Vera Admin',
    createdAt: '2026-02-14T08:15:00.000Z',
    ...overrides,
  };
}
