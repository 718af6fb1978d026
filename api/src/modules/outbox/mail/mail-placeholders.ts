import type { CalendarBooking, MailedEvent } from './mailed-event.ts';

/** Placeholders that many texts have, each with the value of the samples. */
export const FIRST_NAME = { means: 'Vorname', sample: 'Nina' } as const;
export const EVENT_TITLE = { means: 'Titel des Events', sample: 'Skitour Piz Buin' } as const;
export const COMPANY_NAME = {
  means: 'Name der Firma aus den Einstellungen',
  sample: 'Firn Bergführungen GmbH',
} as const;
export const BOOKING_NUMBER = { means: 'Nummer der Buchung', sample: 'B-2026-00042' } as const;

export const EVENT_DATES = {
  means: 'Datum des Events',
  sample: 'Sa, 13.02.2027 bis So, 14.02.2027',
} as const;

/** What samples tell of. */
export const SAMPLE_EVENT: MailedEvent = {
  id: '00000000-0000-4000-8000-000000000000',
  version: 1,
  code: 'E-12-3',
  title: EVENT_TITLE.sample,
  place: 'Guarda',
  start: new Date('2027-02-13T07:00:00Z'),
  end: new Date('2027-02-14T15:00:00Z'),
};
/** A booking of it. */
export const SAMPLE_BOOKING: CalendarBooking = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  lines: [],
};

/** When samples are sent, and until when their links are good. */
export const SAMPLE_AT = new Date('2027-01-16T09:30:00Z');
/** Leads nowhere: a sample opens nothing. */
export const SAMPLE_ORIGIN = 'https://beispiel.invalid';
