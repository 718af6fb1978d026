import type { Company } from '@firn/shared-contracts/api';
import { formatDays } from '../../lib/swiss-format.ts';
import { type LetterText, writeLetter } from '../outbox/index.ts';

interface BookingRejectedFacts {
  readonly number: string;
  readonly firstName: string;
  readonly event: { readonly title: string; readonly code: string; readonly start: Date; readonly end: Date };
  /** Why, in the words of the office; empty for nothing. */
  readonly reason: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `booking_rejected` (docs/domain/mails.md#changes-of-a-booking): the office declines a request. */
export function bookingRejectedMail({
  number,
  firstName,
  event,
  reason,
  company,
}: BookingRejectedFacts): LetterText & { readonly subject: string } {
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [
      `Leider können wir deine Anfrage für «${event.title}» nicht bestätigen.`,
      ...(reason ? [reason] : []),
    ],
    details: [
      ['Buchungsnummer', number],
      ['Termin', `${event.title} (${event.code})`],
      ['Datum', formatDays(event.start, event.end)],
    ],
    closing: [
      'Du musst nichts bezahlen. Wir suchen gern mit dir einen anderen Termin: Ruf uns an oder schreib uns.',
      'Dein Firn-Team',
    ],
    company,
  });
  return { subject: `Deine Anfrage ${number}: ${event.title}`, ...letter };
}
