import { CANCELLATION_REASONS } from '@firn/shared-contracts/domain';
import {
  BOOKING_NUMBER,
  FIRST_NAME,
  type Letterhead,
  SAMPLE_AT,
  SAMPLE_BOOKING,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { EVENT_CANCELLED_TEXTS, eventCancelledMail } from './event-cancelled.mail.ts';
import { EVENT_CHANGED_TEXT, eventChangedMail } from './event-changed.mail.ts';
import { EVENT_CONFIRMED_TEXT, eventConfirmedMail } from './event-confirmed.mail.ts';
import { EVENT_RESTORED_TEXT, eventRestoredMail } from './event-restored.mail.ts';
import { EVENT_RETURNED_TEXT, eventReturnedMail } from './event-returned.mail.ts';
import {
  DATE_CHANGED_TEXT,
  FEW_SEATS_TEXT,
  REMEMBERED_CANCELLED_TEXT,
  type RememberedNews,
  rememberedMail,
} from './remembered.mail.ts';

const event = SAMPLE_EVENT;
const firstName = FIRST_NAME.sample;
const link = `${SAMPLE_ORIGIN}/event/code`;
const toGuest = { firstName, event, booking: SAMPLE_BOOKING, link, at: SAMPLE_AT };
const aboutBooking = { ...toGuest, bookingNumber: BOOKING_NUMBER.sample, paid: 129_000 };

const rememberer = { id: '', email: 'nina@beispiel.ch', firstName };
const remembered = (news: RememberedNews) => (company: Letterhead) =>
  rememberedMail(news, rememberer, { event, origin: SAMPLE_ORIGIN, company });
const before = { start: new Date('2027-02-06T07:00:00Z'), end: new Date('2027-02-07T15:00:00Z') };

export const EVENT_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: EVENT_CONFIRMED_TEXT, sample: (company) => eventConfirmedMail({ ...toGuest, company }) },
  ...CANCELLATION_REASONS.map((reason) => ({
    text: EVENT_CANCELLED_TEXTS[reason],
    sample: (company: Letterhead) => eventCancelledMail({ ...aboutBooking, reason, comment: '', company }),
  })),
  {
    text: EVENT_RESTORED_TEXT,
    sample: (company) => eventRestoredMail({ ...aboutBooking, standing: 'binds', company }),
  },
  {
    text: EVENT_CHANGED_TEXT,
    sample: (company) => {
      const change = EVENT_CHANGED_TEXT.placeholders.änderung.sample;
      const more = { change, freeUntil: 'bis So, 28.02.2027', page: link, hasFile: true };
      return eventChangedMail({ ...aboutBooking, ...more, company });
    },
  },
  {
    text: EVENT_RETURNED_TEXT,
    sample: (company) => {
      const comment = 'Bitte trag noch den Treffpunkt ein.';
      return eventReturnedMail({ firstName, event, comment, link, company });
    },
  },
  { text: FEW_SEATS_TEXT, sample: remembered({ template: 'remembered_few_seats', freePlaces: 3 }) },
  { text: DATE_CHANGED_TEXT, sample: remembered({ template: 'remembered_date_changed', before }) },
  { text: REMEMBERED_CANCELLED_TEXT, sample: remembered({ template: 'remembered_cancelled' }) },
];
