import type { PaymentIntentResponse } from '../../api/payment-intents.ts';
import { id } from './id.ts';

/** An attempt to pay a booking by TWINT that has succeeded. */
export function aPaymentIntent(overrides: Partial<PaymentIntentResponse> = {}): PaymentIntentResponse {
  return {
    '@id': `/api/payment_intents/${id(195)}`,
    '@type': 'PaymentIntent',
    id: id(195),
    version: 3,
    provider: 'test',
    externalId: 'test_195',
    booking: `/api/bookings/${id(701)}`,
    voucher: null,
    method: 'twint',
    amount: 40_000,
    state: 'confirmed',
    failure: null,
    payment: `/api/payments/${id(191)}`,
    createdAt: '2026-02-14T08:15:00.000Z',
    expiresAt: '2026-02-14T08:30:00.000Z',
    endedAt: '2026-02-14T08:16:00.000Z',
    ...overrides,
  };
}
