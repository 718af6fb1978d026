import type { SampledMailText } from '../outbox/index.ts';
import { VOUCHER_ORDERED_TEXT, VOUCHER_TEXT, voucherMail, voucherOrderedMail } from './vouchers.mails.ts';

const voucher = {
  amount: 20_000,
  validUntil: '2032-01-16',
  buyerName: 'Nora Käser',
  recipientName: 'Livia',
} as const;

export const VOUCHER_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: VOUCHER_TEXT, sample: (company) => voucherMail(voucher, company) },
  {
    text: VOUCHER_ORDERED_TEXT,
    sample: (company) =>
      voucherOrderedMail(
        {
          ...voucher,
          deliverTo: 'livia@example.org',
          deliverOn: '2027-02-13',
          offerTitle: 'Skitour Piz Buin',
        },
        company,
      ),
  },
];
