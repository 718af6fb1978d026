import { placedColumns, placedFields, withoutEmptyTexts } from '../offers/index.ts';
import type { EventRecord } from './event-record.ts';
import type { EventRow, events } from './events.table.ts';

/** What belongs to an event but lies in other tables. */
export type EventParts = Pick<
  EventRecord,
  'activities' | 'tags' | 'priceComponents' | 'rentingMaterials' | 'eventAccommodations'
>;

/** The record of a row. */
export function eventFromRow(row: EventRow, parts: EventParts): EventRecord {
  const { id: _id, version: _version, createdAt: _at, sortKey: _key, search: _search, ...own } = row;
  const { durationDays: _days, previousState: _previous, cancellationReason: _reason, ...stored } = own;
  const { latitude, longitude, headImageId, imageIds, pois, extraCosts, levelId, sleepingStyleId, ...rest } =
    stored;
  const { offerId, start, end, registrationDeadline, ...columns } = rest;
  return {
    ...columns,
    offer: offerId,
    start: start.toISOString(),
    end: end.toISOString(),
    registrationDeadline: registrationDeadline.toISOString(),
    ...placedFields({
      latitude,
      longitude,
      headImageId,
      imageIds,
      pois,
      extraCosts,
      levelId,
      sleepingStyleId,
    }),
    ...parts,
  };
}

/** Null for a list without entries: the offer's stands. */
const ownList = <T>(list: readonly T[]): T[] | null => (list.length > 0 ? [...list] : null);

/** The columns of a record; but for the offer they have the names of the fields, or are placed as an offer's. */
export function eventRowOf(record: EventRecord): typeof events.$inferInsert {
  const { location, headImage, images, pois, extraCosts, level, sleepingStyle, ...rest } = record;
  const { activities: _activities, tags: _tags, priceComponents: _prices, ...others } = rest;
  const { eventAccommodations: _places, rentingMaterials: _materials, offer, notes, ...own } = others;
  return {
    ...withoutEmptyTexts(own),
    notes,
    offerId: offer,
    start: new Date(record.start),
    end: new Date(record.end),
    registrationDeadline: new Date(record.registrationDeadline),
    ...placedColumns({ location, headImage, images, pois, extraCosts, level, sleepingStyle }),
    imageIds: ownList(images),
    pois: ownList(pois),
    extraCosts: ownList(extraCosts),
  };
}
