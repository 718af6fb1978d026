import type { AskedNumbers } from '@firn/shared-contracts/api';
import type { LocalDate, ReservationState } from '@firn/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { RecordKind } from '../../records/index.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { events } from '../events/events.table.ts';
import { eventAccommodations } from './event-accommodations.table.ts';
import { nightsOf, stayOf } from './nights.domain.ts';

/** A reservation as it is written; event and house never change. */
export interface ReservationRecord {
  /** Ids. */
  readonly event: string;
  readonly accommodation: string;
  readonly state: ReservationState;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly numberOfBookedRooms: number;
  readonly numberOfBeds: number | null;
  readonly halfBoard: boolean;
  readonly note: string;
}

const eventColumns = { id: events.id, start: events.start, end: events.end, state: events.state };

/** The event of a reservation. Its row is locked before that of the reservation, as by who changes the event itself. */
export async function lockEvent(tx: Tx, id: string) {
  const [event] = await tx.select(eventColumns).from(events).where(eq(events.id, id)).for('no key update');
  return event ?? null;
}

/** The price of half board in a house, if it has any; null where there is no such house. */
export async function findBoard(
  tx: Tx,
  houseId: string,
): Promise<{ readonly halfBoardPrice: number | null } | null> {
  const [house] = await tx
    .select({ halfBoardPrice: accommodations.halfBoardPrice })
    .from(accommodations)
    .where(eq(accommodations.id, houseId));
  return house ?? null;
}

async function eventOf(db: Db, id: string, lock: boolean) {
  const query = db
    .select(eventColumns)
    .from(events)
    .where(
      sql`${events.id} = (select ${eventAccommodations.eventId} from ${eventAccommodations} where ${eventAccommodations.id} = ${id})`,
    );
  const [event] = await (lock ? query.for('no key update') : query);
  return event ?? null;
}

async function loadReservation(db: Db, id: string, lock: boolean) {
  const event = await eventOf(db, id, lock);
  const query = db.select().from(eventAccommodations).where(eq(eventAccommodations.id, id));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!event || !row) return null;
  const { numberOfBookedRooms, numberOfBeds, halfBoard, note, state } = row;
  const own = { numberOfBookedRooms, numberOfBeds, halfBoard, note, state };
  const record = { event: row.eventId, accommodation: row.accommodationId, ...own, ...stayOf(event, row) };
  return { id, version: row.version, record };
}

async function columnsOf(tx: Tx, { event: eventId, accommodation, ...record }: ReservationRecord) {
  const { arrival, departure, ...own } = record;
  const event = await lockEvent(tx, eventId);
  if (!event) throw new Error('A reservation has an event.');
  return { eventId, accommodationId: accommodation, ...own, ...nightsOf(event, { arrival, departure }) };
}

export const reservationKind: RecordKind<ReservationRecord> = {
  entity: 'event_accommodation',
  collection: 'event_accommodations',
  table: eventAccommodations,
  references: { event: { table: events }, accommodation: { table: accommodations } },
  unique: {},
  labelOf: () => 'Reservation',
  load: (db, id, { lock } = { lock: false }) => loadReservation(db, id, lock),
  async insert(tx, record, now) {
    const values = { ...(await columnsOf(tx, record)), createdAt: now, updatedAt: now };
    const [row] = await tx
      .insert(eventAccommodations)
      .values(values)
      .returning({ id: eventAccommodations.id });
    if (!row) throw new Error('The reservation was not inserted.');
    return row.id;
  },
  async update(tx, id, next, _changed, now) {
    const version = sql`${eventAccommodations.version} + 1`;
    const values = { ...(await columnsOf(tx, next)), updatedAt: now, version };
    await tx.update(eventAccommodations).set(values).where(eq(eventAccommodations.id, id));
  },
  async remove(tx, id) {
    await tx.delete(eventAccommodations).where(eq(eventAccommodations.id, id));
  },
};

interface Step {
  readonly state: ReservationState;
  /** What the house is asked for; left out where it is not asked. */
  readonly asked?: AskedNumbers;
  readonly at: Date;
}

/** Stores a step of a reservation; call it through `takeStep`. */
export async function setReservationState(tx: Tx, id: string, { state, asked, at }: Step): Promise<void> {
  await tx
    .update(eventAccommodations)
    .set({
      state,
      ...(asked && { asked, askedAt: at }),
      ...(state !== 'cancelled' && { confirmedAt: state === 'confirmed' ? at : null }),
      updatedAt: at,
      version: sql`${eventAccommodations.version} + 1`,
    })
    .where(eq(eventAccommodations.id, id));
}
