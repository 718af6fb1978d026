import {
  type BankStatementReport,
  REPORTED_TRANSACTIONS,
  type ReportedTransaction,
  type TransactionOutcome,
} from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { BankTransaction } from './camt-entry.ts';
import type { BankFile, Imported } from './import-statement.ts';
import { readPaying } from './paying-booking.read-model.ts';

/** What needs somebody comes first. */
const ORDER: readonly TransactionOutcome[] = ['unmatched', 'matched', 'duplicate'];

function outcomeOf({ position }: BankTransaction, { fresh, bookingOf }: Imported): TransactionOutcome {
  if (!fresh.has(position)) return 'duplicate';
  return bookingOf.has(position) ? 'matched' : 'unmatched';
}

const sumOf = (transactions: readonly BankTransaction[]): number =>
  transactions.reduce((sum, { amount }) => sum + amount, 0);

/** Says what became of each transaction of a file, and of what is open of its booking. */
export async function reportOf(db: Db, file: BankFile, imported: Imported): Promise<BankStatementReport> {
  const grouped = Map.groupBy(file.transactions, (each) => outcomeOf(each, imported));
  const of = (outcome: TransactionOutcome) => grouped.get(outcome) ?? [];
  const shown = ORDER.flatMap((outcome) =>
    of(outcome).map((transaction) => ({ transaction, outcome })),
  ).slice(0, REPORTED_TRANSACTIONS);
  const ids = shown.flatMap(({ transaction }) => imported.bookingOf.get(transaction.position) ?? []);
  const bookings = await readPaying(db, [...new Set(ids)]);
  const reported = shown.map(({ transaction, outcome }): ReportedTransaction => {
    const { identity: _identity, ...rest } = transaction;
    const booking = bookings.get(imported.bookingOf.get(rest.position) ?? '') ?? null;
    return { ...rest, outcome, booking };
  });
  return {
    '@id': '/api/bank_statements',
    '@type': 'BankStatementReport',
    statement: imported.statementId && iri('bank_statements', imported.statementId),
    fileName: file.fileName,
    format: file.format,
    matched: of('matched').length,
    unmatched: of('unmatched').length,
    duplicates: of('duplicate').length,
    total: file.transactions.length,
    matchedAmount: sumOf(of('matched')),
    unmatchedAmount: sumOf(of('unmatched')),
    transactions: reported,
  };
}
