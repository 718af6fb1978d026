import Stripe from 'stripe';
import type { PaymentConfig } from '../../config/config.ts';
import {
  BadSignature,
  type Headers,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  ProviderUnavailable,
  RefundRefused,
} from './provider/payment-provider.ts';

type StripeConfig = Extract<PaymentConfig, { provider: 'stripe' }>;

const PATIENCE_MS = 10_000;
const RETRIES = 1;

/** Checkout takes no page that ends within half an hour of its order; `close` ends it when ours is over. */
const LONGER_MS = 16 * 60_000;

/** Events of https://docs.stripe.com/api/events/types that tell of a page of ours. */
const TOLD_BY: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

/** What only a person can put right is thrown as it is; the rest may be asked again. */
function translated(error: unknown): unknown {
  const isOurs =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  if (isOurs || !(error instanceof Stripe.errors.StripeError)) return error;
  return new ProviderUnavailable(`Stripe: ${error.message}`, { cause: error });
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

/** A stand-in may speak http. */
function clientOf({ secretKey, url }: StripeConfig): Stripe {
  const address = url === null ? null : new URL(url);
  return new Stripe(secretKey, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: Number(address.port || (address.protocol === 'http:' ? 80 : 443)),
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

const sessionOf = (order: PaymentOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  locale: 'de',
  allowed_payment_method_types: [order.method],
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'chf',
        unit_amount: order.amount,
        product_data: { name: order.description },
      },
    },
  ],
  client_reference_id: order.id,
  payment_intent_data: { description: order.description, metadata: { attempt: order.id } },
  success_url: order.returnUrl,
  cancel_url: order.returnUrl,
  expires_at: Math.ceil((order.expiresAt.getTime() + LONGER_MS) / 1000),
});

function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  const amount = session.amount_total ?? 0;
  if (session.payment_status === 'paid') return { state: 'confirmed', amount };
  if (session.status === 'expired')
    return { state: 'cancelled', amount, failure: 'Die Zahlungsseite ist abgelaufen.' };
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const failure = intent?.last_payment_error?.message;
  // An open page takes another try; a page that is done does not.
  if (session.status === 'complete' && failure) return { state: 'failed', amount, failure };
  return { state: 'pending', amount };
}

const refundOf = ({ id, status, failure_reason }: Stripe.Refund) => {
  if (status === 'succeeded') return { externalId: id, state: 'done' } as const;
  if (status === 'failed' || status === 'canceled')
    return { externalId: id, state: 'failed', failure: failure_reason ?? status } as const;
  return { externalId: id, state: 'transit' } as const;
};

function signatureIn(headers: Headers): string {
  const given = headers['stripe-signature'];
  return typeof given === 'string' ? given : '';
}

function readEvent(
  stripe: Stripe,
  { webhookSecret }: StripeConfig,
  rawBody: Buffer,
  headers: Headers,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signatureIn(headers), webhookSecret);
  } catch (cause) {
    throw new BadSignature({ cause });
  }
}

/** Stripe, by pages of its Checkout: https://docs.stripe.com/api/checkout/sessions */
export function createStripeProvider(config: StripeConfig): PaymentProvider {
  const stripe = clientOf(config);
  const { sessions } = stripe.checkout;
  return {
    name: 'stripe',
    async create(order) {
      const session = await asked(() => sessions.create(sessionOf(order), { idempotencyKey: order.id }));
      if (!session.url) throw new ProviderUnavailable('Stripe: a session without an address');
      return { externalId: session.id, redirectUrl: session.url };
    },
    get: async (externalId) =>
      paymentOf(await asked(() => sessions.retrieve(externalId, { expand: ['payment_intent'] }))),
    async close(externalId) {
      await asked(() => sessions.expire(externalId)).catch((error: unknown) => {
        // A page that is done, or over, cannot be ended.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
    },
    async refund({ externalId, amount, key }) {
      const { payment_intent: intent } = await refused(() => sessions.retrieve(externalId));
      const paid = typeof intent === 'string' ? intent : intent?.id;
      if (!paid) throw new RefundRefused('Stripe: nothing has been paid');
      const refund = await refused(() =>
        stripe.refunds.create({ payment_intent: paid, amount }, { idempotencyKey: key }),
      );
      const { state, ...made } = refundOf(refund);
      if (state === 'failed') throw new RefundRefused(`Stripe: ${refund.failure_reason ?? refund.status}`);
      return { externalId: made.externalId, state };
    },
    async getRefund(externalId) {
      const { externalId: _id, ...state } = refundOf(await asked(() => stripe.refunds.retrieve(externalId)));
      return state;
    },
    readWebhook(rawBody, headers): ProviderEvent | null {
      const { id: eventId, type, data } = readEvent(stripe, config, rawBody, headers);
      if (!TOLD_BY.includes(type)) return null;
      return { eventId, type, externalId: (data.object as Stripe.Checkout.Session).id };
    },
  };
}

/** A refund that Stripe calls a mistake, such as one of too much or of a payment it does not know, is refused for good. */
async function refused<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await asked(call);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new RefundRefused(`Stripe: ${error.message}`, { cause: error });
  }
}
