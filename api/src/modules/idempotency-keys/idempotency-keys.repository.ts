import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';

const KEPT_MS = 24 * 3600 * 1000;
/**
 * A claim older than this is assumed to have died with its process and may be taken over. If it is alive after
 * all, it can no longer complete: the claim's id has changed.
 */
const CLAIM_MS = 10_000;

export interface KeyedRequest {
  readonly principal: string;
  readonly key: string;
  readonly requestHash: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type Claim =
  | { readonly kind: 'won'; readonly claimId: string }
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'in-flight' };

/** Inserts the key, or takes over one that expired or whose claimant died. */
async function tryToWin(db: Db, request: KeyedRequest, now: Date): Promise<string | null> {
  const claim = {
    claimId: randomUUID(),
    requestHash: request.requestHash,
    status: null,
    body: null,
    lockedUntil: new Date(now.getTime() + CLAIM_MS),
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  const at = now.toISOString();
  const [row] = await db
    .insert(idempotencyKeys)
    .values({ ...request, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.principal, idempotencyKeys.key],
      set: claim,
      setWhere: sql`idempotency_keys.expires_at <= ${at}::timestamptz or (idempotency_keys.status is null and idempotency_keys.locked_until <= ${at}::timestamptz)`,
    })
    .returning({ claimId: idempotencyKeys.claimId });
  return row?.claimId ?? null;
}

/** Claims a key for one run of its request, or returns the outcome of the previous run. */
export async function claimKey(db: Db, request: KeyedRequest, now: Date): Promise<Claim> {
  const claimId = await tryToWin(db, request, now);
  if (claimId) return { kind: 'won', claimId };
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.principal, request.principal), eq(idempotencyKeys.key, request.key)));
  if (!row) return { kind: 'in-flight' };
  if (row.requestHash !== request.requestHash) return { kind: 'other-request' };
  if (row.status === null) return { kind: 'in-flight' };
  return { kind: 'answered', answer: { status: row.status, body: row.body } };
}

/**
 * Stores the answer in the transaction of its write, so that both are committed or neither.
 * @throws when the claim was taken over meanwhile; the transaction must then roll back.
 */
export async function completeClaim(tx: Db, claimId: string, answer: StoredAnswer): Promise<void> {
  const rows = await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body })
    .where(and(eq(idempotencyKeys.claimId, claimId), isNull(idempotencyKeys.status)))
    .returning({ claimId: idempotencyKeys.claimId });
  if (rows.length === 0) throw new Error('The idempotency claim was taken over by another request');
}

/** Releases an unanswered claim, so that the same key may be used again. */
export async function releaseClaim(db: Db, claimId: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.claimId, claimId), isNull(idempotencyKeys.status)));
}

/** Deletes keys older than 24 hours; returns their number. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<number> {
  const rows = await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.expiresAt, now))
    .returning({ claimId: idempotencyKeys.claimId });
  return rows.length;
}
