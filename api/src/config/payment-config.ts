import { ConfigError } from './config-error.ts';

/** The provider that takes money online (docs/domain/payments.md#methods). */
export type PaymentConfig =
  | { readonly provider: 'test' }
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Null: Stripe itself. */
      readonly url: string | null;
    };

const NAMES = ['PAYMENT_STRIPE_SECRET_KEY', 'PAYMENT_STRIPE_WEBHOOK_SECRET', 'PAYMENT_STRIPE_URL'] as const;

type PaymentEnvironment = Readonly<Partial<Record<(typeof NAMES)[number], string>>> & {
  readonly PAYMENT_PROVIDER?: string;
};

/** The test provider is the demo's unless it says otherwise. @throws ConfigError when it is half configured. */
export function paymentOf(env: PaymentEnvironment, demo: boolean): PaymentConfig | null {
  const given = NAMES.find((name) => env[name]);
  const provider = env.PAYMENT_PROVIDER;
  if (given && provider !== 'stripe') {
    throw new ConfigError(`PAYMENT_PROVIDER must be stripe; it is required together with ${given}.`);
  }
  if (provider !== 'stripe') return provider === 'test' || demo ? { provider: 'test' } : null;
  const needed = (name: (typeof NAMES)[number]) => {
    const value = env[name];
    if (!value)
      throw new ConfigError(`${name} is missing; it is required together with PAYMENT_PROVIDER=stripe.`);
    return value;
  };
  return Object.freeze({
    provider,
    secretKey: needed('PAYMENT_STRIPE_SECRET_KEY'),
    webhookSecret: needed('PAYMENT_STRIPE_WEBHOOK_SECRET'),
    url: env.PAYMENT_STRIPE_URL ?? null,
  });
}
