import { addDays, type LocalDate } from '@firn/shared-contracts/domain';

/** What to print: named events, or everything in a span of days, both inclusive. */
export type Selection =
  | { readonly kind: 'events'; readonly ids: readonly string[] }
  | { readonly kind: 'span'; readonly from: LocalDate; readonly to: LocalDate };

const DEFAULT_DAYS = 30;
const EVENT_PREFIX = /^\/api\/events\//;

function isDate(text: string | null): text is LocalDate {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Reads `?event={iri or id}&event=…`, or `?from=&to=`; without either, the next 30 days. */
export function selectionOf(params: URLSearchParams, today: LocalDate): Selection {
  const named = params.getAll('event').filter((event) => event !== '');
  if (named.length > 0) {
    const ids = named.map((event) => event.replace(EVENT_PREFIX, ''));
    return { kind: 'events', ids: [...new Set(ids)] };
  }
  const [start, end] = [params.get('from'), params.get('to')];
  const from = isDate(start) ? start : today;
  const to = isDate(end) && end >= from ? end : addDays(from, DEFAULT_DAYS);
  return { kind: 'span', from, to };
}
