import type { ExportKindResponse, ExportPlanResponse, ExportResponse } from '@firn/shared-contracts/api';
import { EXPORT_KINDS } from '@firn/shared-contracts/domain';
import { asc, count, desc, eq } from 'drizzle-orm';
import { denial } from '../../access/access.ts';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { hiddenTitles, visibleColumns } from './asked-export.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { dataExports, type ExportRow, exportPlans } from './exports.table.ts';

const author = { firstName: users.firstName, lastName: users.lastName };

const selectExports = (db: Db) =>
  db
    .select({ row: dataExports, author })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.createdById))
    .$dynamic();

const HUNDRED = 100;

/** Progress in percent; null if it began and its lines are not counted. The last step is that the file is there. */
function progressOf({ state, written, total }: ExportRow): number | null {
  if (state === 'done') return HUNDRED;
  if (state === 'queued') return 0;
  if (total === null) return null;
  return total === 0 ? 0 : Math.min(HUNDRED - 1, Math.floor((written / total) * HUNDRED));
}

type Selected = Awaited<ReturnType<typeof selectExports>>[number];

function exportResponse({ row, author: name }: Selected, visitor: Visitor): ExportResponse {
  const { id, kind, format, filters, columns, state, written, total, bytes, problem } = row;
  const isTheirs = state === 'done' && hiddenTitles(kind, columns, visitor).length === 0;
  return {
    '@id': iri('exports', id),
    '@type': 'Export',
    ...{ id, kind, format, filters, columns, state, written, total, bytes, problem },
    progress: progressOf(row),
    isPlanned: row.planId !== null,
    createdBy: fullNameOf(name),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    fileUrl: isTheirs ? `${iri('exports', id)}/file` : null,
  };
}

/** Exports, the newest first. */
export async function listExports(db: Db, page: Page, visitor: Visitor): Promise<Listed<ExportResponse>> {
  const rows = await selectExports(db)
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(dataExports);
  return { items: rows.map((row) => exportResponse(row, visitor)), total: counted?.total ?? 0 };
}

export async function findExport(db: Db, id: string, visitor: Visitor): Promise<ExportResponse | null> {
  const [row] = await selectExports(db).where(eq(dataExports.id, id));
  return row ? exportResponse(row, visitor) : null;
}

export async function findExportRow(db: Db, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
}

const selectPlans = (db: Db) =>
  db
    .select({ row: exportPlans, author })
    .from(exportPlans)
    .innerJoin(users, eq(users.id, exportPlans.createdById))
    .$dynamic();

type SelectedPlan = Awaited<ReturnType<typeof selectPlans>>[number];

function planResponse({ row, author: name }: SelectedPlan): ExportPlanResponse {
  const { id, kind, format, filters, columns, weekday, nextOn } = row;
  return {
    '@id': iri('export_plans', id),
    '@type': 'ExportPlan',
    ...{ id, kind, format, filters, columns, weekday, nextOn },
    createdBy: fullNameOf(name),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Plans, the next one first. */
export async function listPlans(db: Db, page: Page): Promise<Listed<ExportPlanResponse>> {
  const rows = await selectPlans(db)
    .orderBy(asc(exportPlans.nextOn), asc(exportPlans.createdAt), asc(exportPlans.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(exportPlans);
  return { items: rows.map(planResponse), total: counted?.total ?? 0 };
}

export async function findPlan(db: Db, id: string): Promise<ExportPlanResponse | null> {
  const [row] = await selectPlans(db).where(eq(exportPlans.id, id));
  return row ? planResponse(row) : null;
}

/** The kinds that somebody may ask for, with the columns that they may see. */
export const listKinds = (visitor: Visitor): ExportKindResponse[] =>
  EXPORT_KINDS.filter((kind) => denial(EXPORT_SOURCES[kind].permission, visitor) === null).map((kind) => {
    const source = EXPORT_SOURCES[kind];
    return {
      '@id': iri('export_kinds', kind),
      '@type': 'ExportKind',
      id: kind,
      title: source.title,
      columns: visibleColumns(kind, visitor).map((key) => ({
        key,
        title: source.columns[key]?.header ?? key,
      })),
    };
  });
