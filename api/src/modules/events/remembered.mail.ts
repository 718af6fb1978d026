import { iri } from '../../lib/iri.ts';
import { formatDays } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  EVENT_TITLE,
  eventDetails,
  eventPage,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';
import type { Rememberer } from './rememberers.read-model.ts';

/** What happened to an event on somebody's Merkliste. */
export type RememberedNews =
  | { readonly template: 'remembered_few_seats'; readonly freePlaces: number }
  | {
      readonly template: 'remembered_date_changed';
      readonly before: { readonly start: Date; readonly end: Date };
    }
  | { readonly template: 'remembered_cancelled' };

interface RememberedFacts {
  readonly event: MailedEvent;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly company: Letterhead;
}

const SHARED = { vorname: FIRST_NAME, event: EVENT_TITLE } as const;

export const FEW_SEATS_TEXT = defineMailText({
  key: 'remembered_few_seats',
  title: 'Wenige Plätze frei',
  sentWhen: 'Wenn ein gemerkter Event höchstens drei freie Plätze hat.',
  group: 'remembered',
  placeholders: {
    ...SHARED,
    plätze: { means: 'Wie viele Plätze noch frei sind', sample: 'nur noch 3 Plätze' },
  },
  defaults: {
    subject: 'Bald voll: {event}',
    opening: 'Bei «{event}» gibt es {plätze}.',
    closing: 'Dein Firn-Team',
  },
});

export const DATE_CHANGED_TEXT = defineMailText({
  key: 'remembered_date_changed',
  title: 'Neues Datum',
  sentWhen: 'Wenn ein gemerkter Event ein neues Datum bekommt.',
  group: 'remembered',
  placeholders: {
    ...SHARED,
    bisher: { means: 'Das bisherige Datum', sample: 'Sa, 06.02.2027 bis So, 07.02.2027' },
  },
  defaults: {
    subject: 'Neues Datum: {event}',
    opening: '«{event}» hat ein neues Datum. Bisher war es: {bisher}.',
    closing: 'Dein Firn-Team',
  },
});

export const REMEMBERED_CANCELLED_TEXT = defineMailText({
  key: 'remembered_cancelled',
  title: 'Gemerkter Event abgesagt',
  sentWhen: 'Wenn ein gemerkter Event abgesagt wird.',
  group: 'remembered',
  placeholders: SHARED,
  defaults: {
    subject: 'Abgesagt: {event}',
    opening: '«{event}» findet leider nicht statt.',
    closing: 'Dein Firn-Team',
  },
});

type Parts = Omit<Parameters<typeof writeMail<'vorname' | 'event'>>[1], 'company'>;

function writeNews(news: RememberedNews, parts: Parts, company: Letterhead) {
  switch (news.template) {
    case 'remembered_few_seats': {
      const seats = news.freePlaces === 1 ? 'nur noch einen Platz' : `nur noch ${news.freePlaces} Plätze`;
      return writeMail(FEW_SEATS_TEXT, { ...parts, values: { ...parts.values, plätze: seats }, company });
    }
    case 'remembered_date_changed': {
      const before = formatDays(news.before.start, news.before.end);
      return writeMail(DATE_CHANGED_TEXT, { ...parts, values: { ...parts.values, bisher: before }, company });
    }
    case 'remembered_cancelled':
      return writeMail(REMEMBERED_CANCELLED_TEXT, { ...parts, company });
  }
}

/** A mail about an event on somebody's Merkliste (docs/domain/mails.md#merkliste); without a calendar file. */
export function rememberedMail(
  news: RememberedNews,
  { id, email, firstName }: Rememberer,
  { event, origin, company }: RememberedFacts,
): OutgoingMail {
  const isOver = news.template === 'remembered_cancelled';
  const parts = {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    details: eventDetails(event),
    link: isOver
      ? { text: 'Andere Touren ansehen', url: `${origin}/agenda` }
      : { text: 'Zum Termin', url: eventPage(origin, event) },
    notices: [
      `Du hast dir diesen Termin gemerkt. Nimmst du ihn von deiner Merkliste, enden die E-Mails dazu: ${origin}/profil`,
    ],
  };
  const { template } = news;
  const about = iri('remembered_events', id);
  return { ...writeNews(news, parts, company), template, recipient: email, about };
}
