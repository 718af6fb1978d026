import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { briefedEvent, calendarBooking } from '../bookings/index.ts';
import {
  type DueMail,
  type DueQuery,
  inOwnWords,
  type MailedEvent,
  readLetterhead,
} from '../outbox/index.ts';
import { findDueBookers, findDuePersons } from './due-guests.read-model.ts';
import { type GuestTemplate, guestMail } from './guest.mail.ts';

interface DueGuestMails extends DueQuery {
  readonly template: GuestTemplate;
  readonly audience: 'bookers' | 'persons';
  /** SQL: whether the event has come to the moment of the rule. */
  readonly isDue: SQL | undefined;
}

interface Guest {
  readonly email: string;
  readonly firstName: string;
  readonly isBooker: boolean;
  readonly booking: Parameters<typeof calendarBooking>[1];
  readonly event: MailedEvent;
}

/** The mail is about the booking, so that it stands in its log, whoever of it gets it. */
const dueMail = (about: string, guest: Guest, { template, words, origin, now }: DueGuestMails): DueMail => ({
  about,
  recipient: guest.email,
  event: guest.event.title,
  async write(db) {
    const { firstName, isBooker } = guest;
    const event = await briefedEvent(db, guest.event, now);
    const booking = isBooker ? calendarBooking(event, guest.booking, now) : null;
    const company = inOwnWords(await readLetterhead(db), template, words);
    const mail = guestMail({ template, firstName, event, booking, origin, company, at: now });
    return { ...mail, template, recipient: guest.email, about: iri('bookings', guest.booking.id) };
  },
});

/** Mails to guests about an event that comes or is over (docs/domain/mails.md#before-and-after-an-event). */
export async function dueGuestMails(db: Db, asked: DueGuestMails): Promise<DueMail[]> {
  const query = { ...asked, channel: 'mail' as const };
  if (query.audience === 'bookers') {
    const due = await findDueBookers(db, query);
    return due.map((guest) => dueMail(iri('bookings', guest.subjectId), { ...guest, isBooker: true }, query));
  }
  const due = await findDuePersons(db, query);
  return due.map((guest) => dueMail(iri('booking_persons', guest.subjectId), guest, query));
}
