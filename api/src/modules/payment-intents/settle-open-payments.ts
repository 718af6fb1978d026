import { workThrough } from '../../lib/work-through.ts';
import { isGivenUp } from './payment-intents.domain.ts';
import { giveUp, openIntents } from './payment-intents.repository.ts';
import type { PaymentIntentRow } from './payment-intents.table.ts';
import { ProviderUnavailable } from './provider/payment-provider.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';

async function settleOne(deps: SettleDeps, intent: PaymentIntentRow, now: Date): Promise<void> {
  const { id, externalId } = intent;
  if (externalId) {
    await deps.provider.close(externalId);
    await settlePayment(deps, externalId);
  }
  // Without an answer of the provider nobody was shown its page; and what it leaves open for too long ends here.
  if (!externalId || isGivenUp(intent, now)) await giveUp(deps.db, id, now);
}

/**
 * Asks the provider of every attempt whose page is over, whatever its webhooks did (docs/domain/payments.md#webhooks); runs
 * before holds expire. A provider that does not answer, and a booking that is busy, are left to the next run.
 */
export async function settleOpenPayments(deps: SettleDeps): Promise<void> {
  const now = deps.clock();
  const open = await openIntents(deps.db, deps.provider.name, now);
  await workThrough(
    open,
    (intent) => settleOne(deps, intent, now),
    'Payments could not be settled.',
    (error) => error instanceof ProviderUnavailable,
  );
}
