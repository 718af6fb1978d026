import { isApiError, type Problem } from '@firn/shared-contracts/shell';

/** Refusals of the gateway (delivery/README.md) that have a German sentence below `problems`. */
const KNOWN_PROBLEMS = [
  'bad-request',
  'cross-site',
  'csrf',
  'forbidden',
  'gates-failed',
  'impersonating',
  'last-version',
  'nothing-live',
  'nothing-to-roll-back-to',
  'percent-invalid',
  'registry-damaged',
  'registry-unavailable',
  'session-unreadable',
  'too-many-requests',
  'unknown-page',
  'unknown-remote',
  'unknown-version',
  'version-live',
  'version-withdrawn',
  'wrong-scope',
] as const;
/** Gates that have a name and a German sentence below `gates`. */
const KNOWN_GATES = [
  'budget',
  'contract',
  'files',
  'hashes',
  'missing',
  'name',
  'names',
  'routes',
  'schema',
  'shared',
  'sizes',
  'verify',
  'version',
] as const;

/** About the caller: our sentence says everything, and the API's own may be German. */
const OF_SESSIONS = ['csrf', 'forbidden', 'impersonating', 'too-many-requests'];

const UNAUTHORISED = 401;
const FORBIDDEN = 403;

export interface Breach {
  readonly gate: string;
  readonly message: string;
}

/** The gates that a change did not pass, as the gateway names them. */
export function breachesOf({ breaches }: Problem): readonly Breach[] {
  return Array.isArray(breaches) ? (breaches as Breach[]) : [];
}

export function problemOf(error: unknown): Problem | null {
  return isApiError(error) ? error.problem : null;
}

/** The session has ended: logging in again is enough, even in another tab. */
export function isSessionEnded(error: unknown): boolean {
  return problemOf(error)?.status === UNAUTHORISED;
}

export function isForbidden(error: unknown): boolean {
  return problemOf(error)?.status === FORBIDDEN;
}

/** Key of the sentence below `problems`. */
export function problemKey(problem: Problem | null) {
  if (problem?.status === 0) return 'no-answer';
  const code = problem?.type.replace('/problems/', '') ?? '';
  return KNOWN_PROBLEMS.find((known) => known === code) ?? 'other';
}

/** The gateway's English sentence if it says more than ours; else null. */
export function technicalDetail(problem: Problem | null): string | null {
  const key = problemKey(problem);
  if (!problem?.detail || key === 'no-answer' || OF_SESSIONS.includes(key)) return null;
  return problem.detail;
}

/** Key of a gate's name and sentence below `gates`. */
export function gateKey({ gate }: Breach) {
  return KNOWN_GATES.find((known) => known === gate) ?? 'other';
}
