import { BOOKING_NUMBER, SAMPLE_EVENT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { CREDIT_NOTE_TEXT, creditNoteMail, INVOICE_TEXT, invoiceMail } from './invoice.mails.ts';

const SAMPLE = {
  bookingNumber: BOOKING_NUMBER.sample,
  recipient: { name: 'Nina Käser' },
  event: SAMPLE_EVENT,
  link: `${SAMPLE_ORIGIN}/profil/buchung/code`,
} as const;
const NUMBER = INVOICE_TEXT.placeholders.nummer.sample;

export const INVOICE_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: INVOICE_TEXT,
    sample: (company) =>
      invoiceMail({
        ...SAMPLE,
        number: NUMBER,
        total: 64_500,
        balance: { net: 64_500, open: 64_500 },
        dueDate: '2027-01-30',
        creditNoteOf: null,
        overpaid: 0,
        company,
      }),
  },
  {
    text: CREDIT_NOTE_TEXT,
    sample: (company) =>
      creditNoteMail({
        ...SAMPLE,
        number: CREDIT_NOTE_TEXT.placeholders.nummer.sample,
        total: -32_250,
        balance: null,
        dueDate: null,
        creditNoteOf: { number: NUMBER, net: 32_250, open: 32_250 },
        overpaid: 0,
        company,
      }),
  },
];
