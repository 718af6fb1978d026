import type { VersionHealth } from '@firn/shared-contracts/delivery';
import type { Pool } from 'pg';
import { type DatabaseSchema, ensureSchema } from '../shared/database-schema.ts';
import { messageOf } from '../shared/errors.ts';
import {
  type HealthLedger,
  type HealthReport,
  NO_HEALTH,
  NO_VOTES,
  type Tally,
  VITALS_KEPT,
  voteOf,
} from './health-ledger.ts';

/** Tables without a write-ahead log: they are cheap, and a crash of the server costs a few votes, no truth. */
const TABLES = `
  create schema if not exists firn_delivery;
  create unlogged table if not exists firn_delivery.health_reports (
    view text not null, remote text not null, version text not null, phase text not null,
    at timestamptz not null,
    primary key (view, remote, version, phase)
  );
  create index if not exists health_reports_at on firn_delivery.health_reports (at);
  create unlogged table if not exists firn_delivery.health_phases (
    remote text not null, version text not null, phase text not null, reports bigint not null,
    primary key (remote, version, phase)
  );
  create unlogged table if not exists firn_delivery.health_votes (
    remote text not null, version text not null, voter text not null,
    good_at timestamptz, failed_at timestamptz, phase text,
    primary key (remote, version, voter)
  );
  create unlogged table if not exists firn_delivery.health_vitals (
    id bigint generated always as identity primary key,
    remote text not null, version text not null,
    lcp double precision, inp double precision
  );
  create index if not exists health_vitals_version on firn_delivery.health_vitals (remote, version, id);
`;

const SCHEMA: DatabaseSchema = {
  statements: TABLES,
  last: 'firn_delivery.health_vitals_version',
};

/** One statement, so that a report counts everywhere or nowhere. */
const RECORD = `
  with fresh as (
    insert into firn_delivery.health_reports (view, remote, version, phase, at)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning phase
  ), counted as (
    insert into firn_delivery.health_phases as known (remote, version, phase, reports)
    select $2, $3, phase, 1 from fresh
    on conflict (remote, version, phase) do update set reports = known.reports + 1
  ), voted as (
    insert into firn_delivery.health_votes as known (remote, version, voter, good_at, failed_at, phase)
    select $2, $3, $6, case when $7 = 'good' then $5::timestamptz end,
      case when $7 = 'failing' then $5::timestamptz end, case when $7 = 'failing' then phase end
    from fresh where $7::text is not null
    on conflict (remote, version, voter) do update set
      good_at = coalesce(excluded.good_at, known.good_at),
      failed_at = coalesce(excluded.failed_at, known.failed_at),
      phase = coalesce(excluded.phase, known.phase)
  ), measured as (
    insert into firn_delivery.health_vitals (remote, version, lcp, inp)
    select $2, $3, $8::double precision, $9::double precision from fresh where $8 is not null or $9 is not null
  )
  select 1 from fresh`;

const percentile75 = (vital: 'lcp' | 'inp') => `(
  select percentile_disc(0.75) within group (order by ${vital}) from (
    select ${vital} from firn_delivery.health_vitals
    where remote = $1 and version = $2 and ${vital} is not null order by id desc limit ${VITALS_KEPT}
  ) newest) as ${vital}`;

const HEALTH = `
  select count(*)::int as views, count(failed_at)::int as failures, ${percentile75('lcp')}, ${percentile75('inp')},
    (select coalesce(json_object_agg(phase, reports), '{}') from firn_delivery.health_phases
     where remote = $1 and version = $2) as phases
  from firn_delivery.health_votes where remote = $1 and version = $2`;

const TALLY = `
  select count(*)::int as voters, count(*) filter (where failed_at >= $3)::int as failing,
    mode() within group (order by phase collate "C") filter (where failed_at >= $3) as phase
  from firn_delivery.health_votes
  where remote = $1 and version = $2 and greatest(good_at, failed_at) >= $3`;

/** Reports are kept as long as a token can repeat them, votes for as long as a version may be a baseline. */
const PRUNE = [
  `delete from firn_delivery.health_reports where at < $1::timestamptz - interval '25 hours'`,
  `delete from firn_delivery.health_votes where greatest(good_at, failed_at) < $1::timestamptz - interval '60 days'`,
];
const PRUNE_VITALS = `delete from firn_delivery.health_vitals where id in (
  select id from (
    select id, row_number() over (partition by remote, version order by id desc) as place
    from firn_delivery.health_vitals
  ) ranked where place > ${VITALS_KEPT})`;
/** ms */
const PRUNE_INTERVAL = 60 * 60 * 1000;

async function makeTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await ensureSchema(client, SCHEMA);
  } catch (error) {
    // The connection is given up: what state it is in is unknown.
    client.release(true);
    throw error;
  }
  client.release();
}

/** The ledger that several gateways share. The tables are made with the first report. */
export function createPostgresHealthLedger(pool: Pool, onProblem: (message: string) => void): HealthLedger {
  let tables: Promise<void> | null = null;
  let prunedAt = 0;
  let isAway = false;

  function ready(): Promise<void> {
    tables ??= makeTables(pool).catch((error) => {
      tables = null;
      throw error;
    });
    return tables;
  }

  /** The answer, or `without` when there is none; told once per outage. */
  async function ask<T>(question: () => Promise<T>, without: T): Promise<T> {
    try {
      await ready();
      const answer = await question();
      isAway = false;
      return answer;
    } catch (error) {
      if (!isAway) onProblem(`The health of versions is unknown, reports are lost: ${messageOf(error)}`);
      isAway = true;
      return without;
    }
  }

  async function prune(now: Date): Promise<void> {
    if (now.getTime() - prunedAt < PRUNE_INTERVAL) return;
    prunedAt = now.getTime();
    for (const statement of PRUNE) await pool.query(statement, [now]);
    await pool.query(PRUNE_VITALS);
  }

  return {
    record: ({ view, voter, remote, version, phase, at, vitals }: HealthReport) =>
      ask(async () => {
        const { lcp = null, inp = null } = vitals ?? {};
        const values = [view, remote, version, phase, at, voter, voteOf(phase), lcp, inp];
        const { rowCount } = await pool.query(RECORD, values);
        await prune(at);
        return rowCount === 1;
      }, false),
    healthOf: (remote, version) =>
      ask(async () => {
        const { rows } = await pool.query<VersionHealth>(HEALTH, [remote, version]);
        return rows[0] ?? NO_HEALTH;
      }, NO_HEALTH),
    tallyOf: (remote, version, since) =>
      ask(async () => {
        const { rows } = await pool.query<Tally>(TALLY, [remote, version, since ?? '-infinity']);
        return rows[0] ?? NO_VOTES;
      }, NO_VOTES),
  };
}
