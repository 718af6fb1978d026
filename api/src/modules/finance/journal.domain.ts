import type { PaymentWay, Rappen } from '@firn/shared-contracts/domain';

/** An entry as any accounting takes it: the amount goes from the credit account to the debit account. */
export interface JournalEntry {
  readonly day: string;
  readonly document: string;
  readonly debit: string;
  readonly credit: string;
  /** Rappen, above 0. */
  readonly amount: Rappen;
  readonly vatCode: string;
  readonly text: string;
}

/** Accounts of the Swiss chart for small companies (docs/domain/payments.md#journal). */
const RECEIVABLES = '1100';
const VOUCHERS = '2030';
const MONEY: Readonly<Record<string, string>> = {
  cash: '1000',
  bank: '1020',
  twint: '1021',
  card: '1022',
  voucher: VOUCHERS,
} satisfies Record<PaymentWay, string>;

const moneyAccount = (way: string): string => MONEY[way] ?? '1020';

/** The entry of an amount that may be below 0: then the accounts change sides. */
function entryOf(
  debit: string,
  credit: string,
  amount: Rappen,
): Pick<JournalEntry, 'debit' | 'credit' | 'amount'> {
  return amount < 0 ? { debit: credit, credit: debit, amount: -amount } : { debit, credit, amount };
}

interface Billed {
  readonly day: string;
  readonly number: string;
  readonly person: string;
  readonly title: string;
  readonly vatCategory: string;
  readonly accountingNo: string;
  readonly total: Rappen;
}

/** What an invoice bills is owed to the company, and earned on the account of the line. */
export const billedEntry = ({
  day,
  number,
  person,
  title,
  vatCategory,
  accountingNo,
  total,
}: Billed): JournalEntry => ({
  day,
  document: number,
  ...entryOf(RECEIVABLES, accountingNo, total),
  vatCode: vatCategory,
  text: `${title}, ${person}`,
});

interface Paid {
  readonly day: string;
  readonly bookingNumber: string;
  readonly name: string;
  readonly method: string;
  readonly amount: Rappen;
}

/** What is paid is not owed any more; what goes back, the other way round. */
export const paidEntry = ({ day, bookingNumber, name, method, amount }: Paid): JournalEntry => ({
  day,
  document: bookingNumber,
  ...entryOf(moneyAccount(method), RECEIVABLES, amount),
  vatCode: '',
  text: `${amount < 0 ? 'Rückzahlung' : 'Zahlung'} ${name}`,
});

/** A voucher that is sold is owed to whoever redeems it. */
export const soldEntry = ({
  day,
  code,
  paid,
  paidBy,
}: {
  readonly day: string;
  readonly code: string;
  readonly paid: Rappen;
  readonly paidBy: string;
}): JournalEntry => ({
  day,
  document: `Gutschein …${code.slice(-4)}`,
  ...entryOf(moneyAccount(paidBy), VOUCHERS, paid),
  vatCode: '',
  text: 'Verkaufter Gutschein',
});
