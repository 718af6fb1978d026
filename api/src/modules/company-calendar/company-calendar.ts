import type { EventState } from '@firn/shared-contracts/domain';
import ical, { ICalEventStatus } from 'ical-generator';
import type { CompanyCalendarEntry } from './company-calendar.read-model.ts';

/** Time after which a program asks again, in seconds. */
const REFRESH_SECONDS = 3600;

const STATUSES: Readonly<Record<EventState, ICalEventStatus>> = {
  draft: ICalEventStatus.TENTATIVE,
  prepared: ICalEventStatus.TENTATIVE,
  open: ICalEventStatus.CONFIRMED,
  confirmed: ICalEventStatus.CONFIRMED,
  closed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

const WORDS: Readonly<Record<EventState, string>> = {
  draft: 'Entwurf',
  prepared: 'In Prüfung',
  open: 'Offen',
  confirmed: 'Durchführung bestätigt',
  closed: 'Abgeschlossen',
  cancelled: 'Abgesagt',
};

function descriptionOf(entry: CompanyCalendarEntry): string {
  const { code, state, isPrivate, guides, takenSeats, seats } = entry;
  return [
    `${code} · ${WORDS[state]}${isPrivate ? ' · privat' : ''}`,
    guides.length > 0 ? `Guides: ${guides.join(', ')}` : 'Noch kein Guide',
    `${takenSeats} von ${seats} Plätzen belegt`,
  ].join('\n');
}

/** All events as a calendar file of the office (docs/domain/office.md#company-calendar). */
export function companyCalendar(entries: readonly CompanyCalendarEntry[], origin: string): string {
  const calendar = ical({
    name: 'Firn: alle Events',
    prodId: { company: 'Firn', product: 'Büro', language: 'DE' },
  });
  calendar.ttl(REFRESH_SECONDS);
  for (const entry of entries) {
    calendar.createEvent({
      id: `buero-${entry.eventId}@firn`,
      sequence: entry.sequence,
      stamp: entry.createdAt,
      start: entry.start,
      end: entry.end,
      summary: entry.state === 'cancelled' ? `Abgesagt: ${entry.title}` : entry.title,
      location: entry.place,
      description: descriptionOf(entry),
      url: `${origin}/admin/occurrence/${entry.eventId}`,
      status: STATUSES[entry.state],
    });
  }
  return calendar.toString();
}
