import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { invalid, Problem } from '../../lib/problem.ts';
import type { Seal } from '../../lib/seal.ts';
import { claimKey, completeClaim, releaseClaim, type StoredAnswer } from './idempotency-keys.repository.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;
const IN_FLIGHT_RETRY_SECONDS = 5;

/**
 * The value of `Idempotency-Key` (or `X-Idempotency-Key`).
 * @throws 422 that names the header when it is missing or malformed.
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string {
  const value = headers['idempotency-key'] ?? headers['x-idempotency-key'];
  if (typeof value === 'string' && KEY.test(value)) return value;
  throw invalid([
    {
      propertyPath: 'Idempotency-Key',
      message: 'Die Kopfzeile Idempotency-Key fehlt oder ist ungültig (8 bis 200 Zeichen ohne Leerschlag).',
    },
  ]);
}

/** Whether one is sent, where none is needed. */
export const hasIdempotencyKey = (headers: IncomingHttpHeaders): boolean =>
  (headers['idempotency-key'] ?? headers['x-idempotency-key']) !== undefined;

/** The identity of a request: method, path and body. */
export function requestHashOf(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${JSON.stringify(body)}`)
    .digest('hex');
}

export interface OnceDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** An answer holds what opens a booking to whoever has it. */
  readonly seal: Seal;
}

export interface OnceRequest {
  readonly principal: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Stores the answer in the given transaction. */
export type KeepAnswer = (tx: Db, answer: StoredAnswer) => Promise<void>;

const refusals = {
  'other-request': () =>
    new Problem(422, 'Dieser Idempotency-Key wurde schon mit anderen Angaben verwendet.', {
      type: BOOKING_PROBLEMS.idempotencyKeyReused,
    }),
  'in-flight': () =>
    new Problem(409, 'Diese Anfrage wird gerade bearbeitet. Versuche es gleich noch einmal.', {
      type: BOOKING_PROBLEMS.idempotencyInFlight,
      headers: { 'retry-after': String(IN_FLIGHT_RETRY_SECONDS) },
    }),
} as const;

const sealed = ({ status, body }: StoredAnswer, seal: Seal): StoredAnswer => ({
  status,
  body: seal.close(JSON.stringify(body)),
});

/** An answer that was stored before answers were sealed stands as it is, for its 24 hours. */
const opened = ({ status, body }: StoredAnswer, seal: Seal): StoredAnswer => ({
  status,
  body: typeof body === 'string' ? JSON.parse(seal.open(body)) : body,
});

/**
 * Runs a write at most once per principal and key (docs/domain/bookings.md#idempotency): the same request again gets
 * the stored answer, another request under the key 422, one that comes while the first runs 409 with Retry-After.
 * Only what `run` keeps is stored; when it fails, the key is free again.
 */
export async function runOnce(
  { db, clock, seal }: OnceDeps,
  request: OnceRequest,
  run: (keep: KeepAnswer) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { principal, key } = request;
  const requestHash = requestHashOf(request.method, request.path, request.body);
  const claim = await claimKey(db, { principal, key, requestHash }, clock());
  if (claim.kind === 'answered') return opened(claim.answer, seal);
  if (claim.kind !== 'won') throw refusals[claim.kind]();
  try {
    return await run((tx, answer) => completeClaim(tx, claim.claimId, sealed(answer, seal)));
  } catch (error) {
    await releaseClaim(db, claim.claimId);
    throw error;
  }
}

/**
 * A write in one transaction, at most once per key: what is written and its answer last both or neither.
 * @throws what `write` throws, and the refusals of `runOnce`.
 */
export async function writeOnce<Body>(
  deps: OnceDeps,
  request: OnceRequest,
  status: number,
  write: (tx: Tx) => Promise<Body>,
): Promise<Body> {
  const { body } = await runOnce(deps, request, (keep) =>
    deps.db.transaction(async (tx) => {
      const answer = { status, body: await write(tx) };
      await keep(tx, answer);
      return answer;
    }),
  );
  return body as Body;
}
