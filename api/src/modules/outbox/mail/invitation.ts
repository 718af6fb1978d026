import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface InvitationFacts {
  /** The same for every mail about one thing: a calendar replaces what it has under it. */
  readonly uid: string;
  /** Higher than in the mail before. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly title: string;
  /** Where to be. */
  readonly place: string;
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  readonly description: string;
  readonly start: Date;
  readonly end: Date;
  readonly url: string;
  readonly at: Date;
}

/** A calendar file of a mail (RFC 5546). */
export interface Invitation {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

/** Seconds before the start: a calendar reminds on the day before. */
const DAY = 86_400;

/** One event as a calendar file: published, or taken back. */
export function invitationOf(facts: InvitationFacts): Invitation {
  const method = facts.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: 'Firn', product: 'Touren', language: 'DE' } });
  const { point } = facts;
  const entry = calendar.createEvent({
    id: facts.uid,
    sequence: facts.sequence,
    status: facts.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: facts.title,
    location: facts.place
      ? { title: facts.place, ...(point && { geo: { lat: point.latitude, lon: point.longitude } }) }
      : null,
    description: facts.description,
    start: facts.start,
    end: facts.end,
    stamp: facts.at,
    url: facts.url,
  });
  if (!facts.isCancelled)
    entry.createAlarm({ type: ICalAlarmType.display, trigger: DAY, description: facts.title });
  return { method, content: calendar.toString() };
}
