import {
  type BookingRequest,
  type PlannedMail,
  type ReferenceInput,
  vouchersOf,
} from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { forbidden, invalid } from '../../lib/problem.ts';
import { type OnceDeps, type OnceRequest, runOnce, type StoredAnswer } from '../idempotency-keys/index.ts';
import { rehearse } from '../outbox/index.ts';
import type { EventForBooking } from './bookable-event.read-model.ts';
import { allBookingViolations } from './booking-violations.ts';
import { bookingNotFound } from './bookings.errors.ts';
import { findBooking } from './bookings.read-model.ts';
import { lockEvent } from './bookings.repository.ts';
import { requireExpectedVisitor } from './expected-visitor.ts';
import { officeViolations, requireOfficeAlone } from './office-booking.ts';
import type { Booked, Enter, Reservation } from './submission.ts';
import { requireVisibleEvent } from './visible-event.ts';
import type { VoucherDesk } from './voucher-desk.ts';

export interface BookDeps extends OnceDeps {
  readonly booked?: Booked;
  readonly vouchers?: VoucherDesk;
  /** True if a provider takes money online. */
  readonly takesOnline?: boolean;
}

export interface BookInput {
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly network: string;
  readonly origin: string;
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

function privateOfferIn(body: unknown): string | undefined {
  const { privateOffer } = (body ?? {}) as { readonly privateOffer?: unknown };
  return typeof privateOffer === 'string' ? privateOffer : undefined;
}

async function requireValidEvent({ db, clock }: OnceDeps, input: BookInput): Promise<EventForBooking> {
  const { visitor, body, schemaViolations } = input;
  const reference = referenceIn(body);
  if (!reference) throw invalid(schemaViolations);
  const event = await requireVisibleEvent(db, reference, visitor, privateOfferIn(body));
  requireOfficeAlone(body, visitor);
  const violations = [
    ...allBookingViolations(body, schemaViolations, event, clock()),
    ...(await officeViolations(db, body)),
  ];
  if (violations.length > 0) throw invalid(violations);
  return event;
}

/** @throws Problem 404, 422, and 429 after too many wrong codes, which are counted before anything is booked. */
async function readReservation(deps: BookDeps, input: BookInput): Promise<Reservation> {
  const { id: eventId } = await requireValidEvent(deps, input);
  const { actor, network, origin } = input;
  const request = input.body as BookingRequest;
  const codes = vouchersOf(request);
  if (codes.length > 0) await deps.vouchers?.find(deps.db, { codes, network, now: deps.clock() });
  const isByProgram = input.visitor.program !== null;
  return { eventId, request, actor, isByProgram, network, origin };
}

/**
 * What a booking by the office, or an entry into the waiting list, would write to its guest.
 * @throws Problem 403 for anybody else, and what `book` throws.
 */
export async function previewBook(deps: BookDeps, input: BookInput, enter: Enter): Promise<PlannedMail[]> {
  if (!input.visitor.permissions.isAdmin) throw forbidden();
  requireExpectedVisitor(input.body, input.visitor);
  const reservation = await readReservation(deps, input);
  const { clock, vouchers } = deps;
  return rehearse(deps.db, (db) =>
    enter({ db, clock, lockEvent, ...(vouchers && { vouchers }) }, reservation, async (_tx, { bookingId }) =>
      iri('bookings', bookingId),
    ),
  );
}

/**
 * Books, or enters into the waiting list, once per idempotency key: booking and stored answer last both or neither.
 * @throws Problem 404, 409, 422 or 429 (docs/domain/bookings.md#booking-answers).
 */
export async function book(
  deps: BookDeps,
  input: BookInput,
  once: OnceRequest,
  enter: Enter,
): Promise<StoredAnswer> {
  requireExpectedVisitor(input.body, input.visitor);
  return runOnce(deps, once, async (keep) => {
    const reservation = await readReservation(deps, input);
    return enter({ ...deps, lockEvent }, reservation, async (tx, { bookingId, accessToken }) => {
      const booking = await findBooking(tx, bookingId);
      if (!booking) throw bookingNotFound();
      const answer = { status: 201, body: { ...booking, accessToken } };
      await keep(tx, answer);
      return answer;
    });
  });
}
