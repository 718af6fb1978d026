import {
  type HealthPhase,
  NO_HEALTH,
  type VersionHealth,
  type VersionRecord,
  type Vitals,
} from '@firn/shared-contracts/delivery';
import { NO_RECORD } from '../registry/good-versions.ts';
import {
  type HealthLedger,
  type HealthReport,
  NO_VOTES,
  type Tally,
  VITALS_KEPT,
  voteOf,
} from './health-ledger.ts';

/** Reports remembered so that each counts once. Older ones may count again, as the same vote. */
const REPORTS_KEPT = 50_000;
/** Voters remembered of a version: more than a verdict needs. */
const VOTERS_KEPT = 10_000;
/** The most versions remembered, those reported last. */
const VERSIONS_KEPT = 64;

interface Vote {
  /** Epoch ms of the last report of each kind. */
  goodAt: number | null;
  failedAt: number | null;
  phase: HealthPhase | null;
}

interface Reports {
  readonly votes: Map<string, Vote>;
  readonly phases: Map<HealthPhase, number>;
  readonly vitals: { readonly lcp: number[]; readonly inp: number[] };
}

/** Drops the oldest entries, down to `limit`. */
function trim(kept: Set<string> | Map<string, unknown>, limit: number): void {
  for (const key of kept.keys()) {
    if (kept.size <= limit) return;
    kept.delete(key);
  }
}

function percentile75(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? null;
}

function measure({ lcp, inp }: Reports['vitals'], vitals: Vitals): void {
  if (vitals.lcp !== undefined) lcp.push(vitals.lcp);
  if (vitals.inp !== undefined) inp.push(vitals.inp);
  for (const values of [lcp, inp]) if (values.length > VITALS_KEPT) values.shift();
}

function vote(votes: Reports['votes'], { voter, phase, at }: HealthReport): void {
  const kind = voteOf(phase);
  if (kind === null) return;
  const cast = votes.get(voter) ?? { goodAt: null, failedAt: null, phase: null };
  if (kind === 'good') cast.goodAt = at.getTime();
  else Object.assign(cast, { failedAt: at.getTime(), phase });
  // Insert again, so that the voter seen last is forgotten last.
  votes.delete(voter);
  votes.set(voter, cast);
  trim(votes, VOTERS_KEPT);
}

/** On a tie the first by name, like PostgreSQL's mode(). */
function mostFrequent(phases: readonly HealthPhase[]): HealthPhase | null {
  const counts = new Map<HealthPhase, number>();
  for (const phase of phases.toSorted()) counts.set(phase, (counts.get(phase) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

function tally(votes: Iterable<Vote>, since: number): Tally {
  const hasSince = (at: number | null) => at !== null && at >= since;
  const cast = [...votes].filter(({ goodAt, failedAt }) => hasSince(goodAt) || hasSince(failedAt));
  const failing = cast.filter(({ failedAt }) => hasSince(failedAt));
  const phases = failing.flatMap(({ phase }) => phase ?? []);
  return { voters: cast.length, failing: failing.length, phase: mostFrequent(phases) };
}

/** What one gateway remembers; bounded in size whatever is sent. */
export function createMemoryHealthLedger(): HealthLedger {
  const counted = new Set<string>();
  const records = new Map<string, Reports>();

  function recordOf(remote: string, version: string): Reports {
    const name = `${remote}@${version}`;
    const record = records.get(name) ?? { votes: new Map(), phases: new Map(), vitals: { lcp: [], inp: [] } };
    records.delete(name);
    records.set(name, record);
    trim(records, VERSIONS_KEPT);
    return record;
  }

  function asRecord(record: Reports): VersionRecord {
    const { voters, failing } = tally(record.votes.values(), Number.NEGATIVE_INFINITY);
    return { views: voters, failures: failing, phases: Object.fromEntries(record.phases) };
  }

  return {
    async record(report) {
      const { view, remote, version, phase, vitals } = report;
      const key = `${view} ${remote}@${version} ${phase}`;
      if (counted.has(key)) return false;
      counted.add(key);
      trim(counted, REPORTS_KEPT);
      const record = recordOf(remote, version);
      record.phases.set(phase, (record.phases.get(phase) ?? 0) + 1);
      vote(record.votes, report);
      if (vitals) measure(record.vitals, vitals);
      return true;
    },
    async healthOf(remote, version): Promise<VersionHealth> {
      const record = records.get(`${remote}@${version}`);
      if (!record) return NO_HEALTH;
      return {
        ...asRecord(record),
        lcp: percentile75(record.vitals.lcp),
        inp: percentile75(record.vitals.inp),
      };
    },
    async recordOf(remote, version) {
      const record = records.get(`${remote}@${version}`);
      return record ? asRecord(record) : NO_RECORD;
    },
    async tallyOf(remote, version, since) {
      const record = records.get(`${remote}@${version}`);
      if (!record) return NO_VOTES;
      return tally(record.votes.values(), since?.getTime() ?? Number.NEGATIVE_INFINITY);
    },
    close: async () => undefined,
  };
}
