import { formatDays, formatMoment, formatSeats } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  EVENT_TITLE,
  FIRST_NAME,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

/** An option as its mails tell of it. */
export interface MailedOption {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly seats: number;
  readonly until: Date;
  readonly event: { readonly title: string; readonly code: string; readonly start: Date; readonly end: Date };
}

interface Told {
  readonly option: MailedOption;
  /** Leads to the page of the option; for the office to the bookings of its event. */
  readonly link: string;
  readonly company: Letterhead;
}

const SHARED = { vorname: FIRST_NAME, event: EVENT_TITLE } as const;

const greetingOf = ({ firstName }: MailedOption) => `Hallo ${firstName}`;
const valuesOf = ({ firstName, event }: MailedOption) => ({ vorname: firstName, event: event.title });

const detailsOf = ({ number, event, seats }: MailedOption): [string, string][] => [
  ['Option', number],
  ['Termin', `${event.title} (${event.code})`],
  ['Datum', formatDays(event.start, event.end)],
  ['Plätze', String(seats)],
];

export const OPTION_TEXT = defineMailText({
  key: 'seat_option',
  title: 'Plätze reserviert',
  sentWhen:
    'Wenn das Büro am Telefon Plätze für jemanden hält. Wie viele und bis wann, steht nach der Einleitung.',
  group: 'bookings',
  placeholders: SHARED,
  defaults: {
    subject: 'Für dich reserviert: {event}',
    opening: 'Danke für deinen Anruf. Wir halten dir Plätze für «{event}» frei.',
    closing: 'Wir freuen uns auf dich.\n\nDein Firn-Team',
  },
});

/** The mail `seat_option`: its link books (docs/domain/mails.md#options). */
export const optionMail = ({ option, link, company }: Told): WrittenMail =>
  writeMail(OPTION_TEXT, {
    greeting: greetingOf(option),
    values: valuesOf(option),
    facts: [
      `${formatSeats(option.seats)} ${option.seats === 1 ? 'ist' : 'sind'} bis ${formatMoment(option.until)} für dich reserviert.`,
    ],
    details: detailsOf(option),
    link: { text: 'Angaben ergänzen und buchen', url: link },
    notices: ['Gebucht ist erst, wenn du das Formular hinter dem Link gesendet hast.'],
    company,
  });

export const OPTION_OVER_TEXT = defineMailText({
  key: 'seat_option_over',
  title: 'Reservation abgelaufen',
  sentWhen: 'Wenn reservierte Plätze nicht gebucht wurden, oder wenn das Büro sie freigibt.',
  group: 'bookings',
  placeholders: SHARED,
  defaults: {
    subject: 'Nicht mehr reserviert: {event}',
    opening: 'Die Plätze, die wir dir für «{event}» freigehalten haben, sind nicht mehr reserviert.',
    closing: 'Möchtest du doch mitkommen, melde dich bei uns.\n\nDein Firn-Team',
  },
});

/** The mail `seat_option_over`, to the guest. */
export const optionOverMail = ({ option, link, company }: Told): WrittenMail =>
  writeMail(OPTION_OVER_TEXT, {
    greeting: greetingOf(option),
    values: valuesOf(option),
    details: detailsOf(option),
    link: { text: 'Zum Event', url: link },
    company,
  });

export const OPTION_OFFICE_TEXT = defineMailText({
  key: 'seat_option_office',
  title: 'Option abgelaufen, an das Büro',
  sentWhen: 'An das Büro, wenn eine Option abläuft, ohne dass jemand gebucht hat.',
  group: 'office',
  placeholders: { event: EVENT_TITLE },
  defaults: {
    subject: 'Option abgelaufen: {event}',
    opening: 'Diese Option ist abgelaufen. Ihre Plätze sind wieder frei.',
    closing: 'Firn',
  },
});

/** The mail `seat_option_office`: the office knows whom to call. */
export const optionOfficeMail = ({ option, link, company }: Told): WrittenMail =>
  writeMail(OPTION_OFFICE_TEXT, {
    greeting: 'Hallo',
    values: { event: option.event.title },
    details: [
      ...detailsOf(option),
      ['Gast', `${option.firstName} ${option.lastName}`],
      ['Telefon', option.phone],
    ],
    link: { text: 'Teilnehmende ansehen', url: link },
    company,
  });
