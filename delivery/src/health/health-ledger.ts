import type { HealthPhase, VersionHealth, VersionRecord, Vitals } from '@firn/shared-contracts/delivery';

/** A beacon that was found genuine, or a render of a page that failed on the server. */
export interface HealthReport {
  /** Id of the page view. */
  readonly view: string;
  /** Whose vote it is (`voter.ts`). */
  readonly voter: string;
  readonly remote: string;
  readonly version: string;
  readonly phase: HealthPhase;
  readonly at: Date;
  readonly vitals?: Vitals;
}

/** The votes on one version, for the judge. */
export interface Tally {
  /** Voters that loaded the version or failed to. */
  readonly voters: number;
  /** Those among them with at least one failure. */
  readonly failing: number;
  /** The phase in which most of them failed; null if none failed. */
  readonly phase: HealthPhase | null;
}

/**
 * What tabs and server renders say of each version, as **one vote per voter and version**: a voter is failing once any of its page
 * views failed. Every implementation passes `describeHealthLedger` (testing/health-ledger-conformance.ts). None
 * fails or waits long when its store is down: reports are then lost and the health is unknown.
 */
export interface HealthLedger {
  /** Counts a report once per page view, version and phase; false when it was counted before or was lost. */
  record(report: HealthReport): Promise<boolean>;
  healthOf(remote: string, version: string): Promise<VersionHealth>;
  /** What speaks for or against the version: `healthOf` without measurements, which take longer. */
  recordOf(remote: string, version: string): Promise<VersionRecord>;
  /**
   * The votes cast since an instant, null for all that are kept. A version that bakes again is judged by what is
   * reported since then: an earlier failure of the same voter does not count.
   */
  tallyOf(remote: string, version: string, since: Date | null): Promise<Tally>;
  /** Closes everything the ledger has open; it may not be used afterwards. */
  close(): Promise<void>;
}

export const NO_VOTES: Tally = { voters: 0, failing: 0, phase: null };

/** How many of a version's newest reports the percentiles are taken over. */
export const VITALS_KEPT = 300;

const VOTE_OF_PHASE: Readonly<Record<HealthPhase, 'good' | 'failing' | null>> = {
  load: 'good',
  // Reported of the version that the tab fell back to.
  'fallback-used': 'good',
  'load-failed': 'failing',
  'bootstrap-failed': 'failing',
  'mount-failed': 'failing',
  'render-failed': 'failing',
  'region-lost': 'failing',
  uncaught: 'failing',
  server: 'failing',
  vitals: null,
};

/** How a report counts; null when it does not say whether the version works. */
export function voteOf(phase: HealthPhase): 'good' | 'failing' | null {
  return VOTE_OF_PHASE[phase];
}
