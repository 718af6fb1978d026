import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { endOfClaim, endOfExport, nextPlannedDay } from './export-terms.domain.ts';
import { dataExports, type ExportPlanRow, type ExportRow, exportPlans } from './exports.table.ts';

type NewExport = Pick<
  typeof dataExports.$inferInsert,
  'kind' | 'format' | 'filters' | 'columns' | 'createdById' | 'planId'
>;

export async function insertExport(tx: Tx, asked: NewExport, now: Date): Promise<ExportRow> {
  const [row] = await tx
    .insert(dataExports)
    .values({ ...asked, createdAt: now, expiresAt: endOfExport(now) })
    .returning();
  if (!row) throw new Error('The export was not stored.');
  return row;
}

/** An export that a worker is at. */
export interface ClaimedExport extends ExportRow {
  readonly claim: string;
  /** The claim of the worker before, which has left the export. */
  readonly claimBefore: string | null;
}

const isUnderWay = () => inArray(dataExports.state, ['queued', 'running']);

/**
 * Takes the export that has waited for longest and that no living worker is at. It is locked while it is taken, and nobody
 * waits for the lock: two workers never take the same one.
 */
export async function claimExport(db: Db, now: Date): Promise<ClaimedExport | null> {
  return db.transaction(async (tx) => {
    const isLeft = and(eq(dataExports.state, 'running'), lte(dataExports.claimedUntil, now));
    const [due] = await tx
      .select({ id: dataExports.id, claim: dataExports.claim, attempts: dataExports.attempts })
      .from(dataExports)
      .where(or(eq(dataExports.state, 'queued'), isLeft))
      .orderBy(asc(dataExports.createdAt), asc(dataExports.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const claim = randomUUID();
    const [row] = await tx
      .update(dataExports)
      .set({
        state: 'running',
        claim,
        claimedUntil: endOfClaim(now),
        attempts: due.attempts + 1,
        written: 0,
        total: null,
      })
      .where(eq(dataExports.id, due.id))
      .returning();
    return row ? { ...row, claim, claimBefore: due.claim } : null;
  });
}

const isStillMine = ({ id, claim }: ClaimedExport) =>
  and(eq(dataExports.id, id), eq(dataExports.claim, claim), eq(dataExports.state, 'running'));

/** Changes an export of this worker; false once somebody has cancelled it, or another worker has taken it over. */
export async function changeMine(
  tx: Db,
  mine: ClaimedExport,
  change: Partial<typeof dataExports.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set(change)
    .where(isStillMine(mine))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Cancels an export; false if it is over already. */
export async function cancelExport(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(eq(dataExports.id, id), isUnderWay()))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

export const listExpired = (db: Db, now: Date): Promise<ExportRow[]> =>
  db.select().from(dataExports).where(lte(dataExports.expiresAt, now));

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, id));
}

type NewPlan = Omit<typeof exportPlans.$inferInsert, 'id' | 'createdAt' | 'nextOn'>;

export async function insertPlan(tx: Tx, plan: NewPlan, now: Date): Promise<ExportPlanRow> {
  const nextOn = nextPlannedDay(plan.weekday, now);
  const [row] = await tx
    .insert(exportPlans)
    .values({ ...plan, nextOn, createdAt: now })
    .returning();
  if (!row) throw new Error('The plan was not stored.');
  return row;
}

export async function deletePlan(tx: Tx, id: string): Promise<ExportPlanRow | null> {
  const [row] = await tx.delete(exportPlans).where(eq(exportPlans.id, id)).returning();
  return row ?? null;
}

/** Takes a plan that is due by this day and moves it on; one that another worker has is left to it. */
export async function takeDuePlan(tx: Tx, day: string, now: Date): Promise<ExportPlanRow | null> {
  const [plan] = await tx
    .select()
    .from(exportPlans)
    .where(lte(exportPlans.nextOn, day))
    .orderBy(asc(exportPlans.nextOn), asc(exportPlans.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!plan) return null;
  await tx
    .update(exportPlans)
    .set({ nextOn: nextPlannedDay(plan.weekday, now) })
    .where(eq(exportPlans.id, plan.id));
  return plan;
}
