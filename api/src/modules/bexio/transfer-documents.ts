import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import { type AccessDeps, accessOf } from './access.ts';
import type { BexioConnectionRow, BexioDocumentRow } from './bexio.table.ts';
import { bexioApi } from './bexio-api.ts';
import {
  clearPause,
  endTurn,
  keepEnd,
  keepPause,
  keepTurn,
  readConnection,
  takeTurn,
} from './connection.repository.ts';
import {
  changeDocument,
  findDueDocument,
  type LedgerEntry,
  noteEntries,
  noteInvoices,
} from './documents.repository.ts';
import { listsOf } from './lists.ts';
import { NotMapped } from './positions.domain.ts';
import { BexioAway, BexioBusy, BexioEnded, BexioRefused } from './system/bexio.errors.ts';
import type { BexioSystem } from './system/bexio-system.ts';
import { NotYet, type Transfer } from './transfer.ts';
import { transferEntry } from './transfer-entry.ts';
import { transferInvoice } from './transfer-invoice.ts';

/** After that a person has to say «Nochmals versuchen». */
const MOST_ATTEMPTS = 8;
/** A run begins no other document after that: its queue would take it for dead (`pg-boss-runner.ts`). */
const LONGEST_RUN_S = 200;

/** 1, 4, 16, 64 minutes … at most 6 hours. */
const delayAfter = (attempts: number): number => Math.min(60 * 4 ** (attempts - 1), 6 * 3600);

const KIND_WORDS = { payment: 'Zahlung', refund: 'Rückzahlung', correction: 'Korrektur' } as const;

/** `B-2026-00012: Zahlung CHF 120.– vom Sa, 14.02.2026` */
const labelOf = ({ kind, amount, receivedOn, bookingNumber }: LedgerEntry): string =>
  `${bookingNumber}: ${KIND_WORDS[kind]} ${formatFrancs(Math.abs(amount))} vom ${formatDay(receivedOn)}`;

/** Another worker has the turn by now. */
class TurnLost extends Error {
  override readonly name = 'TurnLost';
}

interface Run extends Transfer, Pick<AccessDeps, 'clock'> {
  readonly connection: BexioConnectionRow;
}

const later = ({ clock }: Run, seconds: number) => new Date(clock().getTime() + seconds * 1000);

/** Whatever was not done says why, and when it is tried again. @returns whether the next document may be tried at once. */
async function keepFailure(run: Run, document: BexioDocumentRow, error: unknown): Promise<boolean> {
  const { db, connection } = run;
  const keep = (change: Parameters<typeof changeDocument>[2]) => changeDocument(db, document.id, change);
  if (error instanceof NotYet) {
    await keep({ nextAttemptAt: later(run, error.seconds), lastError: error.message });
    return true;
  }
  const attempts = document.attempts + 1;
  if (error instanceof NotMapped) {
    await keep({ state: 'failed', attempts, lastError: error.message });
    return true;
  }
  if (error instanceof BexioRefused) {
    const lastError = `bexio nimmt das Dokument nicht an (${error.status}): ${error.message}`;
    await keep({ state: 'failed', attempts, lastError });
    return true;
  }
  if (error instanceof BexioAway) {
    const isGivenUp = attempts >= MOST_ATTEMPTS;
    const state = isGivenUp ? 'failed' : 'waiting';
    const lastError = 'bexio hat nicht geantwortet, oder nicht so, wie es sollte.';
    await keep({ state, attempts, lastError, nextAttemptAt: later(run, delayAfter(attempts)) });
    return false;
  }
  if (error instanceof BexioBusy) {
    await keepPause(
      db,
      later(run, error.seconds),
      'bexio nimmt im Moment nichts mehr an und bittet um Geduld.',
    );
    return false;
  }
  if (error instanceof BexioEnded) {
    // The tokens may have been renewed during the run.
    const { sealedTokens } = await readConnection(db);
    await keepEnd(db, sealedTokens ?? connection.sealedTokens ?? '', error.message);
    return false;
  }
  if (error instanceof TurnLost) return false;
  throw error;
}

async function transferOne(run: Run, document: BexioDocumentRow): Promise<boolean> {
  const transfer = document.kind === 'payment' ? transferEntry : transferInvoice;
  try {
    const made = await transfer(run, document);
    const attempts = document.attempts + 1;
    const done = { state: 'done', lastError: null, doneAt: run.clock() } as const;
    await changeDocument(run.db, document.id, { ...made, ...done, attempts });
    return true;
  } catch (error) {
    return keepFailure(run, document, error);
  }
}

async function note({ db, clock, connection }: Run): Promise<void> {
  if (!connection.startsOn) return;
  await noteInvoices(db, connection.startsOn, clock());
  await noteEntries(db, labelOf, clock());
}

/** While bexio is connected and active, and has not asked for patience. */
function mayTransfer({ active, sealedTokens, pausedUntil }: BexioConnectionRow, now: Date): boolean {
  return active && sealedTokens !== null && (pausedUntil === null || pausedUntil <= now);
}

/**
 * Notes what was issued and paid, and transfers what is due, one document after the other (docs/domain/payments.md#accounting).
 * Of several workers one has the turn; before each call it looks whether it still has.
 */
export async function transferDocuments({
  system,
  ...deps
}: Omit<AccessDeps, 'system'> & { readonly system: BexioSystem | null }): Promise<void> {
  if (!system) return;
  const { db, clock } = deps;
  const connection = await readConnection(db);
  if (!mayTransfer(connection, clock())) return;
  const workerId = await takeTurn(db, clock());
  if (!workerId) return;
  try {
    if (connection.pausedUntil) await clearPause(db);
    const beforeCall = async () => {
      if (!(await keepTurn(db, workerId, clock()))) throw new TurnLost();
    };
    const api = bexioApi({ system, access: accessOf({ ...deps, system }), beforeCall });
    const run: Run = { db, clock, api, lists: listsOf(api), maps: connection, connection };
    await note(run);
    const end = later(run, LONGEST_RUN_S);
    while (clock() < end) {
      const document = await findDueDocument(db, clock());
      if (!document || !(await transferOne(run, document))) break;
    }
  } finally {
    await endTurn(db, workerId);
  }
}
