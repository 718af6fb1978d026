import type { Rappen } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';
import type { RefundRow } from './refunds.table.ts';

interface RefundMailFacts {
  readonly number: string;
  readonly firstName: string;
  readonly amount: Rappen;
  readonly way: Exclude<RefundRow['way'], 'voucher'>;
  /** The account of a refund by bank. */
  readonly iban: string | null;
  readonly company: Letterhead;
}

export const REFUND_SENT_TEXT = defineMailText({
  key: 'refund_sent',
  title: 'Rückerstattung unterwegs',
  sentWhen: 'Wenn Geld einer Buchung zurückgeht, auf ein Konto oder über TWINT oder die Karte.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Deine Rückerstattung zu {nummer}',
    opening: 'Deine Rückerstattung ist unterwegs.',
    closing: 'Dein Firn-Team',
  },
});

/** The last four digits, by which its owner knows an account. */
const endOf = (iban: string): string => iban.slice(-4);

const wayOf = ({ way, iban }: RefundMailFacts): string =>
  way === 'bank' ? `Auf das Konto, das auf ${endOf(iban ?? '')} endet` : 'So, wie du bezahlt hast';

/** The mail `refund_sent` (docs/domain/payments.md#refunds). */
export function refundSentMail(facts: RefundMailFacts): WrittenMail {
  const { number, firstName, amount, company } = facts;
  return writeMail(REFUND_SENT_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, nummer: number },
    details: [
      ['Buchungsnummer', number],
      ['Betrag', formatFrancs(amount)],
      ['Weg', wayOf(facts)],
    ],
    notices: ['Bis der Betrag bei dir ist, kann es einige Tage dauern.'],
    company,
  });
}
