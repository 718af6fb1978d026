import type { PaymentResponse } from '../../api/payments.ts';
import { id } from './id.ts';

export function aPayment(overrides: Partial<PaymentResponse> = {}): PaymentResponse {
  return {
    '@id': `/api/payments/${id(191)}`,
    '@type': 'Payment',
    id: id(191),
    version: 1,
    kind: 'payment',
    booking: `/api/bookings/${id(701)}`,
    amount: 40_000,
    method: 'bank',
    receivedOn: '2026-02-13',
    note: null,
    of: null,
    corrected: false,
    refundable: 40_000,
    createdBy: 'Vera Admin',
    createdAt: '2026-02-14T08:15:00.000Z',
    ...overrides,
  };
}
