import type { Db } from '../../../db/client.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Secrets } from '../../../lib/seal.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnavailable,
} from '../provider/payment-provider.ts';
import { openEvent } from './signed-event.ts';
import {
  findTestPayment,
  hasRefund,
  keepOrder,
  keepRefund,
  moveTestPayment,
} from './test-payments.repository.ts';
import type { TestPaymentRow } from './test-payments.table.ts';

export interface TestProviderDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The first signs its webhooks; each of them is good. */
  readonly secrets: Secrets;
}

/** The pay page of a payment, at the address of the API: somebody else's page would not be one of ours either. */
export const payPagePath = (id: string): string => `/api/test_payments/${id}`;

/** True if the pay page takes no money any more. */
export const isPageOver = ({ expiresAt }: Pick<TestPaymentRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt <= now;

function paymentOf({ state, amount, expiresAt }: TestPaymentRow, now: Date): ProviderPayment {
  switch (state) {
    case 'confirmed':
      return { state, amount };
    case 'failed':
      return { state, amount, failure: 'Im Testanbieter abgelehnt.' };
    case 'cancelled':
      return { state, amount, failure: 'Im Testanbieter abgebrochen.' };
    case 'underway':
      return { state: 'pending', amount };
    case 'open':
      return isPageOver({ expiresAt }, now)
        ? { state: 'cancelled', amount, failure: 'Die Zahlungsseite ist abgelaufen.' }
        : { state: 'pending', amount };
  }
}

/** Takes no money and behaves as a provider does, for the demo and for tests (docs/domain/payments.md#test-provider). */
export function createTestProvider({ db, clock, secrets }: TestProviderDeps): PaymentProvider {
  const load = async (id: string): Promise<TestPaymentRow> => {
    const row = await findTestPayment(db, id);
    if (!row) throw new ProviderUnavailable(`Der Testanbieter kennt ${id} nicht.`);
    return row;
  };
  return {
    name: 'test',
    async create(order) {
      await keepOrder(db, order);
      return { externalId: order.id, redirectUrl: payPagePath(order.id) };
    },
    get: async (externalId) => paymentOf(await load(externalId), clock()),
    async close(externalId) {
      await moveTestPayment(db, externalId, ['open'], 'cancelled');
    },
    async refund({ externalId, amount, key }) {
      await keepRefund(db, { paymentId: externalId, amount, key }, clock());
      return { externalId: key, state: 'done' };
    },
    async getRefund(externalId) {
      if (await hasRefund(db, externalId)) return { state: 'done' };
      throw new ProviderUnavailable(`Der Testanbieter kennt ${externalId} nicht.`);
    },
    readWebhook: (rawBody, headers) => openEvent(rawBody, headers, secrets),
  };
}
