import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { privateCookie } from '../../shared/cookie.ts';

const NAME = 'firn_bucket';
const COOKIE = /(?:^|;\s*)firn_bucket=([0-9a-f]{16})(?:;|$)/;
/** Seconds; half a year, longer than any trial. */
const LIFETIME = 15_552_000;

/** The random id that keeps a browser in or out of a canary. */
export interface Bucket {
  /** Null while there is no canary and the browser has none: then it needs none. */
  readonly id: string | null;
  /** The cookie to set, for a browser that has none yet. */
  readonly setCookie: string | null;
}

export function readBucket(
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  isNeeded: boolean,
): Bucket {
  const [, known] = COOKIE.exec(headers.cookie ?? '') ?? [];
  if (known || !isNeeded) return { id: known ?? null, setCookie: null };
  const id = randomBytes(8).toString('hex');
  return { id, setCookie: privateCookie(NAME, id, LIFETIME, protocol) };
}
