import { formatShortDateRange } from '@firn/shared-ui/format';
import { accommodationPath } from '../../shared/accommodation-paths.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import type {
  FoundAccommodation,
  FoundBooking,
  FoundEvent,
  FoundOffer,
  FoundUser,
} from './search.queries.ts';
import { isExactly } from './search-text.logic.ts';

/** One line of the results. */
export interface Found {
  /** Where it leads. */
  readonly path: string;
  readonly text: string;
  /** Code as people know it, such as `A-101`; empty when there is none. */
  readonly code: string;
}

export interface FoundGroup {
  readonly name: 'offers' | 'accommodations' | 'users' | 'bookings' | 'events';
  readonly items: readonly Found[];
}

/** The answers so far. */
export interface Answers {
  readonly offers?: readonly FoundOffer[] | undefined;
  readonly accommodations?: readonly FoundAccommodation[] | undefined;
  readonly users?: readonly FoundUser[] | undefined;
  readonly bookings?: readonly FoundBooking[] | undefined;
  readonly events?: readonly FoundEvent[] | undefined;
}

const foundOffer = ({ id, title, code }: FoundOffer): Found => ({
  path: offerPath({ id }),
  text: title,
  code: `A-${code}`,
});

const foundAccommodation = ({ id, title }: FoundAccommodation): Found => ({
  path: accommodationPath({ id }),
  text: title,
  code: '',
});

function foundUser({ id, firstName, lastName, city, code }: FoundUser): Found {
  const name = `${firstName} ${lastName}`.trim();
  const text = city ? `${name}, ${city}` : name;
  return { path: `/admin/user/${id}`, text, code: code ? `G-${code}` : '' };
}

const foundBooking = ({ id, bookingNumber, booker, event }: FoundBooking): Found => ({
  path: bookingPath({ id }),
  text: `${booker.fullName}, ${event.title}`,
  code: bookingNumber,
});

const foundEvent = (event: FoundEvent): Found => ({
  path: occurrencePath(event),
  text: `${event.title}, ${formatShortDateRange(event.start, event.end)}`,
  code: event.code,
});

/**
 * Results in the order and with the codes of docs/domain/office.md#search; groups without results are left out. What
 * the text names exactly stands first.
 */
export function foundGroups(text: string, answers: Answers): FoundGroup[] {
  const { offers = [], accommodations = [], users = [], bookings = [], events = [] } = answers;
  const groups: FoundGroup[] = [
    { name: 'offers', items: offers.map(foundOffer) },
    { name: 'accommodations', items: accommodations.map(foundAccommodation) },
    { name: 'users', items: users.map(foundUser) },
    { name: 'bookings', items: bookings.map(foundBooking) },
    { name: 'events', items: events.map(foundEvent) },
  ];
  const rank = ({ code }: Found) => (isExactly(text, code) ? 0 : 1);
  const rankOf = ({ items }: FoundGroup) => Math.min(...items.map(rank));
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({ name, items: items.toSorted((a, b) => rank(a) - rank(b)) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What the text names exactly, if it names anything. */
export function exactHit(text: string, groups: readonly FoundGroup[]): Found | null {
  const first = groups[0]?.items[0];
  return first && isExactly(text, first.code) ? first : null;
}
