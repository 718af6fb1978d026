import { randomUUID } from 'node:crypto';
import { SETTINGS_ID } from '@firn/shared-contracts/api';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type BexioConnectionRow, bexioConnection } from './bexio.table.ts';

/** Id of the one row, the same as that of the settings. */
export const BEXIO_ID = SETTINGS_ID;

const theRow = eq(bexioConnection.id, BEXIO_ID);

export async function readConnection(db: Db | Tx): Promise<BexioConnectionRow> {
  const [row] = await db.select().from(bexioConnection).where(theRow);
  if (!row) throw new Error('The row of the connection is missing: a migration inserts it.');
  return row;
}

/** Keeps what a person did: connected it, or took the connection back. Counts as a change of the row. */
export async function keepConnection(
  tx: Tx,
  kept: Pick<BexioConnectionRow, 'sealedTokens' | 'expiresAt' | 'companyName'> & {
    readonly active?: boolean;
  },
): Promise<void> {
  const version = sql`${bexioConnection.version} + 1`;
  await tx
    .update(bexioConnection)
    .set({ ...kept, lastError: null, pausedUntil: null, version })
    .where(theRow);
}

/** Puts new tokens in place of those from which they were made. @returns whether those were still there. */
export async function replaceTokens(
  db: Db,
  before: string,
  tokens: Pick<BexioConnectionRow, 'sealedTokens' | 'expiresAt'>,
): Promise<boolean> {
  const replaced = await db
    .update(bexioConnection)
    .set(tokens)
    .where(and(theRow, eq(bexioConnection.sealedTokens, before)))
    .returning({ id: bexioConnection.id });
  return replaced.length > 0;
}

/** Nothing goes on until a person connects it again; unless somebody has meanwhile. */
export async function keepEnd(db: Db, sealedTokens: string, lastError: string): Promise<void> {
  await db
    .update(bexioConnection)
    .set({ sealedTokens: null, expiresAt: null, lastError })
    .where(and(theRow, eq(bexioConnection.sealedTokens, sealedTokens)));
}

/** bexio asks for patience, or does not answer. */
export async function keepPause(db: Db, pausedUntil: Date, lastError: string): Promise<void> {
  await db.update(bexioConnection).set({ pausedUntil, lastError }).where(theRow);
}

export async function clearPause(db: Db): Promise<void> {
  await db.update(bexioConnection).set({ pausedUntil: null, lastError: null }).where(theRow);
}

/** Longer than any call may take (`send.ts`); it is taken anew before each. */
const TURN_SECONDS = 60;

const endOfTurn = (now: Date) => new Date(now.getTime() + TURN_SECONDS * 1000);

/** The turn to transfer, which one worker has at a time; a worker that died loses it with time. Null: another one has it. */
export async function takeTurn(db: Db, now: Date): Promise<string | null> {
  const workerId = randomUUID();
  const isFree = or(isNull(bexioConnection.workingUntil), lte(bexioConnection.workingUntil, now));
  const taken = await db
    .update(bexioConnection)
    .set({ workerId, workingUntil: endOfTurn(now) })
    .where(and(theRow, isFree))
    .returning({ id: bexioConnection.id });
  return taken.length > 0 ? workerId : null;
}

/** @returns whether the worker has the turn still. */
export async function keepTurn(db: Db, workerId: string, now: Date): Promise<boolean> {
  const kept = await db
    .update(bexioConnection)
    .set({ workingUntil: endOfTurn(now) })
    .where(and(theRow, eq(bexioConnection.workerId, workerId)))
    .returning({ id: bexioConnection.id });
  return kept.length > 0;
}

export async function endTurn(db: Db, workerId: string): Promise<void> {
  await db
    .update(bexioConnection)
    .set({ workerId: null, workingUntil: null })
    .where(and(theRow, eq(bexioConnection.workerId, workerId)));
}
