import type { GuideAvailabilityResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { and, asc, between, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Query } from '../../lib/query.ts';
import type { AskedView, Listed, View } from '../../records/index.ts';
import { guideSummary } from '../people/index.ts';
import { users } from '../users/users.table.ts';
import { readPeriod } from './availability-period.ts';
import {
  availabilityOn,
  daysOf,
  type GuideCalendar,
  NOTHING_SAID,
  type Period,
} from './day-availability.domain.ts';
import { guideCalendars, guideDays } from './guide-availabilities.table.ts';

/** Whoever has the role: a guide may have said nothing yet. */
export const isGuide = (): SQL | undefined =>
  and(sql`'ROLE_GUIDE' = any(${users.roles})`, ne(users.state, 'deleted'));

const withCalendar = (db: Db) =>
  db
    .select({ user: users, calendar: guideCalendars })
    .from(users)
    .leftJoin(guideCalendars, eq(guideCalendars.id, users.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withCalendar>>[number];

/** What guides say of single days of a period. */
async function saidOfDays(
  db: Db,
  guideIds: readonly string[],
  { from, to }: Period,
): Promise<ReadonlyMap<string, GuideCalendar['days']>> {
  const rows = await db
    .select()
    .from(guideDays)
    .where(and(isAmong(guideDays.guideId, guideIds), between(guideDays.date, from, to)))
    .orderBy(asc(guideDays.date));
  const byGuide = Map.groupBy(rows, ({ guideId }) => guideId);
  return new Map(
    [...byGuide].map(([id, days]) => [
      id,
      new Map(days.map(({ date, availability }) => [date, availability])),
    ]),
  );
}

function availabilityResponse(
  { user, calendar }: Row,
  days: GuideCalendar['days'],
  dates: readonly LocalDate[],
): GuideAvailabilityResponse {
  const said = { weekly: calendar?.weekly ?? NOTHING_SAID.weekly, days };
  return {
    '@id': iri('guide_availabilities', user.id),
    '@type': 'GuideAvailability',
    id: user.id,
    version: calendar?.version ?? 1,
    guide: guideSummary(user),
    guideLevel: user.guideLevel,
    weekly: [...said.weekly],
    days: dates.flatMap((date) => {
      const availability = availabilityOn(said, date);
      return availability ? [{ date, availability, isOwn: days.has(date) }] : [];
    }),
    hasFeed: calendar !== null && calendar.feedTokenHash !== null,
  };
}

async function respond(db: Db, rows: readonly Row[], period: Period): Promise<GuideAvailabilityResponse[]> {
  const said = await saidOfDays(
    db,
    rows.map(({ user }) => user.id),
    period,
  );
  const dates = daysOf(period);
  return rows.map((row) => availabilityResponse(row, said.get(row.user.id) ?? NOTHING_SAID.days, dates));
}

/** The office reads every guide, guides themselves. */
const isReadableFor = ({ user, permissions }: Visitor): SQL | undefined =>
  and(isGuide(), permissions.isAdmin ? undefined : eq(users.id, user?.id ?? sql`null`));

export async function listGuideAvailabilities(
  db: Db,
  query: Query,
  page: Page,
  { visitor, now }: View,
): Promise<Listed<GuideAvailabilityResponse>> {
  const period = readPeriod(query, now);
  const where = isReadableFor(visitor);
  const rows = await withCalendar(db)
    .where(where)
    .orderBy(asc(users.sortKey), asc(users.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return { items: await respond(db, rows, period), total: counted?.total ?? 0 };
}

export async function findGuideAvailability(
  db: Db,
  id: string,
  { visitor, now, query }: AskedView,
): Promise<GuideAvailabilityResponse | null> {
  const rows = await withCalendar(db).where(and(eq(users.id, id), isReadableFor(visitor)));
  const [found] = await respond(db, rows, readPeriod(query, now));
  return found ?? null;
}

/** What one guide says of a period. */
export async function calendarOf(db: Db, guideId: string, period: Period): Promise<GuideCalendar> {
  const [row] = await db.select().from(guideCalendars).where(eq(guideCalendars.id, guideId));
  const said = await saidOfDays(db, [guideId], period);
  return { weekly: row?.weekly ?? NOTHING_SAID.weekly, days: said.get(guideId) ?? NOTHING_SAID.days };
}
