import { BOOKING_STATES, BOOKING_WORK, PAYMENT_STATUSES } from '@firn/shared-contracts/domain';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { readWork, requireOffice } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readChoices, readList, readText } from '../../lib/query.ts';
import { readTimeSpan } from '../../lib/query-dates.ts';
import { BOOKING_ORDERS, type BookingFilter } from './booking-list.read-model.ts';

/** Parameters of the list. */
export const BOOKING_FILTERS = filters({
  'state[]': 'state',
  event: 'event',
  user: 'user',
  network: null,
  freequery: null,
  'work[]': null,
  work: null,
  'paymentStatus[]': 'paymentStatus',
  'start[after]': 'start',
  'start[before]': 'start',
  'createdAt[after]': 'createdAt',
  'createdAt[before]': 'createdAt',
  ...Object.fromEntries(BOOKING_ORDERS.map((name) => [`order[${name}]`, name])),
  'properties[]': null,
});

/** The network of suspicious bookings to list, by its IRI or id; for the office alone. */
function networkIdOf(query: Query, visitor: Visitor): string | null {
  const wanted = readText(query, 'network');
  if (!wanted) return null;
  requireOffice('network', visitor);
  return filterIds('suspicious_bookings', 'network', [wanted])[0] ?? null;
}

/** Admins list everybody's bookings, or those of one person; others their own. */
export function readBookingFilter(query: Query, visitor: Visitor): BookingFilter {
  const { user, permissions } = visitor;
  const wanted = readText(query, 'user');
  const [personId = null] = wanted ? filterIds('users', 'user', [wanted]) : [];
  return {
    userId: permissions.isAdmin ? null : (user?.id ?? ''),
    personId: permissions.isAdmin ? personId : null,
    states: readChoices(query, BOOKING_STATES, 'state'),
    eventIds: filterIds('events', 'event', readList(query, 'event')),
    networkId: networkIdOf(query, visitor),
    text: readText(query, 'freequery'),
    work: readWork(query, BOOKING_WORK, visitor),
    paymentStatuses: readChoices(query, PAYMENT_STATUSES, 'paymentStatus'),
    start: readTimeSpan(query, 'start'),
    created: readTimeSpan(query, 'createdAt'),
  };
}
