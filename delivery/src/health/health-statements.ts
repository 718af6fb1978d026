import type { DatabaseSchema } from '../shared/database-schema.ts';
import { VITALS_KEPT } from './health-ledger.ts';

/**
 * Votes and phases are what rollbacks choose by, and survive a crash of the server; they were tables without a
 * write-ahead log before. The others may lose what they hold: reports that repeat themselves, and measurements.
 */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS firn_delivery;
  CREATE UNLOGGED TABLE IF NOT EXISTS firn_delivery.health_reports (
    view text NOT NULL, remote text NOT NULL, version text NOT NULL, phase text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (view, remote, version, phase)
  );
  CREATE INDEX IF NOT EXISTS health_reports_at ON firn_delivery.health_reports (at);
  CREATE TABLE IF NOT EXISTS firn_delivery.health_phases (
    remote text NOT NULL, version text NOT NULL, phase text NOT NULL, reports bigint NOT NULL,
    PRIMARY KEY (remote, version, phase)
  );
  CREATE TABLE IF NOT EXISTS firn_delivery.health_votes (
    remote text NOT NULL, version text NOT NULL, voter text NOT NULL,
    good_at timestamptz, failed_at timestamptz, phase text,
    PRIMARY KEY (remote, version, voter)
  );
  CREATE UNLOGGED TABLE IF NOT EXISTS firn_delivery.health_vitals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    remote text NOT NULL, version text NOT NULL,
    lcp double precision, inp double precision
  );
  CREATE INDEX IF NOT EXISTS health_vitals_version ON firn_delivery.health_vitals (remote, version, id);
  ALTER TABLE firn_delivery.health_phases SET LOGGED;
  ALTER TABLE firn_delivery.health_votes SET LOGGED;
  CREATE INDEX IF NOT EXISTS health_votes_newest ON firn_delivery.health_votes (greatest(good_at, failed_at));
`;

export const HEALTH_SCHEMA: DatabaseSchema = {
  statements: TABLES,
  last: 'firn_delivery.health_votes_newest',
};

/** A single statement, so that a report counts everywhere or nowhere. */
export const RECORD = `
  WITH fresh AS (
    INSERT INTO firn_delivery.health_reports (view, remote, version, phase, at)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING phase
  ), counted AS (
    INSERT INTO firn_delivery.health_phases AS known (remote, version, phase, reports)
    SELECT $2, $3, phase, 1 FROM fresh
    ON CONFLICT (remote, version, phase) DO UPDATE SET reports = known.reports + 1
  ), voted AS (
    INSERT INTO firn_delivery.health_votes AS known (remote, version, voter, good_at, failed_at, phase)
    SELECT $2, $3, $6, CASE WHEN $7 = 'good' THEN $5::timestamptz END,
      CASE WHEN $7 = 'failing' THEN $5::timestamptz END, CASE WHEN $7 = 'failing' THEN phase END
    FROM fresh WHERE $7::text IS NOT NULL
    ON CONFLICT (remote, version, voter) DO UPDATE SET
      good_at = coalesce(excluded.good_at, known.good_at),
      failed_at = coalesce(excluded.failed_at, known.failed_at),
      phase = coalesce(excluded.phase, known.phase)
  ), measured AS (
    INSERT INTO firn_delivery.health_vitals (remote, version, lcp, inp)
    SELECT $2, $3, $8::double precision, $9::double precision FROM fresh WHERE $8 IS NOT NULL OR $9 IS NOT NULL
  )
  SELECT 1 FROM fresh`;

const percentile75 = (vital: 'lcp' | 'inp') => `(
  SELECT percentile_disc(0.75) WITHIN GROUP (ORDER BY ${vital}) FROM (
    SELECT ${vital} FROM firn_delivery.health_vitals
    WHERE remote = $1 AND version = $2 AND ${vital} IS NOT NULL ORDER BY id DESC LIMIT ${VITALS_KEPT}
  ) newest) AS ${vital}`;

export const HEALTH = `
  SELECT count(*)::int AS views, count(failed_at)::int AS failures, ${percentile75('lcp')}, ${percentile75('inp')},
    (SELECT coalesce(json_object_agg(phase, reports), '{}') FROM firn_delivery.health_phases
     WHERE remote = $1 AND version = $2) AS phases
  FROM firn_delivery.health_votes WHERE remote = $1 AND version = $2`;

export const VERSION_RECORD = `
  SELECT count(*)::int AS views, count(failed_at)::int AS failures,
    (SELECT coalesce(json_object_agg(phase, reports), '{}') FROM firn_delivery.health_phases
     WHERE remote = $1 AND version = $2) AS phases
  FROM firn_delivery.health_votes WHERE remote = $1 AND version = $2`;

export const TALLY = `
  SELECT count(*)::int AS voters, count(*) FILTER (WHERE failed_at >= $3)::int AS failing,
    mode() WITHIN GROUP (ORDER BY phase COLLATE "C") FILTER (WHERE failed_at >= $3) AS phase
  FROM firn_delivery.health_votes
  WHERE remote = $1 AND version = $2 AND greatest(good_at, failed_at) >= $3`;

/** Reports are kept as long as a token can repeat them, votes as long as a version may be a baseline. */
export const PRUNE = [
  `DELETE FROM firn_delivery.health_reports WHERE at < $1::timestamptz - INTERVAL '25 hours'`,
  `DELETE FROM firn_delivery.health_votes WHERE greatest(good_at, failed_at) < $1::timestamptz - INTERVAL '60 days'`,
];
export const PRUNE_VITALS = `DELETE FROM firn_delivery.health_vitals WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY remote, version ORDER BY id DESC) AS place
    FROM firn_delivery.health_vitals
  ) ranked WHERE place > ${VITALS_KEPT})`;
