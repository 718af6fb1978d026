import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { JSON_TYPES } from '../../lib/media-types.ts';
import { notFound } from '../../lib/problem.ts';
import { inTurn } from '../bookings/index.ts';
import { badSignature, providerAway } from './payment-intents.errors.ts';
import {
  BadSignature,
  type Headers,
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnavailable,
} from './provider/payment-provider.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';

/** Bytes: more than any event of a provider has. */
const LARGEST_EVENT = 262_144;

const Taken = Type.Object({ '@type': Type.Literal('WebhookTaken') }, { $id: 'WebhookTaken' });

export interface WebhookDeps extends Omit<SettleDeps, 'provider'> {
  /** Null where nothing is paid online. */
  readonly provider: PaymentProvider | null;
}

/** @throws 400 for what the provider has not signed. */
function readEvent(provider: PaymentProvider, body: Buffer, headers: Headers): ProviderEvent | null {
  try {
    return provider.readWebhook(body, headers);
  } catch (error) {
    throw error instanceof BadSignature ? badSignature() : error;
  }
}

/** Whatever is not 200 is sent again by the provider. @throws 409, 503 */
async function settle(deps: SettleDeps, event: ProviderEvent): Promise<void> {
  try {
    await inTurn(settlePayment(deps, event.externalId, event));
  } catch (error) {
    throw error instanceof ProviderUnavailable ? providerAway(error) : error;
  }
}

/** The route to which providers send their webhooks (docs/domain/payments.md#webhooks). */
export async function webhooksModule(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  // The signature is over the bytes, which parsing would lose.
  app.removeContentTypeParser([...JSON_TYPES]);
  app.addContentTypeParser([...JSON_TYPES], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  defineRoute(app, {
    method: 'POST',
    url: '/api/webhooks/:provider',
    summary: 'Meldung eines Zahlungsanbieters, mit seiner Unterschrift',
    access: 'webhooks.take',
    params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
    bodyLimit: LARGEST_EVENT,
    // A provider has no cookie of ours.
    withoutCsrf: true,
    response: { 200: Taken },
    errors: [400, 404, 409, 503],
    async handler({ params, body, headers }) {
      const { provider } = deps;
      if (provider?.name !== params.provider) throw notFound('Diesen Zahlungsanbieter kennen wir nicht.');
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = readEvent(provider, raw, headers);
      if (event) await settle({ ...deps, provider }, event);
      return { '@type': 'WebhookTaken' };
    },
  });
}
