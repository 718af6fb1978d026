import {
  BOOKING_NUMBER,
  FIRST_NAME,
  type Letterhead,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { REMINDER_1_TEXT, REMINDER_2_TEXT, reminderMail } from './reminder.mail.ts';

const sample = (company: Letterhead) => ({
  name: FIRST_NAME.sample,
  bookingNumber: BOOKING_NUMBER.sample,
  event: SAMPLE_EVENT,
  invoice: {
    number: REMINDER_1_TEXT.placeholders.rechnung.sample,
    issuedOn: '2026-12-01',
    dueDate: '2026-12-31',
    total: 96_000,
  },
  open: 64_500,
  fee: 0,
  link: `${SAMPLE_ORIGIN}/profil/buchung/…`,
  company,
});

export const DUNNING_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: REMINDER_1_TEXT, sample: (company) => reminderMail(sample(company), 1) },
  { text: REMINDER_2_TEXT, sample: (company) => reminderMail(sample(company), 2) },
];
