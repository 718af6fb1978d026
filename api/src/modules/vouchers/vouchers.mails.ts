import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import { defineMailText, type Letterhead, type WrittenMail, writeMail } from '../outbox/index.ts';

interface MailedVoucher {
  readonly amount: Rappen;
  readonly validUntil: LocalDate;
  readonly buyerName: string;
  readonly recipientName: string;
}

const AMOUNT = { means: 'Betrag des Gutscheins', sample: 'CHF 200.–' } as const;

export const VOUCHER_TEXT = defineMailText({
  key: 'voucher',
  title: 'Gutschein',
  sentWhen: 'Mit dem Gutschein als PDF, sobald er bezahlt ist oder an dem Tag, der gewünscht wurde.',
  group: 'bookings',
  placeholders: { betrag: AMOUNT },
  defaults: {
    subject: 'Ein Gutschein über {betrag}',
    opening: 'Hier ist ein Gutschein über {betrag}, als PDF zum Ausdrucken oder Weiterschenken.',
    closing: 'Wir freuen uns auf eine gemeinsame Tour.\n\nDein Firn-Team',
  },
});

export const VOUCHER_ORDERED_TEXT = defineMailText({
  key: 'voucher_ordered',
  title: 'Gutschein gekauft',
  sentWhen: 'Mit dem Gutschein als PDF, wenn einer bezahlt ist, den jemand anders oder erst später erhält.',
  group: 'bookings',
  placeholders: { betrag: AMOUNT },
  defaults: {
    subject: 'Danke für deine Bestellung: Gutschein über {betrag}',
    opening:
      'Danke für deine Bestellung. Dein Gutschein über {betrag} ist bezahlt; du findest ihn im Anhang.',
    closing: 'Dein Firn-Team',
  },
});

const detailsOf = ({ amount, validUntil, buyerName, recipientName }: MailedVoucher): [string, string][] => [
  ['Betrag', formatFrancs(amount)],
  ...(recipientName ? [['Für', recipientName] as [string, string]] : []),
  ...(buyerName ? [['Von', buyerName] as [string, string]] : []),
  ['Gültig bis', formatDay(validUntil)],
];

/** The mail `voucher` (docs/domain/mails.md#vouchers), with the paper: to who bought it, or to whoever gets it. */
export const voucherMail = (voucher: MailedVoucher, company: Letterhead): WrittenMail =>
  writeMail(VOUCHER_TEXT, {
    greeting: 'Hallo',
    values: { betrag: formatFrancs(voucher.amount) },
    details: detailsOf(voucher),
    notices: ['Der Code steht auf dem PDF. Du gibst ihn beim Buchen ein; was übrig bleibt, bleibt darauf.'],
    company,
  });

/** The mail `voucher_ordered`, with the paper: where it goes, and when. */
export const voucherOrderedMail = (
  voucher: MailedVoucher & {
    readonly deliverTo: string | null;
    readonly deliverOn: LocalDate | null;
    readonly offerTitle: string | null;
  },
  company: Letterhead,
): WrittenMail =>
  writeMail(VOUCHER_ORDERED_TEXT, {
    greeting: `Hallo ${voucher.buyerName}`,
    values: { betrag: formatFrancs(voucher.amount) },
    details: [
      ...detailsOf(voucher),
      ...(voucher.offerTitle ? [['Tour', voucher.offerTitle] as [string, string]] : []),
      ['Geht an', voucher.deliverTo ?? 'dich'],
      ['Versand', voucher.deliverOn ? formatDay(voucher.deliverOn) : 'gleich'],
    ],
    notices: ['Bewahre diese E-Mail auf: Der Code steht auf dem PDF.'],
    company,
  });
