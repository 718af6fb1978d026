import { randomUUID } from 'node:crypto';
import { type BookingRequest, bookingConfirmationPath, bookingPath } from '@firn/shared-contracts/api';
import { cancellationPolicyFor, invoiceDueDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { isLockTimeout, isRefusedBy } from '../../lib/database-errors.ts';
import { idOf, iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit, recordStateChange } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { queueMail } from '../outbox/index.ts';
import { readSettings, type SettingsRow } from '../settings/index.ts';
import { bindBooking } from './bind-booking.ts';
import { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
import { bookerColumns, optional, personColumns } from './booking-columns.ts';
import { bookingNumber, freePlaces, type NotBookable, notBookable } from './bookings.domain.ts';
import {
  eventFull,
  eventNotBookable,
  eventNotFound,
  lockTimeout,
  priceChanged,
  tooManyBookings,
} from './bookings.errors.ts';
import {
  allowOverbooking,
  FIRST_STATE,
  insertBooking,
  type LockEvent,
  limitLockWaits,
  type NewBooking,
  nextNumber,
} from './bookings.repository.ts';
import { type Admission, admissionOf } from './brake.domain.ts';
import { type BookingSource, lockSource, readTraffic, recordOrigin } from './brake.repository.ts';
import { confirmationRequestedMail } from './confirmation-requested.mail.ts';
import { type Price, priceOf } from './price.domain.ts';
import { takenSeats } from './seats.read-model.ts';

export interface Reservation {
  readonly eventId: string;
  readonly request: BookingRequest;
  /** The account that books; null for a guest. */
  readonly actor: Actor | null;
  /** Of the caller, as `networkOf` gives it. */
  readonly network: string;
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

export interface ReserveDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Only a test passes another one, to show that this lock prevents overselling. */
  readonly lockEvent: LockEvent;
  readonly booked?: Booked;
}

/** Name under which the capacity trigger refuses a write (migration «booking guards»). */
const CAPACITY_CONSTRAINT = 'booking_capacity';

/** What the office may go over with a reason (docs/domain/bookings.md#booking-by-the-office). */
const OVERRIDABLE: readonly NotBookable[] = ['deadline_passed'];

/** Checks under the event's lock what may have changed since the visitor saw it. */
async function agree(
  tx: Tx,
  eventId: string,
  request: BookingRequest,
  now: Date,
): Promise<[EventForBooking, Price]> {
  const event = await findEventForBooking(tx, eventId);
  if (!event) throw eventNotFound();
  const override = request.office?.override ?? false;
  const reason = notBookable(event, now);
  if (reason && !(override && OVERRIDABLE.includes(reason))) throw eventNotBookable(reason);
  const taken = (await takenSeats(tx, [eventId])).get(eventId) ?? 0;
  const free = freePlaces(event.maximumParticipants, taken);
  if (request.bookingPersons.length > free && !override) throw eventFull(free);
  const price = priceOf(event.components, request.bookingPersons, event.sacDiscountPercent);
  if (price.total !== request.expectedTotal) throw priceChanged(price);
  return [event, price];
}

type Standing = Exclude<Admission, { kind: 'refused' }>;

/** Bookings by an account are neither counted nor braked (docs/domain/bookings.md#bookings-without-an-account). */
const sourceOf = ({ actor, network, request }: Reservation): BookingSource | null =>
  actor ? null : { network, email: request.booker.email.toLowerCase() };

async function admit(
  tx: Tx,
  source: BookingSource | null,
  settings: SettingsRow,
  now: Date,
): Promise<Standing> {
  if (!source) return { kind: 'binds' };
  const admission = admissionOf(await readTraffic(tx, source, now), settings, now);
  if (admission.kind === 'refused') throw tooManyBookings(admission, settings.phone);
  return admission;
}

/** Whose booking it is: that of who books, or of whom the office books for. */
function ownerOf({ office }: BookingRequest, actor: Actor | null): string | null {
  if (!office) return actor?.userId ?? null;
  return office.user ? idOf('users', office.user) : null;
}

interface Submission {
  readonly reservation: Reservation;
  readonly event: EventForBooking;
  readonly price: Price;
  readonly settings: SettingsRow;
  readonly now: Date;
}

async function newBooking(tx: Tx, { reservation, event, price, settings, now }: Submission) {
  const { request, actor } = reservation;
  const today = zurichDate(now);
  const year = Number(today.slice(0, 4));
  return {
    ...bookerColumns(request.booker),
    id: randomUUID(),
    number: bookingNumber(year, await nextNumber(tx, 'booking', year)),
    eventId: event.id,
    userId: ownerOf(request, actor),
    paymentMethod: request.paymentMethod ?? 'invoice',
    message: optional(request.message),
    cancellationPolicy: cancellationPolicyFor(event.durationDays),
    total: price.total,
    dueDate: invoiceDueDate(today, zurichDate(event.start), settings),
    acceptedTermsAt: now,
    createdAt: now,
  } satisfies NewBooking;
}

async function recordSubmit(
  tx: Tx,
  { id, number }: NewBooking,
  { reservation: { actor, request }, now: at }: Submission,
) {
  const about = { entity: 'booking', entityId: id, actor, at } as const;
  await recordStateChange(tx, { ...about, from: null, to: FIRST_STATE });
  const { override = false, reason } = request.office ?? {};
  const diff = {
    number: { from: null, to: number },
    ...(override && { override: { from: null, to: true } }),
    ...(reason && { reason: { from: null, to: reason } }),
  };
  await recordAudit(tx, { ...about, action: 'booking.create', label: number, diff });
}

/** The link goes to the address only: whoever could confirm with what the answer says would not be braked. */
async function askToConfirm(
  tx: Tx,
  { id, number, email }: NewBooking,
  { reservation, event, settings, now }: Submission,
  waiting: { readonly until: Date; readonly token: string },
) {
  const { until, token } = waiting;
  const link = `${reservation.origin}${bookingConfirmationPath(id, token)}`;
  const mail = confirmationRequestedMail({ number, event, until, link, company: settings });
  const envelope = {
    template: 'booking_confirmation_requested',
    recipient: email,
    about: iri('bookings', id),
  };
  await queueMail(tx, { ...mail, ...envelope }, now);
}

/** The page of a booking; who has no account needs the secret in it. */
function pageOf({ id, userId }: NewBooking, { origin }: Reservation, accessToken: string): string {
  const token = userId ? '' : `?token=${encodeURIComponent(accessToken)}`;
  return `${origin}${bookingPath(id)}${token}`;
}

async function write(tx: Tx, submission: Submission, standing: Standing): Promise<Reserved> {
  const { reservation, event, price, settings, now } = submission;
  const { actor } = reservation;
  const persons = reservation.request.bookingPersons.map(personColumns);
  const accessToken = newToken();
  const booking = await newBooking(tx, submission);
  const waiting = standing.kind === 'waits' ? { until: standing.until, token: newToken() } : null;
  const tokens = {
    accessTokenHash: hashToken(accessToken),
    confirmationTokenHash: waiting && hashToken(waiting.token),
    expiresAt: waiting?.until ?? null,
  };
  await insertBooking(tx, { ...booking, ...tokens }, persons, price.lines);
  await recordSubmit(tx, booking, submission);
  if (!actor) await recordOrigin(tx, booking.id, reservation.network, now);
  if (waiting) {
    await askToConfirm(tx, booking, submission, waiting);
  } else {
    const vat = price.vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
    await bindBooking(
      tx,
      { ...booking, vat, event, persons, link: pageOf(booking, reservation, accessToken) },
      {
        company: settings,
        actor,
        notify: reservation.request.office?.notify ?? true,
        origin: reservation.origin,
        at: now,
      },
    );
  }
  return { bookingId: booking.id, accessToken };
}

/**
 * Books seats in one transaction (docs/domain/bookings.md#capacity): lock the event, count what is taken, write
 * booking, persons, price lines, state changes, audit and mail. An invoice binds at once, held and confirmed in one
 * step, unless the brake asks for a confirmation. `finish` runs last in the transaction and returns the result.
 * @throws Problem 404 for an unknown event; 409 event-not-bookable, event-full, price-changed, lock-timeout; 429
 * too-many-bookings.
 */
export async function reserve<T>(
  { db, clock, lockEvent, booked }: ReserveDeps,
  reservation: Reservation,
  finish: (tx: Tx, reserved: Reserved) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const source = sourceOf(reservation);
      await limitLockWaits(tx);
      if (source) await lockSource(tx, source);
      await lockEvent(tx, reservation.eventId);
      if (reservation.request.office?.override) await allowOverbooking(tx);
      const now = clock();
      const [event, price] = await agree(tx, reservation.eventId, reservation.request, now);
      const settings = await readSettings(tx);
      const standing = await admit(tx, source, settings, now);
      const reserved = await write(tx, { reservation, event, price, settings, now }, standing);
      if (standing.kind === 'binds') await booked?.(tx, event.id, { origin: reservation.origin, at: now });
      return finish(tx, reserved);
    });
  } catch (error) {
    if (isLockTimeout(error)) throw lockTimeout(error);
    if (isRefusedBy(error, CAPACITY_CONSTRAINT)) throw eventFull(0);
    throw error;
  }
}
