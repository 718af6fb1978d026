import type { ExportFilters } from '@firn/shared-contracts/api';
import type { ExportKind } from '@firn/shared-contracts/domain';
import { audienceOf, denial } from '../../access/access.ts';
import { seesColumn } from '../../access/field-matrix.ts';
import type { Visitor } from '../../lib/principal.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { columnForbidden, kindForbidden, unknownColumns, unknownFilters } from './exports.errors.ts';
import type { ExportSource, ExportView } from './source/export-source.ts';

/** The export that somebody asks for. */
export interface AskedExport {
  readonly kind: ExportKind;
  readonly filters?: ExportFilters;
  readonly columns?: readonly string[];
}

/** Keys of the columns that somebody may see, in the order of the kind. */
export const visibleColumns = (kind: ExportKind, visitor: Visitor): string[] =>
  Object.keys(EXPORT_SOURCES[kind].columns).filter((key) => seesColumn(kind, key, audienceOf(visitor)));

/** Titles of the columns among these that somebody may not see. */
export function hiddenTitles(kind: ExportKind, keys: readonly string[], visitor: Visitor): string[] {
  const visible = visibleColumns(kind, visitor);
  const { columns } = EXPORT_SOURCES[kind];
  return keys.filter((key) => !visible.includes(key)).map((key) => columns[key]?.header ?? key);
}

/** Parameters of the address that a filter stands for. */
function parametersOf(
  filters: ExportFilters,
): { readonly name: string; readonly spellings: readonly string[] }[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [{ name, spellings: [name, `${name}[]`] }]
      : Object.keys(value).map((key) => ({ name: `${name}[${key}]`, spellings: [`${name}[${key}]`] })),
  );
}

function requireKnownFilters({ filters }: ExportSource, asked: ExportFilters): void {
  const known = new Set(filters.map(({ variable }) => variable).filter((name) => name !== 'properties[]'));
  const unknown = parametersOf(asked).filter(({ spellings }) => !spellings.some((each) => known.has(each)));
  if (unknown.length > 0) throw unknownFilters(unknown.map(({ name }) => name));
}

/**
 * The columns of what somebody asks for, after looking whether they may have it.
 * @throws 403 that names the kind or the columns, 422 for a filter or a column that there is none of, 400 for a filter's
 * value.
 */
export function agreedColumns({ kind, filters = {}, columns }: AskedExport, view: ExportView): string[] {
  const source = EXPORT_SOURCES[kind];
  if (denial(source.permission, view.visitor) !== null) throw kindForbidden(source.title);
  const keys = Object.keys(source.columns);
  if (columns?.some((key) => !keys.includes(key))) throw unknownColumns(keys, columns);
  const hidden = columns ? hiddenTitles(kind, columns, view.visitor) : [];
  if (hidden.length > 0) throw columnForbidden(hidden);
  requireKnownFilters(source, filters);
  source.check(filters, view);
  return columns ? [...new Set(columns)] : visibleColumns(kind, view.visitor);
}
