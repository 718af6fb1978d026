import type { ExportFilters } from '@firn/shared-contracts/api';
import type { Query } from '@firn/shared-contracts/shell';

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The query of a list as an export takes it: every value a text, and nothing that is not given. */
export function exportFilters(query: Query): ExportFilters {
  const given = Object.entries(query).filter(([, value]) => isGiven(value));
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)];
      if (typeof value !== 'object') return [name, String(value)];
      const group = Object.entries(value ?? {}).filter(([, one]) => isGiven(one));
      return [name, Object.fromEntries(group.map(([key, one]) => [key, String(one)]))];
    }),
  );
}
