import type { InvoiceIssuer, InvoiceRecipient } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';

/** Letters that do not come apart into a plain one and its accent. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '€': 'EUR',
};

/**
 * A text in the letters that the QR-bill and the fonts of every reader have (Latin-1): what stands on the paper is what the
 * bank reads. Others lose their accents, and what has no like becomes «?».
 */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (/[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff]/.test(sign)) return sign;
      if (/\s/.test(sign)) return ' ';
      const plain = PLAIN[sign] ?? sign.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
      return plain || (/\p{Cc}|\p{Cf}|\p{M}/u.test(sign) ? '' : '?');
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const cut = (text: string, length: number): string => printable(text).slice(0, length).trim();

interface Street {
  readonly street: string;
  readonly houseNumber: string;
}

/**
 * Street and number, which the wire has in one field (docs/domain/payments.md#qr-bill): the number is the last word, if it
 * begins with a digit and something stands before it.
 */
export function splitAddress(address: string): Street {
  const found = /^(.*\S)[\s,]+(\d+\s?[a-zA-Z]?(?:[-/.]\d+\s?[a-zA-Z]?)*)$/.exec(printable(address));
  const [, street, houseNumber] = found ?? [];
  if (!street || !houseNumber || houseNumber.length > 16)
    return { street: cut(address, 70), houseNumber: '' };
  return { street: cut(street.replace(/,$/, ''), 70), houseNumber };
}

/** As the QR-bill takes it: cut to its lengths, in its letters. */
export const printableRecipient = (recipient: InvoiceRecipient): InvoiceRecipient => ({
  company: cut(recipient.company, 70),
  name: cut(recipient.name, 70),
  street: cut(recipient.street, 70),
  houseNumber: cut(recipient.houseNumber, 16),
  postalCode: cut(recipient.postalCode, 16),
  city: cut(recipient.city, 35),
  country: recipient.country,
  email: recipient.email,
  reference: cut(recipient.reference, 140),
});

const IBAN_INSTITUTE = { from: 4, to: 9 } as const;

/** A QR-IBAN is known by its institute: 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  const institute = Number(iban.slice(IBAN_INSTITUTE.from, IBAN_INSTITUTE.to));
  return institute >= 30_000 && institute <= 31_999;
}

/** Carries of the check digit modulo 10, recursive. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

function modulo10(digits: string): number {
  const carry = [...digits].reduce((sum, digit) => CARRIES[(sum + Number(digit)) % 10] ?? 0, 0);
  return (10 - carry) % 10;
}

const QR_DIGITS = 26;

/** 26 digits and their check digit. */
function qrReference(number: string): string {
  const digits = number.replace(/\D/g, '').padStart(QR_DIGITS, '0');
  return `${digits}${modulo10(digits)}`;
}

/** ISO 7064, modulo 97: letters count from 10. */
const modulo97 = (text: string): number =>
  [...text].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0);

/** ISO 11649: «RF», two check digits, the number. */
function creditorReference(number: string): string {
  const text = number.replace(/[^0-9A-Z]/g, '');
  return `RF${String(98 - modulo97(`${text}RF00`)).padStart(2, '0')}${text}`;
}

/** The reference by which a payment names an invoice: made of its number, so no two are the same. */
export const referenceOf = (number: string, iban: string): string =>
  isQrIban(iban) ? qrReference(number) : creditorReference(number);

/** The contents of a payment part. */
export interface QrBill {
  readonly iban: string;
  readonly issuer: Pick<InvoiceIssuer, 'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'country'>;
  readonly amount: Rappen;
  readonly recipient: InvoiceRecipient;
  readonly reference: string;
  readonly message: string;
}

/** `1290.00`: francs with both digits and without a sign between thousands. */
export const francsOf = (amount: Rappen): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

type Address = readonly [
  kind: 'S',
  name: string,
  street: string,
  number: string,
  code: string,
  city: string,
  country: string,
];

/** The payer, in the one line that the QR-bill has for a name: the company where there is one. */
export const debtorName = ({ company, name }: Pick<InvoiceRecipient, 'company' | 'name'>): string =>
  company || name;

/**
 * The text of the QR code: 31 lines of the Swiss implementation guidelines for the QR-bill, version 2.3, with structured
 * addresses; the ultimate creditor stays empty, as it has to.
 */
export function qrPayload({ iban, issuer, amount, recipient, reference, message }: QrBill): string {
  const creditor: Address = [
    'S',
    cut(issuer.name, 70),
    cut(issuer.street, 70),
    issuer.houseNumber,
    issuer.postalCode,
    cut(issuer.city, 35),
    issuer.country,
  ];
  const { street, houseNumber, postalCode, city, country } = printableRecipient(recipient);
  const debtor: Address = [
    'S',
    cut(debtorName(recipient), 70),
    street,
    houseNumber,
    postalCode,
    city,
    country,
  ];
  return [
    'SPC',
    '0200',
    '1',
    iban,
    ...creditor,
    ...Array<string>(7).fill(''),
    francsOf(amount),
    'CHF',
    ...debtor,
    isQrIban(iban) ? 'QRR' : 'SCOR',
    reference,
    cut(message, 140),
    'EPD',
  ].join('\n');
}

/** The message with which a payment arrives, for whoever reads the account. */
export const messageOf = (number: string, bookingNumber: string): string =>
  `${number}, Buchung ${bookingNumber}`;
