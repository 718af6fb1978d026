/** One broken rule. `gate` names the rule, `message` is a sentence an operator can act on. */
export interface Breach {
  readonly gate: string;
  readonly message: string;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** What the answer contains besides its sentence. */
export interface RefusalDetails {
  readonly breaches?: readonly Breach[];
  /** The names that would have been valid. */
  readonly known?: readonly string[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
}

/** A request that is answered with problem+json instead of being carried out. Nothing was changed. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** Last part of the problem's `type`, such as `gates-failed`. */
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(status: RefusalStatus, code: string, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The most breaches in one answer: a small request must not cause a large one. */
const NAMED = 50;

/** Throws when there is at least one breach, and names them; of very many the first. */
export function refuseBreaches(code: string, message: string, breaches: readonly Breach[]): void {
  if (breaches.length === 0) return;
  const more = { gate: 'more', message: `And ${breaches.length - NAMED} more.` };
  const named = breaches.length > NAMED ? [...breaches.slice(0, NAMED), more] : breaches;
  throw new Refusal(422, code, message, { breaches: named });
}
