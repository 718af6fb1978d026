import type { ToldGroup } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type MailedEvent, type MailSettings, type OutgoingMail, withoutSecrets } from '../outbox/index.ts';
import { guidesOf, housesOf, participantsOf } from './audiences.read-model.ts';
import { type EventNews, guideNewsMail, houseNewsMail, participantNewsMail } from './event-news.mail.ts';
import { officeAddress } from './office-address.ts';

/** A mail, and the switch that it goes by. */
export interface ToldMail extends OutgoingMail {
  readonly group: ToldGroup;
}

export const toldAs = (group: ToldGroup, mails: readonly OutgoingMail[]): ToldMail[] =>
  mails.map((mail) => ({ ...mail, group }));

interface Telling {
  readonly event: MailedEvent;
  /** Ids of the bookings whose bookers are written to. */
  readonly bookings: readonly string[];
  readonly news: EventNews;
  readonly origin: string;
  readonly company: MailSettings;
  readonly at: Date;
}

/** The office gets the first mail to a guest, without its calendar file and the secret in its link. */
function copyOf([first]: readonly OutgoingMail[], { company, event }: Telling): OutgoingMail[] {
  if (!first) return [];
  const { invitation: _file, ...mail } = first;
  const recipient = officeAddress(company);
  const [text, html] = [withoutSecrets(mail.text), withoutSecrets(mail.html)];
  const subject = `Kopie: ${mail.subject}`;
  return [{ ...mail, text, html, recipient, subject, about: iri('events', event.id) }];
}

/**
 * Mails to everybody whom news of an event concerns beside who booked it: whoever takes part with an address of their own,
 * guides, houses, and the office (docs/domain/events.md#who-is-told). `toBookers` are those to who booked.
 */
export async function newsMails(
  db: Db,
  telling: Telling,
  toBookers: readonly OutgoingMail[],
): Promise<ToldMail[]> {
  const { event, bookings } = telling;
  const participants = await participantsOf(db, bookings);
  const guides = await guidesOf(db, event.id);
  const houses = await housesOf(db, event.id);
  return [
    ...participants.map(({ email, name, aboutId }) => ({
      ...participantNewsMail({ ...telling, name }),
      template: 'participant_news',
      recipient: email,
      about: iri('bookings', aboutId),
      group: 'participants' as const,
    })),
    ...guides.map(({ email, name, aboutId }) => ({
      ...guideNewsMail({ ...telling, name }),
      template: 'guide_news',
      recipient: email,
      about: iri('guide_assignments', aboutId),
      group: 'guides' as const,
    })),
    ...houses.map(({ email, name, aboutId }) => ({
      ...houseNewsMail({ ...telling, name }),
      template: 'house_news',
      recipient: email,
      about: iri('event_accommodations', aboutId),
      group: 'houses' as const,
    })),
    ...toldAs('office', copyOf(toBookers, telling)),
  ];
}
