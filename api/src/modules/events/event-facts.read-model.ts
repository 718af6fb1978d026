import type { PoiResponse } from '@firn/shared-contracts/api';
import { reachesLevel } from '@firn/shared-contracts/domain';
import { and, count, eq, ne, not, notInArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { returningSeats } from '../bookings/affected-bookings.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';
import { requestedSeats, takenSeats } from '../bookings/seats.read-model.ts';
import { guidesNoMore } from '../event-guides/guides-no-more.read-model.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { overlapsOf } from '../guide-assignments/overlaps.read-model.ts';
import { effective, ownOrInherited } from '../offers/index.ts';
import { offerGuides, offers } from '../offers/offers.table.ts';
import { meetingPointOf } from '../outbox/index.ts';
import { readSettings } from '../settings/settings.read-model.ts';
import { users } from '../users/users.table.ts';
import type { EventFacts } from './event-states.domain.ts';
import { ENDED_BOOKINGS } from './event-visibility.read-model.ts';
import { type EventRow, events, priceComponents } from './events.table.ts';

/** Whether somebody owes money for the event, or is owed some (docs/domain/states.md#payment-status). */
export async function hasUnsettledBookings(tx: Tx, eventId: string): Promise<boolean> {
  const [row] = await tx
    .select({ count: count() })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), ne(bookings.paid, owed())));
  return (row?.count ?? 0) > 0;
}

async function countOf(query: Promise<{ readonly count: number }[]>): Promise<number> {
  const [row] = await query;
  return row?.count ?? 0;
}

const activeBookings = (db: Db, eventId: string) =>
  countOf(
    db
      .select({ count: count() })
      .from(bookings)
      .where(and(eq(bookings.eventId, eventId), notInArray(bookings.state, [...ENDED_BOOKINGS]))),
  );

async function pricesInForce(db: Db, { id, offerId }: EventRow) {
  const rows = await db
    .select({ eventId: priceComponents.eventId, grossPrice: priceComponents.grossPrice })
    .from(priceComponents)
    .where(or(eq(priceComponents.eventId, id), eq(priceComponents.offerId, offerId)));
  const own = rows.filter(({ eventId }) => eventId !== null);
  return ownOrInherited(own, rows);
}

export interface StoredFacts {
  readonly event: EventRow;
  readonly title: string;
  readonly place: string;
  /** Where to be (docs/domain/events.md#meeting-point). */
  readonly meetingText: string | null;
  readonly pois: readonly PoiResponse[] | null;
  readonly facts: Omit<EventFacts, 'reason' | 'comment' | 'isTyped'>;
}

/**
 * What the steps of an event depend on, as it is stored. With `lock`, under the lock that every change of its seats
 * takes (docs/domain/bookings.md#capacity).
 */
export async function readEventFacts(
  db: Db,
  id: string,
  { lock } = { lock: false },
): Promise<StoredFacts | null> {
  const query = db.select().from(events).where(eq(events.id, id));
  const [event] = await (lock ? query.for('no key update') : query);
  if (!event) return null;
  const [offer] = await db.select().from(offers).where(eq(offers.id, event.offerId));
  if (!offer) return null;
  const accepted = await db
    .select({ level: users.guideLevel })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(and(eq(guideAssignments.eventId, id), eq(guideAssignments.state, 'accepted')));
  const acceptedGuides = accepted.length;
  const standIns = await countOf(
    db
      .select({ count: count() })
      .from(offerGuides)
      .where(and(eq(offerGuides.offerId, offer.id), not(guidesNoMore(offerGuides.userId, id)))),
  );
  const tour = { event, offer };
  const place = event.place ?? offer.place ?? '';
  const [meetingText, pois] = [event.meetingText ?? offer.meetingText, event.pois ?? offer.pois];
  const overlaps = event.state === 'cancelled' ? await overlapsOf(db, id, event) : [];
  return {
    event,
    title: event.title ?? offer.title,
    place,
    meetingText,
    pois,
    facts: {
      start: event.start,
      isSpontaneous: effective(tour, 'type') === 'spontaneous_tour',
      end: event.end,
      registrationDeadline: event.registrationDeadline,
      guides: acceptedGuides || standIns,
      acceptedGuides,
      areQualified: accepted.every(({ level }) => reachesLevel(level, effective(tour, 'requiredGuideLevel'))),
      meetingPoint: meetingPointOf({ meetingText, pois }).text || place,
      requirementsText: effective(tour, 'requirementsText'),
      equipmentText: effective(tour, 'equipmentText'),
      offerState: offer.state,
      minimumParticipants: event.minimumParticipants ?? offer.minimumParticipants,
      maximumParticipants: event.maximumParticipants ?? offer.maximumParticipants,
      priceComponents: await pricesInForce(db, event),
      freeOfCharge: event.freeOfCharge ?? offer.freeOfCharge,
      taken: (await takenSeats(db, [id])).get(id) ?? 0,
      requestedSeats: await requestedSeats(db, id),
      activeBookings: await activeBookings(db, id),
      isPrivate: event.isPrivate,
      autoConfirm: event.autoConfirm ?? (await readSettings(db)).autoConfirm,
      guideFinished: event.guideFinished,
      concluded: event.concluded,
      previousState: event.previousState,
      overlaps: overlaps.map(({ guide, code, title }) => `${guide}: «${title}» (${code})`),
      returningSeats: await returningSeats(db, id),
    },
  };
}
