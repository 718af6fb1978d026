import type { EventAssignment, EventResponse } from '@firn/shared-contracts/api';
import { decisionDate } from '@firn/shared-contracts/domain';
import { iri } from '../../lib/iri.ts';
import type { Makers } from '../../lib/projection.ts';
import { freePlaces, notBookable, seatsForSale, type WaitingGroup } from '../bookings/index.ts';
import { effective, TOUR, type TourFacts, type TourSource } from '../offers/index.ts';
import { availabilityOf } from './availability.domain.ts';
import { ownOf } from './event-own.response.ts';
import type { EventRow } from './events.table.ts';

export interface EventSource extends TourSource {
  readonly event: EventRow;
}

/** What the fields of an event are made of. */
export interface EventFacts extends TourFacts {
  readonly event: EventRow;
  readonly assignments: ReadonlyMap<string, readonly EventAssignment[]>;
  readonly reviewComments: ReadonlyMap<string, string | null>;
  readonly reportReturnReasons: ReadonlyMap<string, string | null>;
  readonly accommodations: ReadonlyMap<string, EventResponse['eventAccommodations']>;
  /** Seats. */
  readonly taken: number;
  /** Groups that wait for seats. */
  readonly waiting: readonly WaitingGroup[];
  /** Persons on the waiting list. */
  readonly waitingPersons: number;
  readonly now: Date;
}

/** Seats for whoever comes, never below 0: the office may overbook. */
function freePlacesOf(facts: EventFacts): number {
  const free = freePlaces(effective(facts, 'maximumParticipants'), facts.taken);
  return seatsForSale(free, facts.waiting);
}

/** A whole event: not every reader may see every field. */
export const EVENT: Makers<EventResponse, EventFacts> = {
  '@id': ({ event }) => iri('events', event.id),
  '@type': () => 'Event',
  id: ({ event }) => event.id,
  version: ({ event }) => event.version,
  code: ({ event }) => event.code,
  offer: ({ event }) => iri('offers', event.offerId),
  ...TOUR,
  start: ({ event }) => event.start.toISOString(),
  end: ({ event }) => event.end.toISOString(),
  durationDays: ({ event }) => event.durationDays,
  registrationDeadline: ({ event }) => event.registrationDeadline.toISOString(),
  state: ({ event }) => event.state,
  published: ({ event }) => event.published,
  isPrivate: ({ event }) => event.isPrivate,
  organized: ({ event }) => event.organized,
  guideFinished: ({ event }) => event.guideFinished,
  concluded: ({ event }) => event.concluded,
  cancellationReason: ({ event }) => event.cancellationReason,
  availability(facts) {
    const { event, now } = facts;
    const takesBookings = notBookable({ ...event, type: effective(facts, 'type') }, now) === null;
    const hasWaitlist = takesBookings && !effective(facts, 'onRequest');
    return availabilityOf({ ...event, freePlaces: freePlacesOf(facts), hasWaitlist }, now);
  },
  freePlaces: freePlacesOf,
  bookedPlaces: ({ taken }) => taken,
  waitingPersons: ({ waitingPersons }) => waitingPersons,
  minimumReached: (facts) => facts.taken >= effective(facts, 'minimumParticipants'),
  sacDiscountPercent: ({ event, parts }) => event.sacDiscountPercent ?? parts.sacDiscountPercent,
  numberOfBookedRooms: ({ event }) => event.numberOfBookedRooms,
  createdAt: ({ event }) => event.createdAt.toISOString(),
  own: ownOf,
  assignments: ({ event, assignments }) => [...(assignments.get(event.id) ?? [])],
  accountingNo: ({ event, offer }) => event.accountingNo ?? offer.accountingNo,
  autoConfirm: ({ event }) => event.autoConfirm,
  decisionDate: ({ event }) => event.decisionDate ?? decisionDate(event),
  previousState: ({ event }) => event.previousState,
  reviewComment: ({ event, reviewComments }) => reviewComments.get(event.id) ?? null,
  reportReturnReason: ({ event, reportReturnReasons }) => reportReturnReasons.get(event.id) ?? null,
  proposedBy: ({ event }) => event.proposedById && iri('users', event.proposedById),
  notes: ({ event }) => event.notes,
  eventAccommodations: ({ event, accommodations }) => [...(accommodations.get(event.id) ?? [])],
};
