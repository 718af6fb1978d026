import type { Company } from '@firn/shared-contracts/api';
import {
  type EventMail,
  eventDetails,
  eventInvitation,
  type MailedEvent,
  writeLetter,
} from '../outbox/index.ts';

export type GuideTemplate =
  | 'guide_asked'
  | 'guide_withdrawn'
  | 'guide_8_weeks'
  | 'guide_1_week'
  | 'guide_report_due';

interface GuideMailFacts {
  readonly template: GuideTemplate;
  readonly firstName: string;
  readonly event: MailedEvent;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly company: Company;
  readonly at: Date;
}

interface Words {
  readonly subject: string;
  readonly opening: (title: string) => string;
  /** Null: there is nothing left to see. */
  readonly link: { readonly text: string; readonly path: (eventId: string) => string } | null;
  readonly closing: string;
}

const eventPath = (id: string) => `/profil/tour/${id}`;

const WORDS: Readonly<Record<GuideTemplate, Words>> = {
  guide_asked: {
    subject: 'Anfrage',
    opening: (title) => `Hast du Zeit für «${title}»?`,
    link: { text: 'Zusagen oder absagen', path: () => '/guide/events' },
    closing: 'Auf der Seite kannst du zusagen oder absagen. Danke für deine Antwort.',
  },
  guide_withdrawn: {
    subject: 'Nicht mehr eingeteilt',
    opening: (title) => `Wir haben umgeplant: Du bist für «${title}» nicht mehr eingeteilt.`,
    link: null,
    closing: 'Hast du Fragen dazu? Melde dich bei uns im Büro.',
  },
  guide_8_weeks: {
    subject: 'In acht Wochen',
    opening: (title) => `In weniger als acht Wochen leitest du «${title}».`,
    link: { text: 'Zum Event', path: eventPath },
    closing: 'Bitte schau, ob Programm und Treffpunkt für dich stimmen.',
  },
  guide_1_week: {
    subject: 'In einer Woche',
    opening: (title) => `In weniger als einer Woche leitest du «${title}».`,
    link: { text: 'Zum Event', path: eventPath },
    closing: 'Öffne die Seite einmal zu Hause: Dann hast du die Teilnehmenden auch ohne Empfang dabei.',
  },
  guide_report_due: {
    subject: 'Dein Rapport fehlt noch',
    opening: (title) => `Wir hoffen, «${title}» ist dir und deinen Gästen gut gelungen.`,
    link: { text: 'Zum Rapport', path: eventPath },
    closing: 'Bitte gib den Rapport ab: Anwesenheit, Spesen und Besonderes.',
  },
};

/** A mail to a guide about an event (docs/domain/mails.md#guides). */
export function guideMail({ template, firstName, event, origin, company, at }: GuideMailFacts): EventMail {
  const { subject, opening, link, closing } = WORDS[template];
  const url = link && `${origin}${link.path(event.id)}`;
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [opening(event.title)],
    details: eventDetails(event),
    ...(link && url && { link: { text: link.text, url } }),
    closing: [closing, 'Dein Firn-Team'],
    company,
  });
  const isCancelled = template === 'guide_withdrawn';
  const page = url ?? `${origin}/guide/events`;
  const invitation = eventInvitation(event, { isCancelled, link: page, at, booking: null });
  return { subject: `${subject}: ${event.title}`, ...letter, invitation };
}
