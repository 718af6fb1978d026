import {
  EVENT_TYPES,
  type EventType,
  OFFER_STATES,
  OFFER_WORK,
  type OfferState,
  type OfferWork,
} from '@firn/shared-contracts/domain';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { readWork } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readChoices, readList, readOrder, readText } from '../../lib/query.ts';

export const OFFER_ORDERS = ['title', 'code', 'type', 'state', 'createdAt'] as const;
type OfferOrder = (typeof OFFER_ORDERS)[number];

export interface OfferFilter {
  /** Words of title, place or code, as A-… (docs/domain/office.md#one-search). */
  readonly title: string | null;
  readonly code: string | null;
  readonly types: readonly EventType[];
  readonly states: readonly OfferState[];
  readonly activities: readonly string[];
  readonly levels: readonly string[];
  readonly guides: readonly string[];
  readonly tags: readonly string[];
  /** Open work of the office, which only admins may ask for. */
  readonly work: readonly OfferWork[];
  readonly order: readonly { readonly property: OfferOrder; readonly descending: boolean }[];
}

const LISTS = ['type', 'state', 'activities', 'level', 'guides', 'tags', 'work'];

export const OFFER_FILTERS = filters({
  title: 'title',
  code: 'code',
  ...Object.fromEntries(
    LISTS.flatMap((name) => [
      [name, name],
      [`${name}[]`, name],
    ]),
  ),
  ...Object.fromEntries(OFFER_ORDERS.map((name) => [`order[${name}]`, name])),
  'properties[]': null,
});

/** The filter of a list as far as the visitor may use it. @throws 400 for a malformed value, 401 or 403 for `work`. */
export function readOfferFilter(query: Query, visitor: Visitor): OfferFilter {
  const ids = (collection: string, name: string) => filterIds(collection, name, readList(query, name));
  return {
    title: readText(query, 'title'),
    code: readText(query, 'code')?.replace(/^A-/i, '') ?? null,
    types: readChoices(query, EVENT_TYPES, 'type'),
    states: readChoices(query, OFFER_STATES, 'state'),
    activities: ids('activities', 'activities'),
    levels: ids('levels', 'level'),
    guides: ids('users', 'guides'),
    tags: ids('tags', 'tags'),
    work: readWork(query, OFFER_WORK, visitor),
    order: readOrder(query, OFFER_ORDERS),
  };
}
