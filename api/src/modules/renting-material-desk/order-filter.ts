import { MATERIAL_ORDER_STATES, type MaterialOrderState } from '@firn/shared-contracts/domain';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readChoices, readText } from '../../lib/query.ts';

export interface OrderFilter {
  readonly states: readonly MaterialOrderState[];
  /** Ids; null where the filter is not asked. */
  readonly event: string | null;
  readonly booking: string | null;
  readonly material: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Of a booking without an account. */
  readonly token: string | null;
}

/** The filters of the list; a file has the same ones. */
export const ORDER_FILTERS = filters({
  state: 'state',
  'state[]': 'state',
  event: 'event',
  booking: 'booking',
  material: 'material',
  from: 'from',
  to: 'to',
});

const DAY = /^20\d\d-\d\d-\d\d$/;

function readDay(query: Query, name: string): string | null {
  const day = readText(query, name);
  if (day === null || (DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)))) return day;
  throw badRequest(`Der Filter «${name}» erwartet ein Datum wie 2026-02-14.`);
}

function readId(query: Query, name: string, collection: string): string | null {
  const reference = readText(query, name);
  return reference === null ? null : (filterIds(collection, name, [reference])[0] ?? null);
}

export const readOrderFilter = (query: Query): OrderFilter => ({
  states: readChoices(query, MATERIAL_ORDER_STATES, 'state'),
  event: readId(query, 'event', 'events'),
  booking: readId(query, 'booking', 'bookings'),
  material: readId(query, 'material', 'renting_materials'),
  from: readDay(query, 'from'),
  to: readDay(query, 'to'),
  token: readText(query, 'token'),
});
