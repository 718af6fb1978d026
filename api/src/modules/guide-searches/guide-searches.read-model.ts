import type { GuideSearchResponse } from '@firn/shared-contracts/api';
import type { GuideSearchState } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { guideSummary } from '../people/index.ts';
import { users } from '../users/users.table.ts';
import type { SearchRow } from './guide-searches.repository.ts';
import { guideSearchCandidates, guideSearches } from './guide-searches.table.ts';
import { turnOf } from './search-queue.domain.ts';

export interface SearchFilter {
  readonly events: readonly string[];
  readonly states: readonly GuideSearchState[];
}

const GUIDE = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  presentedOnWebsite: users.presentedOnWebsite,
};

async function loadCandidates(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ candidate: guideSearchCandidates, assignment: guideAssignments, guide: GUIDE })
    .from(guideSearchCandidates)
    .innerJoin(users, eq(users.id, guideSearchCandidates.guideId))
    .leftJoin(guideAssignments, eq(guideAssignments.id, guideSearchCandidates.assignmentId))
    .where(isAmong(guideSearchCandidates.searchId, ids))
    .orderBy(asc(guideSearchCandidates.position));
  return Map.groupBy(rows, ({ candidate }) => candidate.searchId);
}

async function loadWinners(db: Db, rows: readonly SearchRow[]) {
  const ids = rows.flatMap(({ settledById }) => settledById ?? []);
  const winners = ids.length > 0 ? await db.select(GUIDE).from(users).where(isAmong(users.id, ids)) : [];
  return new Map(winners.map((winner) => [winner.id, guideSummary(winner)]));
}

async function responsesOf(db: Db, rows: readonly SearchRow[]): Promise<GuideSearchResponse[]> {
  if (rows.length === 0) return [];
  const lists = await loadCandidates(
    db,
    rows.map(({ id }) => id),
  );
  const winners = await loadWinners(db, rows);
  return rows.map((row) => ({
    '@id': iri('guide_searches', row.id),
    '@type': 'GuideSearch',
    id: row.id,
    version: row.version,
    event: iri('events', row.eventId),
    state: row.state,
    hours: row.hours,
    candidates: (lists.get(row.id) ?? []).map(({ candidate, assignment, guide }) => ({
      guide: guideSummary(guide),
      turn: turnOf({ ...candidate, assignment: assignment?.state ?? null }),
      askedAt: assignment?.askedAt.toISOString() ?? null,
      until: candidate.until?.toISOString() ?? null,
    })),
    exhaustedAt: row.exhaustedAt?.toISOString() ?? null,
    settledBy: (row.settledById && winners.get(row.settledById)) || null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
}

function conditionOf({ events, states }: SearchFilter): SQL | undefined {
  return and(
    events.length > 0 ? isAmong(guideSearches.eventId, events) : undefined,
    states.length > 0 ? inArray(guideSearches.state, [...states]) : undefined,
  );
}

/** The newest first. */
export async function listSearches(
  db: Db,
  filter: SearchFilter,
  page: Page,
): Promise<Listed<GuideSearchResponse>> {
  const where = conditionOf(filter);
  const rows = await db
    .select()
    .from(guideSearches)
    .where(where)
    .orderBy(desc(guideSearches.createdAt), desc(guideSearches.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(guideSearches).where(where);
  return { items: await responsesOf(db, rows), total: counted?.total ?? 0 };
}

export async function findSearch(db: Db, id: string): Promise<GuideSearchResponse | null> {
  const rows = await db.select().from(guideSearches).where(eq(guideSearches.id, id));
  return (await responsesOf(db, rows))[0] ?? null;
}
