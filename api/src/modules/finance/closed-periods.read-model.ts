import type { ClosedPeriodResponse } from '@firn/shared-contracts/api';
import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { closedPeriods } from './finance.table.ts';

const select = (db: Db, where?: SQL) =>
  db
    .select({
      period: closedPeriods,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(closedPeriods)
    .innerJoin(users, eq(users.id, closedPeriods.createdById))
    .where(where)
    .orderBy(desc(closedPeriods.lastDay));

type Row = Awaited<ReturnType<typeof select>>[number];

const response = ({ period, author }: Row): ClosedPeriodResponse => ({
  '@id': iri('closed_periods', period.id),
  '@type': 'ClosedPeriod',
  id: period.id,
  firstDay: period.firstDay,
  lastDay: period.lastDay,
  ...period.figures,
  createdBy: fullNameOf(author),
  createdAt: period.createdAt.toISOString(),
});

/** Closed periods, the last one first. */
export async function listClosedPeriods(db: Db, page: Page): Promise<Listed<ClosedPeriodResponse>> {
  const rows = await select(db).limit(page.size).offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(closedPeriods);
  return { items: rows.map(response), total: counted?.total ?? 0 };
}

export async function findClosedPeriod(db: Db, id: string): Promise<ClosedPeriodResponse | null> {
  const [row] = await select(db, eq(closedPeriods.id, id));
  return row ? response(row) : null;
}
