import { addDays, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import type {
  rentingMaterialOrders,
  StoredOrderState,
} from '../../modules/renting-material-orders/renting-material-orders.table.ts';
import { MATERIAL_PROPERTIES, MATERIALS, type MaterialSeed } from '../catalogue/materials.ts';
import { seedId } from '../identity.ts';
import { materialId, materialPropertyId, materialStockId, userId } from '../ids.ts';
import type { PlannedBooking } from '../plan/bookings.ts';
import { bookingId } from './bookings.ts';

/** What is included in the price of a tour: an order of it has no line, so it may be booked after the others. */
const INCLUDED = MATERIALS.filter(({ price }) => price === 0);
/** Bookings with orders: those of the events next to now, which the store works on. */
const BOOKINGS = 60;
/** Fewer than there are pieces. */
const MOST_OF_EVENT = 3;
const DRYING_DAYS = 1;
/** Of the bookings whose events are over, the last ones: nothing of theirs has come back. */
const LATE = 2;
/** The rarer states first, so that the few of an event that rent show them all. */
const RARE_FIRST: readonly PlannedBooking['state'][] = [
  'requested',
  'pending_payment',
  'cancelled',
  'confirmed',
  'completed',
];

type Order = typeof rentingMaterialOrders.$inferInsert;

const NOTES = { damaged: 'Verschluss gebrochen', lost: 'Unterwegs verloren' } as const;
const ENDS: readonly StoredOrderState[] = ['returned', 'returned', 'damaged', 'returned', 'lost'];

interface Renting {
  readonly booking: PlannedBooking;
  readonly index: number;
  readonly isLate: boolean;
}

/** Where an order stands by now; of those to come, every third is packed. */
function standingOf(
  { booking: { state, event }, index, isLate }: Renting,
  piece: string,
  now: Date,
): Partial<Order> {
  if (state === 'cancelled') return { state: 'cancelled' };
  if (state !== 'confirmed' && state !== 'completed') return {};
  const changedById = userId('admin@firn.example');
  if (event.start > now) return index % 3 === 0 ? { packedAt: now, changedById } : {};
  const out = { packedAt: event.start, handedOutAt: event.start, changedById, piece };
  if (event.end > now || isLate) return { state: 'handed_out', ...out };
  const end = ENDS[index % ENDS.length] ?? 'returned';
  const note = end === 'damaged' || end === 'lost' ? NOTES[end] : '';
  return { state: end, note, endedAt: event.end, ...out };
}

/** The sizes of a material, or the one empty value of what fits everybody. */
const sizesOf = ({ stock }: MaterialSeed): readonly (readonly [string, number])[] =>
  typeof stock === 'number' ? [['', stock]] : Object.entries(stock.pieces).filter(([, pieces]) => pieces > 0);

/** As docs/domain/material.md#labels has it. */
const labelOf = (stockId: string, number: number) =>
  `${stockId.slice(-6).toUpperCase()}-${String(number).padStart(2, '0')}`;

/** Orders of the first person of a booking: each material that goes with the tour, in sizes that take turns. */
function ordersOf(renting: Renting, now: Date) {
  const { index, booking } = renting;
  const { number, event, createdAt } = booking;
  const [firstDay, lastDay] = [zurichDate(event.start), zurichDate(event.end)];
  return INCLUDED.filter(({ for: kinds }) => kinds.includes(event.offer.kind)).map((material) => {
    const { title, stock, outOfOrder = 0 } = material;
    const sizes = sizesOf(material);
    const [value, pieces] = sizes[index % sizes.length] ?? ['', 0];
    const asked = typeof stock === 'number' ? null : stock.by;
    const stockId = materialStockId(title, value);
    const order: Order = {
      id: seedId(`material-order/${number}/${title}`),
      bookingId: bookingId(number),
      personId: seedId(`booking-person/${number}/0`),
      materialId: materialId(title),
      stockId,
      title,
      values: asked
        ? [{ property: materialPropertyId(asked), title: MATERIAL_PROPERTIES[asked].title, value }]
        : [],
      firstDay,
      lastDay,
      heldFrom: addDays(firstDay, -DRYING_DAYS),
      heldUntil: addDays(lastDay, DRYING_DAYS),
      price: 0,
      createdAt,
      ...standingOf(renting, labelOf(stockId, index + 1), now),
    };
    return { order, pieces: pieces - outOfOrder };
  });
}

function daysOf(from: LocalDate, until: LocalDate): LocalDate[] {
  const days = [from];
  for (let day = from; day < until; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

/** Leaves out what is not there any more on one of the days; what is late is still taken today. */
function whatIsThere(wanted: readonly { readonly order: Order; readonly pieces: number }[], now: Date) {
  const taken = new Map<string, number>();
  return wanted.flatMap(({ order, pieces }) => {
    const until = order.state === 'handed_out' ? [order.heldUntil, zurichDate(now)].sort().at(-1) : null;
    const keys = daysOf(order.heldFrom, until ?? order.heldUntil).map((day) => `${order.stockId}/${day}`);
    if (keys.some((key) => (taken.get(key) ?? 0) >= pieces)) return [];
    for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
    return [order];
  });
}

/** What guests have of the material that goes with their tours, in every state. */
export function materialOrders(planned: readonly PlannedBooking[], now: Date): Order[] {
  const rents = ({ offer }: PlannedBooking['event']) =>
    INCLUDED.some(({ for: kinds }) => kinds.includes(offer.kind));
  const rank = ({ state }: PlannedBooking) => RARE_FIRST.indexOf(state);
  // Who waits for an answer is among them, however far the tour is.
  const away = ({ state, event }: PlannedBooking) =>
    state === 'requested' ? 0 : Math.abs(event.start.getTime() - now.getTime());
  const rented = planned.filter((booking) => rank(booking) >= 0 && rents(booking.event));
  const ofEvents = Map.groupBy(rented, ({ event }) => event.code);
  const chosen = [...ofEvents.values()]
    .flatMap((ofEvent) => ofEvent.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_OF_EVENT))
    .toSorted((one, other) => away(one) - away(other) || one.number.localeCompare(other.number))
    .slice(0, BOOKINGS);
  const late = new Set(chosen.filter(({ state }) => state === 'completed').slice(0, LATE));
  const wanted = chosen.flatMap((booking, index) =>
    ordersOf({ booking, index, isLate: late.has(booking) }, now),
  );
  return whatIsThere(wanted, now);
}
