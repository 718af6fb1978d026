import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { type Query, readList, readText } from '../../lib/query.ts';
import { readTimeSpan, type TimeSpan } from '../../lib/query-dates.ts';

/** The entries of the audit that somebody asks for; null and an empty list are all. */
export interface AuditFilter {
  /** The person who did it, or in whose name it was done. */
  readonly personIds: readonly string[];
  readonly entities: readonly string[];
  /** How the name of the thing begins. */
  readonly label: string | null;
  readonly at: TimeSpan;
}

export const AUDIT_FILTERS = filters({
  person: 'actor',
  'person[]': 'actor',
  entity: 'entity',
  'entity[]': 'entity',
  label: 'label',
  'at[after]': 'at',
  'at[before]': 'at',
  'at[strictly_after]': 'at',
  'at[strictly_before]': 'at',
  'properties[]': null,
});

/** @throws 400 that names the parameter. */
export const readAuditFilter = (query: Query): AuditFilter => ({
  personIds: filterIds('users', 'person', readList(query, 'person')),
  entities: readList(query, 'entity'),
  label: readText(query, 'label'),
  at: readTimeSpan(query, 'at'),
});
