import {
  defineMailText,
  EVENT_TITLE,
  type EventMail,
  eventDetails,
  eventInvitation,
  eventPage,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

/** Tells those who did not book it themselves what happened to an event. */
export interface EventNews {
  /** For the subject: «Abgesagt». */
  readonly short: string;
  /** As sentences. */
  readonly sentence: string;
  readonly isCancelled: boolean;
}

interface NewsMailFacts {
  readonly name: string;
  readonly event: MailedEvent;
  readonly news: EventNews;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly company: Letterhead;
  readonly at: Date;
}

const NEWS = {
  event: EVENT_TITLE,
  kurz: { means: 'Was geschehen ist, in einem Wort', sample: 'Abgesagt' },
  neuigkeit: {
    means: 'Was geschehen ist, als Satz',
    sample: 'Der Event ist abgesagt. Die Verhältnisse sind leider zu schlecht.',
    needed: true,
  },
} as const;

const newsText = (key: string, words: { title: string; sentWhen: string; closing: string }) =>
  defineMailText({
    key,
    title: words.title,
    sentWhen: words.sentWhen,
    group: 'events',
    placeholders: { vorname: FIRST_NAME, ...NEWS },
    defaults: { subject: '{kurz}: {event}', opening: '«{event}»: {neuigkeit}', closing: words.closing },
  });

export const PARTICIPANT_NEWS_TEXT = newsText('participant_news', {
  title: 'Neues zum Event: Teilnehmende',
  sentWhen:
    'An Teilnehmende mit eigener Adresse, wenn ein Event abgesagt, gesichert oder geändert wird. Wer gebucht hat, bekommt eine eigene E-Mail.',
  closing: 'Was die Buchung betrifft, weiss, wer für dich gebucht hat.\n\nDein Firn-Team',
});

export const GUIDE_NEWS_TEXT = newsText('guide_news', {
  title: 'Neues zum Event: Guides',
  sentWhen: 'An die Guides eines Events, wenn er abgesagt, gesichert oder geändert wird.',
  closing: 'Passt es dir nicht? Ruf uns bitte im Büro an.\n\nDein Firn-Team',
});

export const HOUSE_NEWS_TEXT = newsText('house_news', {
  title: 'Neues zum Event: Unterkünfte',
  sentWhen: 'An Unterkünfte, die vom Event wissen, wenn er abgesagt, gesichert oder geändert wird.',
  closing: 'Wegen der Betten melden wir uns separat.\n\nFreundliche Grüsse, dein Firn-Team',
});

const valuesOf = ({ name, event, news }: NewsMailFacts) => ({
  vorname: name,
  event: event.title,
  kurz: news.short,
  neuigkeit: news.sentence,
});

/** The mail `participant_news` (docs/domain/mails.md#news-of-an-event). */
export const participantNewsMail = (facts: NewsMailFacts): WrittenMail =>
  writeMail(PARTICIPANT_NEWS_TEXT, {
    greeting: `Hallo ${facts.name}`,
    values: valuesOf(facts),
    details: eventDetails(facts.event),
    link: { text: 'Zum Programm', url: eventPage(facts.origin, facts.event) },
    company: facts.company,
  });

/** The mail `guide_news`, with the calendar file in place of those before. */
export function guideNewsMail(facts: NewsMailFacts): EventMail {
  const { event, news, origin, at } = facts;
  const link = `${origin}/profil/tour/${event.id}`;
  const mail = writeMail(GUIDE_NEWS_TEXT, {
    greeting: `Hallo ${facts.name}`,
    values: valuesOf(facts),
    details: eventDetails(event),
    link: { text: 'Zum Event', url: link },
    company: facts.company,
  });
  const { isCancelled } = news;
  return { ...mail, invitation: eventInvitation(event, { isCancelled, link, at, booking: null }) };
}

/** The mail `house_news`; it names no guest. */
export const houseNewsMail = (facts: NewsMailFacts): WrittenMail =>
  writeMail(HOUSE_NEWS_TEXT, {
    greeting: `Guten Tag ${facts.name}`,
    values: valuesOf(facts),
    details: eventDetails(facts.event),
    company: facts.company,
  });
