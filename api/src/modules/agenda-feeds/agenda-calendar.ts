import ical, { ICalEventStatus } from 'ical-generator';
import type { AgendaDate } from './agenda-dates.read-model.ts';
import { guidesOf, isCancelled, pageOf, priceOf, titleOf } from './agenda-words.ts';

/** Time after which a program asks again, in seconds. */
const REFRESH_SECONDS = 3600;

function descriptionOf(date: AgendaDate, page: string): string {
  const guides = guidesOf(date);
  return [date.subtitle, priceOf(date), guides && `Mit ${guides}`, page].filter(Boolean).join('\n');
}

/** The agenda as a calendar file. The stamps are those of the dates, so that the same dates are the same bytes. */
export function agendaCalendar(dates: readonly AgendaDate[], origin: string): string {
  const calendar = ical({
    name: 'Firn: Agenda',
    prodId: { company: 'Firn', product: 'Agenda', language: 'DE' },
  });
  calendar.ttl(REFRESH_SECONDS);
  for (const date of dates) {
    const page = pageOf(origin, date);
    calendar.createEvent({
      id: `termin-${date.id}@firn`,
      sequence: date.version,
      stamp: date.changedAt,
      created: date.createdAt,
      start: new Date(date.start),
      end: new Date(date.end),
      summary: titleOf(date),
      location: date.place,
      description: descriptionOf(date, page),
      url: page,
      status: isCancelled(date) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
