import { NO_HEALTH, type VersionHealth, type VersionRecord } from '@firn/shared-contracts/delivery';
import { NO_RECORD } from '../registry/good-versions.ts';
import { type Database, openDatabase } from '../shared/database.ts';
import { isTableMissing, tablesOf } from '../shared/database-tables.ts';
import { messageOf } from '../shared/errors.ts';
import { type HealthLedger, type HealthReport, NO_VOTES, type Tally, voteOf } from './health-ledger.ts';
import {
  HEALTH,
  HEALTH_SCHEMA,
  PRUNE,
  PRUNE_VITALS,
  RECORD,
  TALLY,
  VERSION_RECORD,
} from './health-statements.ts';

/** A separate pool: a flood of reports must not take the registry's connections away from a rollback. */
const CONNECTIONS = 4;
/** ms */
const PRUNE_INTERVAL = 60 * 60 * 1000;

/** Prunes old data hourly in the background; a failure is reported once until it works again. */
function createPruning(pool: Database, onProblem: (message: string) => void) {
  let prunedAt = 0;
  let isBroken = false;
  let running = Promise.resolve();

  async function prune(now: Date): Promise<void> {
    try {
      for (const statement of PRUNE) await pool.query(statement, [now]);
      await pool.query(PRUNE_VITALS);
      isBroken = false;
    } catch (error) {
      // The tables were dropped meanwhile: nothing old is left, and the next report creates them again.
      if (isTableMissing(error)) return;
      if (!isBroken) onProblem(`Old reports of health could not be taken off: ${messageOf(error)}`);
      isBroken = true;
    }
  }

  return {
    startWhenDue(now: Date): void {
      if (now.getTime() - prunedAt < PRUNE_INTERVAL) return;
      prunedAt = now.getTime();
      running = running.then(() => prune(now));
    },
    /** Resolves when no pruning is running. */
    idle: () => running,
  };
}

/** The ledger that several gateways share. Connects and creates the tables with the first report. */
export function createPostgresHealthLedger(
  databaseUrl: string,
  onProblem: (message: string) => void,
): HealthLedger {
  const pool = openDatabase(databaseUrl, onProblem, CONNECTIONS);
  const pruning = createPruning(pool, onProblem);
  const askTables = tablesOf(pool, HEALTH_SCHEMA);
  let isAway = false;

  /** The answer, or `without` when there is none; an outage is reported once. */
  async function ask<T>(question: () => Promise<T>, without: T): Promise<T> {
    try {
      const answer = await askTables(question);
      isAway = false;
      return answer;
    } catch (error) {
      if (!isAway) onProblem(`The health of versions is unknown, reports are lost: ${messageOf(error)}`);
      isAway = true;
      return without;
    }
  }

  return {
    record: ({ view, voter, remote, version, phase, at, vitals }: HealthReport) =>
      ask(async () => {
        const { lcp = null, inp = null } = vitals ?? {};
        const values = [view, remote, version, phase, at, voter, voteOf(phase), lcp, inp];
        const { rowCount } = await pool.query(RECORD, values);
        pruning.startWhenDue(at);
        return rowCount === 1;
      }, false),
    healthOf: (remote, version) =>
      ask(async () => {
        const { rows } = await pool.query<VersionHealth>(HEALTH, [remote, version]);
        return rows[0] ?? NO_HEALTH;
      }, NO_HEALTH),
    recordOf: (remote, version) =>
      ask(async () => {
        const { rows } = await pool.query<VersionRecord>(VERSION_RECORD, [remote, version]);
        return rows[0] ?? NO_RECORD;
      }, NO_RECORD),
    tallyOf: (remote, version, since) =>
      ask(async () => {
        const { rows } = await pool.query<Tally>(TALLY, [remote, version, since ?? '-infinity']);
        return rows[0] ?? NO_VOTES;
      }, NO_VOTES),
    async close() {
      await pruning.idle();
      await pool.end();
    },
  };
}
