import type { Company } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { formatDays } from '../../lib/swiss-format.ts';
import {
  eventDetails,
  eventPage,
  type MailedEvent,
  type OutgoingMail,
  writeLetter,
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
  readonly company: Company;
}

function wordsOf(news: RememberedNews, { title }: MailedEvent): { subject: string; opening: string } {
  switch (news.template) {
    case 'remembered_few_seats': {
      const seats = news.freePlaces === 1 ? 'nur noch einen Platz' : `nur noch ${news.freePlaces} Plätze`;
      return { subject: `Bald voll: ${title}`, opening: `Bei «${title}» gibt es ${seats}.` };
    }
    case 'remembered_date_changed': {
      const before = formatDays(news.before.start, news.before.end);
      return {
        subject: `Neues Datum: ${title}`,
        opening: `«${title}» hat ein neues Datum. Bisher war es: ${before}.`,
      };
    }
    case 'remembered_cancelled':
      return { subject: `Abgesagt: ${title}`, opening: `«${title}» findet leider nicht statt.` };
  }
}

/** A mail about an event on somebody's Merkliste (docs/domain/mails.md#merkliste); without a calendar file. */
export function rememberedMail(
  news: RememberedNews,
  { id, email, firstName }: Rememberer,
  { event, origin, company }: RememberedFacts,
): OutgoingMail {
  const { subject, opening } = wordsOf(news, event);
  const isOver = news.template === 'remembered_cancelled';
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [opening],
    details: eventDetails(event),
    link: isOver
      ? { text: 'Andere Touren ansehen', url: `${origin}/agenda` }
      : { text: 'Zum Event', url: eventPage(origin, event) },
    closing: [
      `Du hast dir diesen Event gemerkt. Nimmst du ihn von deiner Merkliste, enden die E-Mails dazu: ${origin}/profil`,
      'Dein Firn-Team',
    ],
    company,
  });
  const { template } = news;
  return { ...letter, subject, template, recipient: email, about: iri('remembered_events', id) };
}
