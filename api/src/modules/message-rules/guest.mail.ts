import {
  type CalendarBooking,
  defineMailText,
  EVENT_TITLE,
  eventDetails,
  eventInvitation,
  eventPage,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  type MailText,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';

export type GuestTemplate = 'packing_list' | 'last_info' | 'thanks';

interface GuestMailFacts {
  readonly template: GuestTemplate;
  readonly firstName: string;
  readonly event: MailedEvent;
  /** The booking of who booked, whose calendar has the event; null for another person of it. */
  readonly booking: CalendarBooking | null;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly company: Letterhead;
  readonly at: Date;
}

type GuestText = MailText<'vorname' | 'event'>;

function guestText(
  key: GuestTemplate,
  { title, sentWhen, ...words }: Pick<GuestText, 'title' | 'sentWhen'> & GuestText['defaults'],
): GuestText {
  const defaults = { ...words, closing: `${words.closing}\n\nDein Firn-Team` };
  const placeholders = { vorname: FIRST_NAME, event: EVENT_TITLE };
  return defineMailText({ key, title, sentWhen, group: 'events', placeholders, defaults });
}

export const GUEST_TEXTS: Readonly<Record<GuestTemplate, GuestText>> = {
  packing_list: guestText('packing_list', {
    title: 'Packliste',
    sentWhen: 'Einige Tage vor dem Event, wie es die Regel sagt.',
    subject: 'Was du mitnimmst: {event}',
    opening: 'Bald geht es los: «{event}». Zeit, die Ausrüstung bereitzulegen.',
    closing: 'Was du brauchst, steht auf der Seite unter «Ausrüstung». Fehlt dir etwas? Melde dich bei uns.',
  }),
  last_info: guestText('last_info', {
    title: 'Letzte Infos',
    sentWhen: 'Kurz vor dem Event, sobald er organisiert ist.',
    subject: 'Letzte Infos: {event}',
    opening: 'In wenigen Tagen ist es so weit: «{event}» findet statt, und alles ist organisiert.',
    closing:
      'Programm und Treffpunkt stehen auf der Seite. Wir wünschen dir eine gute Reise und freuen uns auf dich.',
  }),
  thanks: guestText('thanks', {
    title: 'Danke',
    sentWhen: 'Nach dem Event, wie es die Regel sagt.',
    subject: 'Danke, dass du dabei warst: {event}',
    opening: 'Schön, warst du bei «{event}» dabei.',
    closing: 'Wir freuen uns, wenn wir wieder zusammen unterwegs sind.',
  }),
};

const LINKS: Readonly<Record<GuestTemplate, string>> = {
  packing_list: 'Zur Ausrüstung',
  last_info: 'Zum Programm',
  thanks: 'Zur Tour',
};

/** The mail to guests before or after an event (docs/domain/mails.md#before-and-after-an-event). */
export function guestMail(
  facts: GuestMailFacts,
): Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'invitation'> {
  const { template, firstName, event, booking, origin, company, at } = facts;
  const link = eventPage(origin, event);
  const mail = writeMail(GUEST_TEXTS[template], {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    details: eventDetails(event),
    link: { text: LINKS[template], url: link },
    company,
  });
  if (template !== 'last_info' || !booking) return mail;
  return { ...mail, invitation: eventInvitation(event, { isCancelled: false, link, at, booking }) };
}
