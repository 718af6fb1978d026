import {
  defineMailText,
  EVENT_TITLE,
  type EventMail,
  eventDetails,
  eventInvitation,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  type MailText,
  writeMail,
} from '../outbox/index.ts';

export type GuideTemplate =
  | 'guide_asked'
  | 'guide_withdrawn'
  | 'guide_settled'
  | 'guide_8_weeks'
  | 'guide_1_week'
  | 'guide_report_due';

interface GuideMailFacts {
  readonly template: GuideTemplate;
  readonly firstName: string;
  readonly event: MailedEvent;
  readonly reason?: string | undefined;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly company: Letterhead;
  readonly at: Date;
}

type GuideText = MailText<'vorname' | 'event'>;

function guideText(
  key: GuideTemplate,
  { title, sentWhen, ...words }: Pick<GuideText, 'title' | 'sentWhen'> & GuideText['defaults'],
): GuideText {
  const defaults = { ...words, closing: `${words.closing}\n\nDein Firn-Team` };
  const placeholders = { vorname: FIRST_NAME, event: EVENT_TITLE };
  return defineMailText({ key, title, sentWhen, group: 'guides', placeholders, defaults });
}

export const GUIDE_TEXTS: Readonly<Record<GuideTemplate, GuideText>> = {
  guide_asked: guideText('guide_asked', {
    title: 'Anfrage an einen Guide',
    sentWhen: 'Wenn das Büro einen Guide für einen Event anfragt.',
    subject: 'Anfrage: {event}',
    opening: 'Hast du Zeit für «{event}»?',
    closing: 'Auf der Seite kannst du zusagen oder absagen. Danke für deine Antwort.',
  }),
  guide_withdrawn: guideText('guide_withdrawn', {
    title: 'Guide nicht mehr eingeteilt',
    sentWhen: 'Wenn das Büro einen Guide von einem Event nimmt.',
    subject: 'Nicht mehr eingeteilt: {event}',
    opening: 'Wir haben umgeplant: Du bist für «{event}» nicht mehr eingeteilt.',
    closing: 'Hast du Fragen dazu? Melde dich bei uns im Büro.',
  }),
  guide_settled: guideText('guide_settled', {
    title: 'Anfrage erledigt',
    sentWhen: 'Wenn für einen Event ein Guide gesucht wird und jemand anderes zuerst zusagt.',
    subject: 'Schon vergeben: {event}',
    opening: 'Für «{event}» hat jemand anderes zuerst zugesagt. Unsere Anfrage an dich ist damit erledigt.',
    closing: 'Du musst nichts mehr tun. Danke, dass wir dich fragen durften.',
  }),
  guide_8_weeks: guideText('guide_8_weeks', {
    title: 'Acht Wochen vorher',
    sentWhen: 'An den Guide, acht Wochen vor dem Event.',
    subject: 'In acht Wochen: {event}',
    opening: 'In weniger als acht Wochen leitest du «{event}».',
    closing: 'Bitte schau, ob Programm und Treffpunkt für dich stimmen.',
  }),
  guide_1_week: guideText('guide_1_week', {
    title: 'Eine Woche vorher',
    sentWhen: 'An den Guide, eine Woche vor dem Event.',
    subject: 'In einer Woche: {event}',
    opening: 'In weniger als einer Woche leitest du «{event}».',
    closing: 'Öffne die Seite einmal zu Hause: Dann hast du die Teilnehmenden auch ohne Empfang dabei.',
  }),
  guide_report_due: guideText('guide_report_due', {
    title: 'Rapport fehlt',
    sentWhen: 'An den Guide, am Tag nach dem Event.',
    subject: 'Dein Rapport fehlt noch: {event}',
    opening: 'Wir hoffen, «{event}» ist dir und deinen Gästen gut gelungen.',
    closing: 'Bitte gib den Rapport ab: Anwesenheit, Spesen und Besonderes.',
  }),
};

interface Link {
  readonly text: string;
  readonly path: (eventId: string) => string;
}

const eventPath = (id: string) => `/profil/tour/${id}`;

/** Null: there is nothing left to see. */
const LINKS: Readonly<Record<GuideTemplate, Link | null>> = {
  guide_asked: { text: 'Zusagen oder absagen', path: () => '/profil/tour' },
  guide_withdrawn: null,
  guide_settled: null,
  guide_8_weeks: { text: 'Zum Event', path: eventPath },
  guide_1_week: { text: 'Zum Event', path: eventPath },
  guide_report_due: { text: 'Zum Rapport', path: eventPath },
};

/** A mail to a guide about an event (docs/domain/mails.md#guides). */
export function guideMail(facts: GuideMailFacts): EventMail {
  const { template, firstName, event, reason, origin, company, at } = facts;
  const link = LINKS[template];
  const url = link && `${origin}${link.path(event.id)}`;
  const mail = writeMail(GUIDE_TEXTS[template], {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    details: eventDetails(event),
    ...(link && url && { link: { text: link.text, url } }),
    ...(reason && { notices: [`Grund: ${reason}`] }),
    company,
  });
  const isCancelled = LINKS[template] === null;
  const page = url ?? `${origin}/profil/tour`;
  return { ...mail, invitation: eventInvitation(event, { isCancelled, link: page, at, booking: null }) };
}
