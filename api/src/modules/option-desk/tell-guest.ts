import { seatOptionPath } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { formatMoment, formatSeats } from '../../lib/swiss-format.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import type { SeatOptionRow } from '../seat-options/index.ts';
import { queueTextToNumber } from '../text-messages/index.ts';
import { type MailedOption, optionMail, optionOfficeMail, optionOverMail } from './seat-options.mails.ts';

/** Where links lead, and whether anybody sends SMS. */
export interface Telling {
  readonly origin: string;
  readonly sendsTexts: boolean;
}

/** An option as it is told; its event has the id for what is sent about it. */
export type ToldOption = Pick<SeatOptionRow, 'id' | 'email'> &
  MailedOption & { readonly event: MailedOption['event'] & { readonly id: string } };

async function text(
  tx: Tx,
  option: ToldOption,
  { words, sendsTexts, at }: { readonly words: string; readonly sendsTexts: boolean; readonly at: Date },
): Promise<'sms' | null> {
  if (!sendsTexts) return null;
  const { event, phone } = option;
  const message = { event, name: fullNameOf(option), phone, text: words, goodUntil: event.start };
  return (await queueTextToNumber(tx, message, at)) ? 'sms' : null;
}

const envelopeOf = (template: string, recipient: string, { id }: ToldOption) => ({
  template,
  recipient,
  about: iri('seat_options', id),
});

/** Sends the link by mail, else by SMS. @returns the way in which it went; null where the office passes it on. */
export async function sendLink(
  tx: Tx,
  option: ToldOption,
  { origin, sendsTexts, token, at }: Telling & { readonly token: string; readonly at: Date },
): Promise<'mail' | 'sms' | null> {
  const link = `${origin}${seatOptionPath(token)}`;
  if (option.email) {
    const mail = optionMail({ option, link, company: await readLetterhead(tx) });
    await queueMail(tx, { ...mail, ...envelopeOf('seat_option', option.email, option) }, at);
    return 'mail';
  }
  const { event, seats, until } = option;
  const words = `${event.title}: ${formatSeats(seats)} bis ${formatMoment(until)} für dich reserviert. Hier buchen: ${link}`;
  return text(tx, option, { words, sendsTexts, at });
}

/** Tells the guest, in the way of the link, that the seats are held no more. */
export async function tellOver(
  tx: Tx,
  option: ToldOption,
  { origin, sendsTexts, at }: Telling & { readonly at: Date },
): Promise<void> {
  const { event } = option;
  if (!option.email) {
    const words = `${event.title}: Deine Plätze sind nicht mehr reserviert. Möchtest du doch mitkommen, melde dich bei uns.`;
    await text(tx, option, { words, sendsTexts, at });
    return;
  }
  const company = await readLetterhead(tx);
  const mail = optionOverMail({ option, link: `${origin}/event/${event.id}`, company });
  await queueMail(tx, { ...mail, ...envelopeOf('seat_option_over', option.email, option) }, at);
}

/** Tells the office that nobody has booked. */
export async function tellOffice(
  tx: Tx,
  option: ToldOption,
  { origin, at }: { readonly origin: string; readonly at: Date },
): Promise<void> {
  const company = await readLetterhead(tx);
  const link = `${origin}/admin/bookings/anruf?event=${option.event.id}`;
  const mail = optionOfficeMail({ option, link, company });
  await queueMail(tx, { ...mail, ...envelopeOf('seat_option_office', company.email, option) }, at);
}
