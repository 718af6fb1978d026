import { codeOf } from './errors.ts';

/** Why a call had no answer, as far as it decides whether another address may be asked the same. */
export type CallFailure = 'never-arrived' | 'broken-off' | 'other';

/** No connection came about, so nothing was sent. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection ended before an answer began; what was sent may have happened. */
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** `fetch` and the proxy wrap what happened, some of it twice. */
export function callFailureOf(error: unknown): CallFailure {
  const code = codeOf(error) ?? '';
  if (NEVER_ARRIVED.has(code)) return 'never-arrived';
  const cause = error instanceof Error ? error.cause : undefined;
  const ofCause = cause === undefined ? 'other' : callFailureOf(cause);
  if (ofCause !== 'other') return ofCause;
  return BROKEN_OFF.has(code) ? 'broken-off' : 'other';
}
