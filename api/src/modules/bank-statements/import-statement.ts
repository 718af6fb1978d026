import { createHash } from 'node:crypto';
import { type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import {
  type Author,
  append,
  appendAll,
  type LockedLedger,
  lockLedger,
  lockLedgers,
  notCorrectable,
  openDays,
} from '../payments/index.ts';
import {
  bookingsByReference,
  claimEntries,
  findStatement,
  insertStatement,
  listOriginals,
  type Match,
  markMatched,
} from './bank-statements.repository.ts';
import type { BankTransaction } from './camt-entry.ts';
import type { CamtFile } from './read-camt.ts';

/** A file of the bank as somebody chose it, and what was read in it. */
export interface BankFile extends CamtFile {
  readonly fileName: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** The outcome of each transaction of a file. */
export interface Imported {
  readonly statementId: string | null;
  /** The same file was read in before: now nothing was done. */
  readonly isKnown: boolean;
  /** Positions of those that no file had brought before. */
  readonly fresh: ReadonlySet<number>;
  /** Bookings for which they count, by position. */
  readonly bookingOf: ReadonlyMap<number, string>;
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const referencesOf = (transactions: readonly BankTransaction[]): string[] => [
  ...new Set(transactions.flatMap(({ reference }) => reference ?? [])),
];

/** Locks all bookings that the transactions may be about, at once and in order. */
async function lockAbout(tx: Tx, fresh: readonly BankTransaction[]) {
  const byReference = await bookingsByReference(tx, referencesOf(fresh));
  const taken: string[] = [];
  for (const reversal of fresh.filter(({ amount }) => amount < 0))
    taken.push(...(await listOriginals(tx, reversal)).map(({ bookingId }) => bookingId));
  const ledgers = await lockLedgers(tx, [...new Set([...byReference.values(), ...taken])]);
  return (reference: string | null) => ledgers.get(byReference.get(reference ?? '') ?? '');
}

/** The note, author and day that each entry of the ledger is written with. */
interface Writing {
  readonly note: string;
  readonly author: Author;
  /** The day on which a transaction of a closed day counts. */
  readonly openDay: (day: LocalDate) => LocalDate;
}

/** Enters credits whose references are known into the ledgers of their bookings. */
async function enterCredits(
  tx: Tx,
  credits: readonly BankTransaction[],
  ledgerOf: (reference: string | null) => LockedLedger | undefined,
  { note, author, openDay }: Writing,
): Promise<Match[]> {
  const known = credits.flatMap((credit) => {
    const ledger = ledgerOf(credit.reference);
    return ledger ? [{ credit, ledger }] : [];
  });
  const ids = await appendAll(
    tx,
    known.map(({ credit: { amount, bookedOn }, ledger }) => ({
      ledger,
      entry: { kind: 'payment', amount, method: 'bank', receivedOn: openDay(bookedOn), note },
    })),
    author,
  );
  return known.map(({ credit, ledger }, index) => ({
    position: credit.position,
    bookingId: ledger.booking.id,
    paymentId: ids[index] ?? '',
  }));
}

/** Takes back the payment that a reversal is of; null if there is none that can be. */
async function takeBack(
  tx: Tx,
  reversal: BankTransaction,
  { note, author, openDay }: Writing,
): Promise<Match | null> {
  for (const { bookingId, paymentId } of await listOriginals(tx, reversal)) {
    const ledger = await lockLedger(tx, bookingId);
    const original = ledger?.entries.find(({ id }) => id === paymentId);
    if (!ledger || !original || notCorrectable(original, ledger.entries)) continue;
    const { amount, bookedOn, position } = reversal;
    const correction = { kind: 'correction', amount, method: 'bank', ofId: paymentId } as const;
    const entry = { ...correction, receivedOn: openDay(bookedOn), note };
    const { id } = await append(tx, ledger, entry, author);
    return { position, bookingId, paymentId: id };
  }
  return null;
}

/**
 * Reads a file in: each of its transactions counts once, whichever file it came with before, and for the booking whose
 * invoice it names (docs/domain/payments.md#bank-file). All of it lasts or nothing.
 */
export async function importStatement(tx: Tx, file: BankFile, author: Author): Promise<Imported> {
  const { fileName, format, sha256, transactions } = file;
  await limitLockWaits(tx);
  const createdById = authorIdOf(author.actor);
  if (!createdById) throw new Error('A file of the bank is read in by somebody.');
  const statement = { fileName, format, sha256, entries: transactions.length, createdById };
  const statementId = await insertStatement(tx, { ...statement, createdAt: author.now });
  if (!statementId) {
    const known = await findStatement(tx, sha256);
    return { statementId: known, isKnown: true, fresh: new Set(), bookingOf: new Map() };
  }
  const fresh = await claimEntries(tx, statementId, transactions);
  const added = transactions.filter(({ position }) => fresh.has(position));
  const openDay = await openDays(tx, zurichDate(author.now));
  const writing = { note: `Datei der Bank: ${fileName}`, author, openDay };
  const ledgerOf = await lockAbout(tx, added);
  const credits = added.filter(({ amount }) => amount > 0);
  const matches = await enterCredits(tx, credits, ledgerOf, writing);
  await markMatched(tx, statementId, matches);
  for (const reversal of added.filter(({ amount }) => amount < 0)) {
    const match = await takeBack(tx, reversal, writing);
    if (!match) continue;
    await markMatched(tx, statementId, [match]);
    matches.push(match);
  }
  const action = 'bank_statement.create';
  const trace = { action, entity: 'bank_statement', entityId: statementId, label: fileName };
  await recordAudit(tx, { ...trace, actor: author.actor, at: author.now });
  const bookingOf = new Map(matches.map(({ position, bookingId }) => [position, bookingId]));
  return { statementId, isKnown: false, fresh, bookingOf };
}

/** Ends a transaction that was made to be looked at. */
class DryRunOver extends Error {}

/** Does all of it, lets `look` see what came of it, and takes everything back. */
export async function tryStatement<T>(
  db: Db,
  file: BankFile,
  author: Author,
  look: (tx: Tx, imported: Imported) => Promise<T>,
): Promise<T> {
  const seen: T[] = [];
  try {
    await db.transaction(async (tx) => {
      const imported = await importStatement(tx, file, author);
      seen.push(await look(tx, imported.isKnown ? imported : { ...imported, statementId: null }));
      throw new DryRunOver();
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  return seen[0] as T;
}
