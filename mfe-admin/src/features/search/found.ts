import { formatShortDateRange } from '@firn/shared-ui/format';
import { accommodationPath } from '../../shared/accommodation-paths.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { contentPath } from '../../shared/cms-paths.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import type { Found } from './found.types.ts';
import type {
  FoundAccommodation,
  FoundBooking,
  FoundContent,
  FoundEvent,
  FoundOffer,
  FoundUser,
} from './search.queries.ts';
import { hasSomeWord, isExactly } from './search-text.logic.ts';

export interface FoundGroup {
  readonly name: 'offers' | 'accommodations' | 'users' | 'bookings' | 'events' | 'contents' | 'pages';
  readonly items: readonly Found[];
}

/** The answers so far. */
export interface Answers {
  readonly offers?: readonly FoundOffer[] | undefined;
  readonly accommodations?: readonly FoundAccommodation[] | undefined;
  readonly users?: readonly FoundUser[] | undefined;
  readonly bookings?: readonly FoundBooking[] | undefined;
  readonly events?: readonly FoundEvent[] | undefined;
  readonly contents?: readonly FoundContent[] | undefined;
  readonly pages?: readonly Found[] | undefined;
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

/** Whoever takes part stands there, too, if it is them that somebody looks for. */
function foundBooking(
  { id, bookingNumber, booker, event, bookingPersons }: FoundBooking,
  text: string,
): Found {
  const others = bookingPersons
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .filter((name) => name !== booker.fullName && hasSomeWord(name, text));
  const people = others.length > 0 ? `${booker.fullName} (${others.join(', ')})` : booker.fullName;
  return { path: bookingPath({ id }), text: `${people}, ${event.title}`, code: bookingNumber };
}

const foundEvent = (event: FoundEvent): Found => ({
  path: occurrencePath(event),
  text: `${event.title}, ${formatShortDateRange(event.start, event.end)}`,
  code: event.code,
});

const foundContent = (content: FoundContent): Found => ({
  path: contentPath(content),
  text: content.title,
  code: '',
});

/**
 * Results in the order and with the codes of docs/domain/office.md#search; groups without results are left out. What
 * the text names exactly stands first.
 */
export function foundGroups(text: string, answers: Answers): FoundGroup[] {
  const { offers = [], accommodations = [], users = [], bookings = [], events = [] } = answers;
  const { contents = [], pages = [] } = answers;
  const groups: FoundGroup[] = [
    { name: 'offers', items: offers.map(foundOffer) },
    { name: 'accommodations', items: accommodations.map(foundAccommodation) },
    { name: 'users', items: users.map(foundUser) },
    { name: 'bookings', items: bookings.map((booking) => foundBooking(booking, text)) },
    { name: 'events', items: events.map(foundEvent) },
    { name: 'contents', items: contents.map(foundContent) },
    { name: 'pages', items: pages },
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
