import { type Config, secretsOf } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

/** The provider that the environment names; null where nothing is paid online (docs/domain/payments.md#methods). */
export function openPaymentProvider(
  config: Pick<Config, 'payment' | 'secret' | 'secondSecret'>,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): PaymentProvider | null {
  const { payment } = config;
  if (!payment) return null;
  return payment.provider === 'test'
    ? createTestProvider({ db, clock, secrets: secretsOf(config) })
    : createStripeProvider(payment);
}
