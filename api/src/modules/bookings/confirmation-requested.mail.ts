import type { Company } from '@firn/shared-contracts/api';
import type { MailText } from './booking-confirmed.mail.ts';
import { escapeHtml, formatDays, formatTime } from './swiss-format.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
export interface ConfirmationRequestedFacts {
  readonly number: string;
  readonly event: { readonly title: string; readonly start: Date; readonly end: Date };
  /** Until when the seats are held. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `booking_confirmation_requested` (docs/domain/mails.md#request-for-confirmation). */
export function confirmationRequestedMail(facts: ConfirmationRequestedFacts): MailText {
  const { number, event, until, link, company } = facts;
  const opening = [
    'Guten Tag',
    `Für diese E-Mail-Adresse ist eine Buchung bei uns eingegangen: «${event.title}», ${formatDays(event.start, event.end)}.`,
    `Bitte bestätige deine Buchung ${number} bis ${formatTime(until)} Uhr. So lange sind die Plätze reserviert.`,
  ];
  const closing = [
    'Hast du nicht gebucht? Dann musst du nichts tun: Die Reservation verfällt von selbst.',
    `${company.name}, ${company.phone}, ${company.email}`,
  ];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    subject: `Bitte bestätige deine Buchung: ${event.title}`,
    text: [...opening, link, ...closing].join('\n\n'),
    html: [
      '<!doctype html><html lang="de-CH"><body>',
      ...opening.map(paragraph),
      `<p><a href="${escapeHtml(link)}">Zur Bestätigung</a></p>`,
      ...closing.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}
