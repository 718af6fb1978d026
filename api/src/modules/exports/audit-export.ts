import type { ExportFilters } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import type { ExportRow } from './exports.table.ts';

/** Filters by what somebody types, such as a name: the audit keeps that there was one. */
const TYPED = ['freequery', 'titlequery', 'title', 'user', 'search'];

const withoutTyped = (filters: ExportFilters): ExportFilters =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, TYPED.includes(name) ? '…' : value]),
  );

type Audited = Pick<ExportRow, 'id' | 'kind' | 'format' | 'filters' | 'columns'>;

/** Keeps who did what about an export or a plan (docs/domain/office.md#exports). */
export const auditExport = (
  db: Db,
  action: 'export.create' | 'export.download' | 'export.cancel' | 'export_plan.create' | 'export_plan.delete',
  { id, kind, format, filters, columns }: Audited,
  { actor, at }: { readonly actor: Actor | null; readonly at: Date },
): Promise<void> =>
  recordAudit(db, {
    actor,
    action,
    entity: action.startsWith('export_plan') ? 'export_plan' : 'export',
    entityId: id,
    label: `${EXPORT_SOURCES[kind].title} (${format.toUpperCase()})`,
    diff: {
      filters: { from: null, to: withoutTyped(filters) },
      columns: { from: null, to: columns },
    },
    at,
  });
