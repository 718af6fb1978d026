import type { PaymentWay } from '@firn/shared-contracts/domain';

/** The way of a payment, as it stands within a sentence: «CHF 480.– per Bank». */
export const PAYMENT_WAY_WORDS: Readonly<Record<PaymentWay, string>> = {
  bank: 'per Bank',
  cash: 'bar',
  twint: 'per TWINT',
  card: 'per Karte',
  voucher: 'per Gutschein',
};
