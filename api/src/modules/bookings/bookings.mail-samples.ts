import {
  BOOKING_NUMBER,
  FIRST_NAME,
  SAMPLE_AT,
  SAMPLE_BOOKING,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { BOOKING_CONFIRMED_TEXT, bookingConfirmedMail } from './booking-confirmed.mail.ts';
import { BOOKING_RECEIVED_TEXT, bookingReceivedMail } from './booking-received.mail.ts';
import { CONFIRMATION_REQUESTED_TEXT, confirmationRequestedMail } from './confirmation-requested.mail.ts';

const number = BOOKING_NUMBER.sample;
const link = `${SAMPLE_ORIGIN}/profil/buchung/code`;
const firstName = FIRST_NAME.sample;

export const BOOKING_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: CONFIRMATION_REQUESTED_TEXT,
    sample: (company) => {
      const until = new Date('2027-01-16T10:00:00Z');
      return confirmationRequestedMail({ number, event: SAMPLE_EVENT, until, link, company });
    },
  },
  {
    text: BOOKING_RECEIVED_TEXT,
    sample: (company) =>
      bookingReceivedMail({
        number,
        firstName,
        event: SAMPLE_EVENT,
        persons: [{ firstName, lastName: 'Käser' }],
        total: 64_500,
        link,
        company,
      }),
  },
  {
    text: BOOKING_CONFIRMED_TEXT,
    sample: (company) =>
      bookingConfirmedMail({
        ...SAMPLE_BOOKING,
        number,
        firstName,
        event: {
          ...SAMPLE_EVENT,
          durationDays: 2,
          minimumParticipants: 4,
          state: 'open',
          extraCosts: [{ kind: 'railway', amount: 3800, note: '' }],
          equipmentText: '<ul><li>Tourenski</li><li>Felle</li><li>LVS</li></ul>',
        },
        cancellationPolicy: {
          tiers: [
            { fromDays: 31, fee: 8_000, percent: null },
            { fromDays: 0, fee: null, percent: 100 },
          ],
        },
        persons: [{ firstName, lastName: 'Käser' }],
        material: [`${firstName} Käser: Bergschuhe (Schuhgrösse EU 42)`],
        total: 64_500,
        paid: 20_000,
        vat: 4_833,
        dueDate: '2027-01-30',
        link,
        origin: SAMPLE_ORIGIN,
        at: SAMPLE_AT,
        company,
      }),
  },
];
