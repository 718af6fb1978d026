import type { Company } from '@firn/shared-contracts/api';
import { decisionDate, type Rappen } from '@firn/shared-contracts/domain';
import { escapeHtml, formatDay, formatDays, formatFrancs } from './swiss-format.ts';

export interface BookingConfirmedFacts {
  readonly number: string;
  readonly firstName: string;
  readonly event: {
    readonly title: string;
    readonly code: string;
    readonly start: Date;
    readonly end: Date;
    readonly durationDays: number;
    readonly minimumParticipants: number;
  };
  readonly persons: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly total: Rappen;
  /** VAT contained in the total. */
  readonly vat: Rappen;
  /** Day the invoice is due, `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  /** Whom to ask, from the settings. */
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function minimumSentence(event: BookingConfirmedFacts['event']): string[] {
  if (event.minimumParticipants < 2) return [];
  return [
    `Der Termin findet ab ${event.minimumParticipants} Personen statt. Kommen weniger zusammen, sagen wir dir das spätestens am ${formatDay(decisionDate(event))}.`,
  ];
}

const isInvoiced = ({ dueDate, total }: BookingConfirmedFacts) => dueDate !== null && total > 0;

function detailsOf(facts: BookingConfirmedFacts): [string, string][] {
  const { number, event, persons, total, vat, dueDate } = facts;
  return [
    ['Buchungsnummer', number],
    ['Termin', `${event.title} (${event.code})`],
    ['Datum', formatDays(event.start, event.end)],
    ['Personen', persons.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    ['Total', vat > 0 ? `${formatFrancs(total)} inkl. MWST` : formatFrancs(total)],
    ...(dueDate && isInvoiced(facts) ? [['Zahlbar bis', formatDay(dueDate)] as [string, string]] : []),
  ];
}

/**
 * The mail `booking_confirmed` (docs/domain/mails.md#confirmation): names minimum and latest day of calling off, as
 * PauRG 6 asks.
 */
export function bookingConfirmedMail(facts: BookingConfirmedFacts): MailText {
  const { company } = facts;
  const greeting = `Hallo ${facts.firstName}`;
  const opening = `Danke für deine Buchung «${facts.event.title}». Dein Platz ist sicher.`;
  const details = detailsOf(facts);
  const closing = [
    ...(isInvoiced(facts) ? ['Die Rechnung schickt dir unser Büro separat.'] : []),
    ...minimumSentence(facts.event),
    'Wir freuen uns auf dich.',
    'Dein Firn-Team',
    `${company.name}, ${company.phone}, ${company.email}`,
  ];
  const rows = details.map(
    ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    subject: `Deine Buchung ${facts.number}: ${facts.event.title}`,
    text: [
      greeting,
      opening,
      details.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...closing,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="de-CH"><body>',
      paragraph(greeting),
      paragraph(opening),
      `<table>${rows.join('')}</table>`,
      ...closing.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}
