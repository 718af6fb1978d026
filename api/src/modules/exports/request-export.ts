import type { ExportCreate, ExportPlanCreate } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { type Actor, authorIdOf, type Visitor } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import { agreedColumns } from './asked-export.ts';
import { auditExport } from './audit-export.ts';
import { insertExport, insertPlan } from './exports.repository.ts';
import type { ExportPlanRow, ExportRow } from './exports.table.ts';

interface Asking {
  readonly db: Db;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly now: Date;
}

function agreed(asked: ExportCreate, { visitor, actor, now }: Asking) {
  const createdById = authorIdOf(actor);
  if (createdById === null) throw unauthorised();
  const { kind, format, filters = {} } = asked;
  return { kind, format, filters, columns: agreedColumns(asked, { visitor, now }), createdById };
}

/** Puts an export in the queue. @throws what `agreedColumns` throws */
export async function requestExport(asked: ExportCreate, asking: Asking): Promise<ExportRow> {
  const { db, actor, now } = asking;
  const wanted = agreed(asked, asking);
  return db.transaction(async (tx) => {
    const row = await insertExport(tx, wanted, now);
    await auditExport(tx, 'export.create', row, { actor, at: now });
    return row;
  });
}

/** Keeps that an export is made once a week. @throws what `agreedColumns` throws */
export async function planExport(asked: ExportPlanCreate, asking: Asking): Promise<ExportPlanRow> {
  const { db, actor, now } = asking;
  const wanted = { ...agreed(asked, asking), weekday: asked.weekday };
  return db.transaction(async (tx) => {
    const row = await insertPlan(tx, wanted, now);
    await auditExport(tx, 'export_plan.create', row, { actor, at: now });
    return row;
  });
}
