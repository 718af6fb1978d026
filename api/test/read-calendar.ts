import ICAL from 'ical.js';
import type { Inject } from './personas.ts';

/** An entry of a calendar, as a parser that is not of the library which writes them understands it. */
export interface CalendarEntry {
  readonly uid: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly status: string;
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
}

/** @throws where the text breaks RFC 5545. */
export function readCalendar(text: string): CalendarEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar' || calendar.getFirstPropertyValue('version') !== '2.0')
    throw new Error('This is no calendar.');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, description, sequence, startDate, endDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    const times = { start: startDate.toJSDate(), end: endDate.toJSDate() };
    return { uid, summary, location, description, status, sequence, ...times };
  });
}

/** The entry of a booking as its page offers it, in the eyes of whoever asks. */
export async function entryOnPage(send: Inject, booking: string): Promise<CalendarEntry[]> {
  return readCalendar((await send({ url: `${booking}/calendar.ics` })).body);
}
