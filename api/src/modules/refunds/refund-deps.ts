import type { OnceDeps } from '../idempotency-keys/index.ts';
import type { PaymentProvider } from '../payment-intents/index.ts';

export interface RefundDeps extends OnceDeps {
  /** Null where no provider is connected: all money goes back by bank. */
  readonly provider: Pick<PaymentProvider, 'name' | 'refund' | 'getRefund'> | null;
}
