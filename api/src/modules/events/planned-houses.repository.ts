import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { eventAccommodations } from '../event-accommodations/event-accommodations.table.ts';
import type { TourList } from '../offers/index.ts';

const standing = (db: Db, eventId: string) =>
  db
    .select({
      id: eventAccommodations.id,
      accommodationId: eventAccommodations.accommodationId,
      state: eventAccommodations.state,
      nights: eventAccommodations.nights,
    })
    .from(eventAccommodations)
    .where(and(eq(eventAccommodations.eventId, eventId), ne(eventAccommodations.state, 'cancelled')))
    .orderBy(asc(eventAccommodations.firstNight), asc(eventAccommodations.position));

/**
 * The houses of an event as a list: a new one becomes a planned reservation, one that is only planned goes with its entry
 * (docs/domain/accommodations.md#template). Rules refuse a list without a house that was asked.
 */
export const plannedHouses: TourList<string> = {
  load: async (db, eventId) => [
    ...new Set((await standing(db, eventId)).map(({ accommodationId }) => accommodationId)),
  ],

  async replace(tx, eventId, houses) {
    const before = await standing(tx, eventId);
    const gone = before.filter((each) => !houses.includes(each.accommodationId) && each.state === 'planned');
    const kept = new Set(before.map(({ accommodationId }) => accommodationId));
    const added = houses.filter((house) => !kept.has(house));
    const { id } = eventAccommodations;
    if (gone.length > 0)
      await tx.delete(eventAccommodations).where(
        inArray(
          id,
          gone.map((each) => each.id),
        ),
      );
    if (added.length === 0) return;
    const open = before.filter((each) => each.nights === null && each.state === 'planned');
    // Another house follows: what was for all nights is for one.
    if (open.length > 0) {
      await tx
        .update(eventAccommodations)
        .set({ nights: 1 })
        .where(
          inArray(
            id,
            open.map((each) => each.id),
          ),
        );
    }
    const boards = await tx
      .select({ id: accommodations.id, price: accommodations.halfBoardPrice })
      .from(accommodations)
      .where(inArray(accommodations.id, [...added]));
    const withBoard = new Set(boards.filter(({ price }) => price !== null).map((house) => house.id));
    const first = houses.length - added.length;
    await tx.insert(eventAccommodations).values(
      added.map((accommodationId, index) => ({
        eventId,
        accommodationId,
        position: first + index,
        firstNight: first + index,
        nights: index < added.length - 1 ? 1 : null,
        halfBoard: withBoard.has(accommodationId),
      })),
    );
  },
};
