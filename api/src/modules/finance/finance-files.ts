import type { FinanceFigures, VatStatementRow } from '@firn/shared-contracts/api';
import type { LocalDate, Period } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import type { Sheet } from '../../lib/sheet.ts';
import { day, money, number, type SheetField, sheetOf, text } from '../../lib/sheet-fields.ts';
import { readFigures } from './finance.read-model.ts';
import {
  type PaymentLine,
  readDocuments,
  readLines,
  readPaymentLines,
  readSoldVouchers,
} from './finance-tables.read-model.ts';
import { billedEntry, type JournalEntry, paidEntry, soldEntry } from './journal.domain.ts';
import { readStatement } from './vat-statement.read-model.ts';

export const TABLE_NAMES = ['documents', 'lines', 'payments', 'vat', 'journal'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** The word for each table in the names of the files. */
export const FILE_NAMES: Readonly<Record<TableName, string>> = {
  documents: 'belege',
  lines: 'positionen',
  payments: 'zahlungen',
  vat: 'mwst',
  journal: 'journal',
};

export interface FileDeps {
  readonly db: Db;
  readonly period: Period;
  readonly today: LocalDate;
}

const DOCUMENTS: Readonly<Record<string, string>> = { invoice: 'Rechnung', credit_note: 'Gutschrift' };
const KINDS: Readonly<Record<string, string>> = {
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  correction: 'Korrektur',
};
const WAYS: Readonly<Record<string, string>> = {
  bank: 'Bank',
  cash: 'Bar',
  twint: 'TWINT',
  card: 'Karte',
  voucher: 'Gutschein',
};

const documentsTable = ({ db, period }: FileDeps): Sheet =>
  sheetOf('Belege', readDocuments(db, period), [
    text('Nummer', (row) => row.number),
    text('Art', (row) => DOCUMENTS[row.kind] ?? row.kind),
    day('Datum', (row) => row.day),
    day('Fällig', (row) => row.dueDate),
    text('Buchung', (row) => row.bookingNumber),
    text('Empfänger', (row) => row.recipient),
    money('Total CHF', (row) => row.total),
  ]);

const linesTable = ({ db, period }: FileDeps): Sheet =>
  sheetOf('Positionen', readLines(db, period), [
    text('Beleg', (row) => row.number),
    day('Datum', (row) => row.day),
    text('Buchung', (row) => row.bookingNumber),
    text('Person', (row) => row.person),
    text('Bezeichnung', (row) => row.title),
    text('MWST-Code', (row) => row.vatCategory),
    number('Satz %', (row) => Number(row.vatPercent)),
    text('Konto', (row) => row.accountingNo),
    money('Betrag CHF', (row) => row.total),
    money('davon MWST CHF', (row) => row.vat),
  ]);

export const PAYMENT_FIELDS: readonly SheetField<PaymentLine>[] = [
  day('Datum', (row) => row.day),
  text('Buchung', (row) => row.bookingNumber),
  text('Name', (row) => row.name),
  text('Art', (row) => KINDS[row.kind] ?? row.kind),
  text('Weg', (row) => WAYS[row.method] ?? row.method),
  money('Betrag CHF', (row) => row.amount),
];

const paymentsTable = ({ db, period }: FileDeps): Sheet =>
  sheetOf('Zahlungen', readPaymentLines(db, period), PAYMENT_FIELDS);

async function* statementRows({ db, period, today }: FileDeps): AsyncGenerator<VatStatementRow> {
  const figures: FinanceFigures = await readFigures(db, period, today);
  yield* (await readStatement(db, figures)).rows;
}

export const VAT_FIELDS: readonly SheetField<VatStatementRow>[] = [
  text('Ziffer', (row) => row.figure),
  number('Satz %', (row) => row.percent),
  money('Umsatz CHF', (row) => row.amount),
  money('Steuer CHF', (row) => row.tax),
];

const vatTable = (deps: FileDeps): Sheet => sheetOf('MWST', statementRows(deps), VAT_FIELDS);

async function* journalEntries({ db, period }: FileDeps): AsyncGenerator<JournalEntry> {
  for await (const line of readLines(db, period)) if (line.total !== 0) yield billedEntry(line);
  for await (const line of readPaymentLines(db, period)) yield paidEntry(line);
  for await (const voucher of readSoldVouchers(db, period)) yield soldEntry(voucher);
}

const journalTable = (deps: FileDeps): Sheet =>
  sheetOf('Journal', journalEntries(deps), [
    day('Datum', (entry) => entry.day),
    text('Beleg', (entry) => entry.document),
    text('Soll', (entry) => entry.debit),
    text('Haben', (entry) => entry.credit),
    money('Betrag CHF', (entry) => entry.amount),
    text('MWST-Code', (entry) => entry.vatCode),
    text('Text', (entry) => entry.text),
  ]);

export const FINANCE_TABLES: Readonly<Record<TableName, (deps: FileDeps) => Sheet>> = {
  documents: documentsTable,
  lines: linesTable,
  payments: paymentsTable,
  vat: vatTable,
  journal: journalTable,
};
