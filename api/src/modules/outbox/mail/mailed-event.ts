import { slugify } from '@firn/shared-contracts/domain';
import { formatDays, formatTime } from '../../../lib/swiss-format.ts';
import { type Invitation, invitationOf } from './invitation.ts';
import type { LetterText } from './letter.ts';
import { type MeetingFacts, meetingPointOf } from './meeting-point.ts';

/** An event as mails tell of it; values in force. */
export interface MailedEvent extends MeetingFacts {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly title: string;
  readonly place: string;
  readonly start: Date;
  readonly end: Date;
  /** Its guides in words, with the phone where guests read it by now. */
  readonly guides?: readonly string[];
}

/** What a mail about an event is made of, ready for the outbox. */
export interface EventMail extends LetterText {
  readonly subject: string;
  readonly invitation: Invitation;
}

export const eventDetails = ({ title, code, start, end, place }: MailedEvent): [string, string][] => [
  ['Titel', `${title} (${code})`],
  ['Datum', formatDays(start, end)],
  ['Beginn', `${formatTime(start)} Uhr`],
  ...(place ? [['Ort', place] as [string, string]] : []),
];

/** An event as mails about a booking of it name it. */
export type BookedEvent = Pick<MailedEvent, 'code' | 'title' | 'start' | 'end'>;

export const bookedDetails = ({ title, code, start, end }: BookedEvent): [string, string][] => [
  ['Termin', `${title} (${code})`],
  ['Datum', formatDays(start, end)],
];

/** Where and when to be, and when one is back (docs/domain/events.md#meeting-point). */
export function meetingDetails(event: MailedEvent): [string, string][] {
  const { text } = meetingPointOf(event);
  return [
    ['Beginn', `${formatTime(event.start)} Uhr`],
    ['Treffpunkt', text || event.place],
    ['Ende', `${formatTime(event.end)} Uhr`],
    ...(event.guides ?? []).map((guide) => ['Guide', guide]),
  ].filter(([, value]) => value !== '') as [string, string][];
}

/** Its public page. */
export const eventPage = (origin: string, { id, title }: Pick<MailedEvent, 'id' | 'title'>): string =>
  `${origin}/event/${id}/${slugify(title)}`;

/** A booking as the calendar file of its event knows it. */
export interface CalendarBooking {
  readonly id: string;
  readonly version: number;
  /** Says line by line what is told beforehand. */
  readonly lines: readonly string[];
}

interface Occasion {
  readonly isCancelled: boolean;
  readonly link: string;
  readonly at: Date;
  /** That of the guest; null for who guides. */
  readonly booking: CalendarBooking | null;
}

/**
 * Its calendar file. Each booking has an entry of its own, whatever date it is moved to. Every change of an event or of a
 * booking raises a version, and so the number of the file (docs/domain/mails.md#calendar-files).
 */
export const eventInvitation = (
  event: MailedEvent,
  { isCancelled, link, at, booking }: Occasion,
): Invitation => {
  const { text, point } = meetingPointOf(event);
  return invitationOf({
    uid: booking ? `booking-${booking.id}@firn` : `event-${event.id}@firn`,
    sequence: event.version + (booking?.version ?? 0),
    isCancelled,
    title: event.title,
    place: text || event.place,
    point,
    description: [
      `${event.code}, Programm und Ausrüstung: ${link}`,
      ...(event.guides ?? []).map((guide) => `Guide: ${guide}`),
      ...(booking?.lines ?? []),
    ].join('\n'),
    start: event.start,
    end: event.end,
    url: link,
    at,
  });
};
