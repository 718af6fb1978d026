import {
  BOOKING_NUMBER,
  FIRST_NAME,
  type Letterhead,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import {
  bookingCancelledMail,
  bookingChangedMail,
  bookingRebookedMail,
  CANCELLED_TEXT,
  CHANGED_TEXT,
  type ChangeMailFacts,
  REBOOKED_TEXT,
} from './booking-change.mail.ts';

const booking: ChangeMailFacts['booking'] = {
  id: '',
  version: 2,
  bookingNumber: BOOKING_NUMBER.sample,
  state: 'confirmed',
  total: 64_500,
  paid: 0,
  vatTotals: [],
  user: '/api/users/code',
  booker: { firstName: FIRST_NAME.sample, email: 'nina@beispiel.ch' },
};
const factsOf = (company: Letterhead): ChangeMailFacts => ({
  booking,
  event: SAMPLE_EVENT,
  persons: ['Nina Käser', 'Urs Käser'],
  fee: 0,
  billing: { kind: 'invoice' },
  origin: SAMPLE_ORIGIN,
  company,
});
const replaced = { kind: 'replace_person', left: 'Anna Käser', joined: 'Urs Käser' } as const;

export const BOOKING_CHANGE_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: CANCELLED_TEXT,
    sample: (company) => {
      const cancelled = { ...booking, state: 'cancelled', total: 8_000 } as const;
      const facts = { ...factsOf(company), booking: cancelled, persons: [], fee: 8_000 };
      return bookingCancelledMail(facts, 'confirmed');
    },
  },
  { text: CHANGED_TEXT, sample: (company) => bookingChangedMail(factsOf(company), replaced) },
  { text: REBOOKED_TEXT, sample: (company) => bookingRebookedMail(factsOf(company)) },
];
