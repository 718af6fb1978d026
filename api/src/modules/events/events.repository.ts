import type { EventPatch } from '@firn/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { RecordKind } from '../../records/index.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import {
  changedColumns,
  links,
  loadLists,
  prices,
  replaceLists,
  TOUR_NORMALISERS,
  TOUR_REFERENCES,
  type TourLists,
} from '../offers/index.ts';
import { offers } from '../offers/offers.table.ts';
import { eventRentingMaterials } from '../renting-materials/renting-materials.table.ts';
import { requireNoAskedHouse } from './asked-houses.repository.ts';
import { dropCarrier } from './drop-carrier.repository.ts';
import type { EventRecord } from './event-record.ts';
import { type EventParts, eventFromRow, eventRowOf } from './event-row.ts';
import { eventActivities, events, eventTags } from './events.table.ts';
import { moveOrders } from './moved-material.repository.ts';
import { plannedHouses } from './planned-houses.repository.ts';

const LISTS: TourLists<EventParts> = {
  activities: links(eventActivities, ['eventId', 'activityId']),
  tags: links(eventTags, ['eventId', 'tagId']),
  priceComponents: prices('eventId'),
  eventAccommodations: plannedHouses,
  rentingMaterials: links(eventRentingMaterials, ['eventId', 'materialId']),
};

async function loadEvent(db: Db, id: string, lock: boolean) {
  const query = db.select().from(events).where(eq(events.id, id));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) return null;
  return { id, version: row.version, record: eventFromRow(row, await loadLists(db, LISTS, id)) };
}

/** As the database writes it; what is no instant is left to the rules. */
function asInstant(text: string): string {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

const ownText = (text: string | null) => text || null;
const ownRichText = (text: string | null) => TOUR_NORMALISERS.programText(text) || null;

const OVERLAP_CONSTRAINT = 'guide_assignments_no_overlap';

/** `load` with `lock` takes the lock that every change of an event's seats takes (docs/domain/bookings.md#capacity). */
export const eventKind: RecordKind<EventRecord> = {
  entity: 'event',
  collection: 'events',
  table: events,
  references: {
    ...TOUR_REFERENCES,
    offer: { table: offers },
    eventAccommodations: { table: accommodations },
  },
  unique: { events_code_unique: { field: 'code', message: 'Diesen Code hat schon ein anderer Event.' } },
  constraints: {
    [OVERLAP_CONSTRAINT]: {
      field: 'start',
      message: 'Ein Guide führt in dieser Zeit schon einen anderen Event.',
    },
  },
  fieldsOf({ tell: _tell, freeCancellation: _free, seal: _seal, ...fields }: EventPatch) {
    return fields as Partial<EventRecord>;
  },
  labelOf: ({ code, title }) => (title === null ? code : `${code} ${title}`),
  normalisers: {
    ...TOUR_NORMALISERS,
    programText: ownRichText,
    equipmentText: ownRichText,
    servicesText: ownRichText,
    requirementsText: ownRichText,
    curriculum: ownRichText,
    subtitle: ownText,
    place: ownText,
    leadText: ownText,
    meetingText: ownText,
    journeyText: ownText,
    start: asInstant,
    end: asInstant,
    registrationDeadline: asInstant,
  },
  load: (db, id, { lock } = { lock: false }) => loadEvent(db, id, lock),
  async insert(tx, record, now) {
    const [row] = await tx
      .insert(events)
      .values({ ...eventRowOf(record), createdAt: now })
      .returning({ id: events.id });
    if (!row) throw new Error('The event was not inserted.');
    await replaceLists(tx, LISTS, row.id, { next: record, changed: Object.keys(LISTS) });
    return row.id;
  },
  async update(tx, id, next, changed) {
    const version = sql`${events.version} + 1`;
    await tx
      .update(events)
      .set({ ...changedColumns(eventRowOf(next), changed), version })
      .where(eq(events.id, id));
    await replaceLists(tx, LISTS, id, { next, changed });
    if (changed.includes('start') || changed.includes('end')) await moveOrders(tx, id, next);
  },
  async remove(tx, id) {
    await requireNoAskedHouse(tx, id);
    const { offerId, proposedById } = events;
    const [gone] = await tx.delete(events).where(eq(events.id, id)).returning({ offerId, proposedById });
    if (gone?.proposedById) await dropCarrier(tx, gone.offerId);
  },
};

type StepColumns = Pick<
  typeof events.$inferInsert,
  'state' | 'published' | 'previousState' | 'cancellationReason'
>;

/** Stores a step of the event's state machine; call it through `takeStep`. */
export async function setEventState(tx: Tx, id: string, columns: StepColumns): Promise<void> {
  await tx
    .update(events)
    .set({ ...columns, version: sql`${events.version} + 1` })
    .where(eq(events.id, id));
}
