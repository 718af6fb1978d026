import type {
  BookingRequest,
  BookingResponse,
  PriceQuoteRequest,
  ReferenceInput,
} from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { idOfReference, isUuid } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { type OnceRequest, runOnce, type StoredAnswer } from '../idempotency-keys/index.ts';
import { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
import { readableBookings } from './booking-access.read-model.ts';
import { allBookingViolations } from './booking-violations.ts';
import { bookingNotFound, eventNotFound } from './bookings.errors.ts';
import { type BookingFilter, findBooking, listBookings } from './bookings.read-model.ts';
import { lockEvent } from './bookings.repository.ts';
import { type Price, priceOf } from './price.domain.ts';
import { reserve } from './reserve.ts';

export interface BookingsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface BookInput {
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly body: unknown;
  /** What the JSON Schema found wrong with the body. */
  readonly schemaViolations: readonly Violation[];
}

function referenceIn(body: unknown): ReferenceInput | null {
  const { event } = (body ?? {}) as { readonly event?: unknown };
  if (typeof event === 'string') return event;
  const iri = (event as { readonly '@id'?: unknown } | null | undefined)?.['@id'];
  return typeof iri === 'string' ? { '@id': iri } : null;
}

export function createBookingsService({ db, clock }: BookingsDeps) {
  /** Drafts and other unpublished events do not exist for visitors. */
  async function visibleEvent(reference: ReferenceInput, visitor: Visitor): Promise<EventForBooking> {
    const id = idOfReference('events', reference);
    const event = id ? await findEventForBooking(db, id) : null;
    if (!event || !(event.published || visitor.permissions.isAdmin)) throw eventNotFound();
    return event;
  }

  async function validEvent({ visitor, body, schemaViolations }: BookInput): Promise<EventForBooking> {
    const reference = referenceIn(body);
    if (!reference) throw invalid(schemaViolations);
    const event = await visibleEvent(reference, visitor);
    const violations = allBookingViolations(body, schemaViolations, event, clock());
    if (violations.length > 0) throw invalid(violations);
    return event;
  }

  return {
    /**
     * Books once per idempotency key: booking and stored answer last both or neither.
     * @throws Problem 404, 409 or 422 (docs/domain/bookings.md#booking-answers).
     */
    book(input: BookInput, once: OnceRequest): Promise<StoredAnswer> {
      return runOnce({ db, clock }, once, async (keep) => {
        const { id: eventId } = await validEvent(input);
        const reservation = { eventId, request: input.body as BookingRequest, actor: input.actor };
        return reserve({ db, clock, lockEvent }, reservation, async (tx, { bookingId, accessToken }) => {
          const booking = await findBooking(tx, bookingId);
          if (!booking) throw bookingNotFound();
          const answer = { status: 201, body: { ...booking, accessToken } };
          await keep(tx, answer);
          return answer;
        });
      });
    },

    async quote(request: PriceQuoteRequest, visitor: Visitor): Promise<Price> {
      const event = await visibleEvent(request.event, visitor);
      return priceOf(event.components, request.bookingPersons, event.sacDiscountPercent);
    },

    list(
      filter: BookingFilter,
      page: { readonly size: number; readonly offset: number; readonly ascending: boolean },
    ) {
      return listBookings(db, filter, page);
    },

    /** @throws Problem 404, also for bookings the visitor may not see. */
    async get(id: string, visitor: Visitor, token: string | null): Promise<BookingResponse> {
      const condition = readableBookings(visitor, token);
      const booking = isUuid(id) ? await findBooking(db, id, condition) : null;
      if (!booking) throw bookingNotFound();
      return booking;
    },
  };
}

export type BookingsService = ReturnType<typeof createBookingsService>;
