import { addDays, type LocalDate } from '@firn/shared-contracts/domain';

/** What to print: named events, everything in a span of days, both inclusive, or nothing chosen yet. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'events'; readonly ids: readonly string[] }
  | {
      readonly kind: 'span';
      readonly from: LocalDate;
      readonly to: LocalDate;
      /** Id of the guide whose events they are; null: of the visitor, for admins of everybody. */
      readonly guide: string | null;
    };

export type Span = Extract<Selection, { kind: 'span' }>;

/** Days from today that a guide's list covers unless the address says otherwise. */
export const DEFAULT_DAYS = 30;

/** Ids of IRIs or ids, each once. */
const idsOf = (references: readonly string[]): string[] => [
  ...new Set(references.map((each) => each.slice(each.lastIndexOf('/') + 1)).filter((id) => id !== '')),
];

function dateIn(params: URLSearchParams, name: string): LocalDate | null {
  const text = params.get(name) ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDate ? text : null;
}

/**
 * Reads `?event={iri or id}&event=…`, `?tag=YYYY-MM-DD`, `?from=…&to=…` and `?guide={iri or id}`; a guide without days
 * has the next 30.
 */
export function selectionOf(params: URLSearchParams, today: LocalDate): Selection {
  const ids = idsOf(params.getAll('event'));
  if (ids.length > 0) return { kind: 'events', ids };
  const [guide = null] = idsOf(params.getAll('guide'));
  const day = dateIn(params, 'tag');
  if (day) return { kind: 'span', from: day, to: day, guide };
  const start = dateIn(params, 'from');
  const end = dateIn(params, 'to');
  if (!start && !end && !guide) return { kind: 'none' };
  const from = start ?? today;
  const to = end && end >= from ? end : addDays(from, DEFAULT_DAYS);
  return { kind: 'span', from, to, guide };
}
