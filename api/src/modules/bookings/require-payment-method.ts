import type { PaymentMethodReason, Rappen } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { invalid } from '../../lib/problem.ts';
import { readSettings } from '../settings/index.ts';
import { isPaidFirst, paysLater, reasonAgainst } from './payment-methods.domain.ts';
import type { Submission, SubmitDeps } from './submission.ts';

const NOT_OFFERED: Readonly<Record<PaymentMethodReason, string>> = {
  not_taken: 'Diese Zahlungsart bieten wir nicht an.',
  not_connected: 'Online bezahlen ist zurzeit nicht möglich.',
  too_much: "TWINT nimmt höchstens CHF 5'000.– auf einmal.",
  nothing_to_pay: 'Es ist nichts zu bezahlen.',
  paid_later: 'Online bezahlen kannst du, sobald deine Buchung gilt.',
};

/** 422 that names a way to pay which is not offered, and the remedy. */
export const methodNotOffered = (propertyPath: string, reason: PaymentMethodReason) =>
  invalid([{ propertyPath, message: `${NOT_OFFERED[reason]} Bitte wähle die Rechnung.` }]);

/** @throws 422: whoever waits, or asks, pays nothing yet. */
export function requireInvoice({ reservation: { request } }: Submission): void {
  if (isPaidFirst(request.paymentMethod)) throw methodNotOffered('paymentMethod', 'paid_later');
}

/** @throws 422 for a way to pay that is not offered for what vouchers leave of this booking. */
export async function requirePaymentMethod(
  tx: Tx,
  { event, reservation: { request } }: Submission,
  amount: Rappen,
  { takesOnline = false }: Pick<SubmitDeps, 'takesOnline'>,
): Promise<void> {
  const { paymentMethod: method = 'invoice' } = request;
  if (!isPaidFirst(method)) return;
  const { twintOffered, cardOffered } = await readSettings(tx);
  const isPaidLater = request.office !== undefined || paysLater(event);
  const terms = { amount, twintOffered, cardOffered, takesOnline, isPaidLater };
  const reason = reasonAgainst(method, terms);
  if (reason) throw methodNotOffered('paymentMethod', reason);
}
