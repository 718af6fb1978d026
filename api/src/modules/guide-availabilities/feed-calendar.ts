import ical, { ICalEventStatus } from 'ical-generator';
import type { FeedEntry } from './guide-feeds.read-model.ts';

/** How often a program asks again, seconds. */
const REFRESH_SECONDS = 3600;

function statusOf({ isAccepted, isCancelled }: FeedEntry): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isAccepted ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** What a guide leads, as a calendar file; what they are only asked for is marked «angefragt». */
export function feedCalendar(entries: readonly FeedEntry[], origin: string): string {
  const calendar = ical({ name: 'Firn: meine Events', prodId: { company: 'Firn', product: 'Guides' } });
  calendar.ttl(REFRESH_SECONDS);
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.eventId}@firn`,
      sequence: entry.sequence,
      start: entry.start,
      end: entry.end,
      summary: entry.isAccepted ? entry.title : `${entry.title} (angefragt)`,
      location: entry.place,
      description: entry.code,
      url: entry.isAccepted ? `${origin}/profil/tour/${entry.eventId}` : `${origin}/profil/tour`,
      status: statusOf(entry),
    });
  }
  return calendar.toString();
}
