import type { BookingRequest } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { isLockTimeout, isRefusedBy } from '../../lib/database-errors.ts';
import type { Actor } from '../../lib/principal.ts';
import { type MailSettings, readLetterhead } from '../outbox/index.ts';
import { PIECES_CONSTRAINT, piecesJustTaken } from '../renting-material-orders/index.ts';
import type { SeatOptionRow } from '../seat-options/index.ts';
import { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
import { type NotBookable, notBookable } from './bookings.domain.ts';
import { eventFull, eventNotBookable, eventNotFound, lockTimeout, priceChanged } from './bookings.errors.ts';
import { allowOverbooking, type LockEvent, limitLockWaits } from './bookings.repository.ts';
import { type BookingSource, lockSource } from './brake.repository.ts';
import { readFreeSeats } from './free-seats.read-model.ts';
import { giveUpOption } from './held-option.ts';
import { type Price, priceOf } from './price.domain.ts';
import { requirePrivateOffer } from './private-offer.ts';
import type { VoucherDesk } from './voucher-desk.ts';
import type { WaitingGroup } from './waiting.read-model.ts';

/** What somebody asks for with the booking form. */
export interface Reservation {
  readonly eventId: string;
  readonly request: BookingRequest;
  /** The account that books; null for a guest. */
  readonly actor: Actor | null;
  /** Of the caller, as `networkOf` gives it. */
  readonly network: string;
  /** A program of the company sends it, which is no stranger (docs/domain/api-tokens.md#scopes). */
  readonly isByProgram?: boolean;
  /** Where links in mails lead, such as `https://firn.example`. */
  readonly origin: string;
}

export interface Reserved {
  readonly bookingId: string;
  /** Lets a guest without an account read the booking; only its hash is stored. */
  readonly accessToken: string;
}

/** Follows from a binding booking, in its transaction and under the lock of its event. */
export type Booked = (
  tx: Tx,
  eventId: string,
  occasion: { readonly origin: string; readonly at: Date },
) => Promise<unknown>;

export interface SubmitDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Only a test passes another one, to show that this lock prevents overselling. */
  readonly lockEvent: LockEvent;
  readonly booked?: Booked;
  readonly vouchers?: VoucherDesk;
  /** True if a provider takes money online. */
  readonly takesOnline?: boolean;
}

/** What a form becomes: a booking, or an entry of the waiting list. `finish` runs last in its transaction. */
export type Enter = <T>(
  deps: SubmitDeps,
  reservation: Reservation,
  finish: (tx: Tx, reserved: Reserved) => Promise<T>,
) => Promise<T>;

/** A form and what is known of its event under the lock. */
export interface Submission {
  readonly reservation: Reservation;
  /** Null for an account and a program: their bookings are not counted (docs/domain/bookings.md#bookings-without-an-account). */
  readonly source: BookingSource | null;
  readonly event: EventForBooking;
  readonly freePlaces: number;
  readonly waiting: readonly WaitingGroup[];
  readonly settings: MailSettings;
  readonly now: Date;
  readonly vouchers: VoucherDesk | null;
  /** The option whose seats the form takes, given up by now. */
  readonly option: SeatOptionRow | null;
}

/** Name under which the capacity trigger refuses a write (migration «booking guards»). */
const CAPACITY_CONSTRAINT = 'booking_capacity';

const sourceOf = ({ actor, isByProgram, network, request }: Reservation): BookingSource | null =>
  actor || isByProgram ? null : { network, email: request.booker.email.toLowerCase() };

/** What the office may go over with a reason, besides seats (docs/domain/bookings.md#booking-by-the-office). */
const OVERRIDABLE: readonly NotBookable[] = ['deadline_passed'];

export const isOverridden = ({ request }: Reservation): boolean => request.office?.override ?? false;

async function submissionOf(
  tx: Tx,
  reservation: Reservation,
  source: BookingSource | null,
  now: Date,
): Promise<Omit<Submission, 'vouchers'>> {
  const { eventId } = reservation;
  const event = await findEventForBooking(tx, eventId);
  if (!event) throw eventNotFound();
  const reason = notBookable(event, now);
  if (reason && !(isOverridden(reservation) && OVERRIDABLE.includes(reason))) throw eventNotBookable(reason);
  const option = await giveUpOption(tx, reservation, now);
  const seats = await readFreeSeats(tx, event, now);
  return { reservation, source, event, ...seats, settings: await readLetterhead(tx), now, option };
}

/**
 * One transaction for a form: the locks in their order (docs/domain/bookings.md#capacity), then the event as it is.
 * @throws Problem 404 for an unknown event, or a private one of others; 409 event-not-bookable, private-offer-over,
 * seat-option-over, event-full, lock-timeout; 422 for a private group that is too small.
 */
export async function submit<T>(
  { db, clock, lockEvent, vouchers }: SubmitDeps,
  reservation: Reservation,
  work: (tx: Tx, submission: Submission) => Promise<T>,
): Promise<T> {
  const source = sourceOf(reservation);
  try {
    return await db.transaction(async (tx) => {
      await limitLockWaits(tx);
      if (source) await lockSource(tx, source);
      await lockEvent(tx, reservation.eventId);
      if (isOverridden(reservation)) await allowOverbooking(tx);
      const submission = {
        ...(await submissionOf(tx, reservation, source, clock())),
        vouchers: vouchers ?? null,
      };
      await requirePrivateOffer(tx, submission);
      return work(tx, submission);
    });
  } catch (error) {
    if (isLockTimeout(error)) throw lockTimeout(error);
    if (isRefusedBy(error, CAPACITY_CONSTRAINT)) throw eventFull(0);
    if (isRefusedBy(error, PIECES_CONSTRAINT)) throw piecesJustTaken();
    throw error;
  }
}

/** The price in force. @throws 409 price-changed if the form agreed to another one. */
export function agreedPrice({ event, reservation: { request } }: Submission): Price {
  const { components, sacDiscountPercent, materials } = event;
  const price = priceOf(components, request.bookingPersons, sacDiscountPercent, materials);
  if (price.total !== request.expectedTotal) throw priceChanged(price);
  return price;
}
