import { randomUUID } from 'node:crypto';
import {
  type BookerRequest,
  type BookingPersonRequest,
  type BookingRequest,
  normalisePhone,
} from '@firn/shared-contracts/api';
import { invoiceDueDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { isLockTimeout, isRefusedBy } from '../../lib/database-errors.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit, recordStateChange } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { queueMail } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
import { bookingConfirmedMail } from './booking-confirmed.mail.ts';
import { bookingNumber, freePlaces, notBookable } from './bookings.domain.ts';
import { eventFull, eventNotBookable, eventNotFound, lockTimeout, priceChanged } from './bookings.errors.ts';
import {
  FIRST_STATE,
  insertBooking,
  type LockEvent,
  limitLockWaits,
  type NewBooking,
  type NewBookingPerson,
  nextNumber,
} from './bookings.repository.ts';
import { type Price, priceOf } from './price.domain.ts';
import { takenSeats } from './seats.read-model.ts';
import { takeBookingStep } from './take-booking-step.ts';

export interface Reservation {
  readonly eventId: string;
  readonly request: BookingRequest;
  /** The account that books; null for a guest. */
  readonly actor: Actor | null;
}

export interface Reserved {
  readonly bookingId: string;
  /** Lets a guest without an account read the booking; only its hash is stored. */
  readonly accessToken: string;
}

export interface ReserveDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Only a test passes another one, to show that this lock prevents overselling. */
  readonly lockEvent: LockEvent;
}

/** Name under which the capacity trigger refuses a write (migration «booking guards»). */
const CAPACITY_CONSTRAINT = 'booking_capacity';

const optional = (text: string | undefined): string | null => text?.trim() || null;
const phoneOf = (phone: string): string => normalisePhone(phone) ?? phone;

function bookerColumns(booker: BookerRequest) {
  return {
    ...booker,
    email: booker.email.toLowerCase(),
    phone: phoneOf(booker.phone),
    country: booker.country ?? 'CH',
  };
}

function personColumns(person: BookingPersonRequest): NewBookingPerson {
  return {
    ...person,
    booker: person.booker ?? false,
    email: person.email.toLowerCase(),
    phone: phoneOf(person.phone),
    contactPhone: phoneOf(person.contactPhone),
    address: optional(person.address),
    postalCode: optional(person.postalCode),
    city: optional(person.city),
    country: person.country ?? 'CH',
    phonePrivate: optional(person.phonePrivate),
    phoneCompany: optional(person.phoneCompany),
    sacNumber: person.sac ? optional(person.sacNumber) : null,
    allergiesText: person.allergies ? optional(person.allergiesText) : null,
    hardestTour: optional(person.hardestTour),
    guardianName: optional(person.guardianName),
    guardianConsent: person.guardianConsent ?? false,
  };
}

/** Checks under the event's lock what may have changed since the visitor saw it. */
async function agree(
  tx: Tx,
  eventId: string,
  request: BookingRequest,
  now: Date,
): Promise<[EventForBooking, Price]> {
  const event = await findEventForBooking(tx, eventId);
  if (!event) throw eventNotFound();
  const reason = notBookable(event, now);
  if (reason) throw eventNotBookable(reason);
  const taken = (await takenSeats(tx, [eventId])).get(eventId) ?? 0;
  const free = freePlaces(event.maximumParticipants, taken);
  if (request.bookingPersons.length > free) throw eventFull(free);
  const price = priceOf(event.components, request.bookingPersons, event.sacDiscountPercent);
  if (price.total !== request.expectedTotal) throw priceChanged(price);
  return [event, price];
}

/** An invoice binds at once: held, then confirmed, in one step (docs/domain/states.md#booking). */
async function recordSubmit(tx: Tx, bookingId: string, number: string, actor: Actor | null, at: Date) {
  const about = { entity: 'booking', entityId: bookingId, actor, at } as const;
  await recordStateChange(tx, { ...about, from: null, to: FIRST_STATE });
  const diff = { number: { from: null, to: number } };
  await recordAudit(tx, { ...about, action: 'booking.create', label: number, diff });
  await takeBookingStep(tx, {
    id: bookingId,
    label: number,
    from: FIRST_STATE,
    to: 'confirmed',
    facts: { stateBefore: null },
    by: 'guest',
    actor,
    at,
  });
}

async function write(tx: Tx, reservation: Reservation, event: EventForBooking, price: Price, now: Date) {
  const { request, actor } = reservation;
  const today = zurichDate(now);
  const settings = await readSettings(tx);
  const year = Number(today.slice(0, 4));
  const accessToken = newToken();
  const booking: NewBooking = {
    ...bookerColumns(request.booker),
    id: randomUUID(),
    number: bookingNumber(year, await nextNumber(tx, 'booking', year)),
    eventId: event.id,
    userId: actor?.userId ?? null,
    paymentMethod: request.paymentMethod ?? 'invoice',
    message: optional(request.message),
    total: price.total,
    dueDate: invoiceDueDate(today, zurichDate(event.start), settings),
    acceptedTermsAt: now,
    accessTokenHash: hashToken(accessToken),
    createdAt: now,
  };
  const persons = request.bookingPersons.map(personColumns);
  await insertBooking(tx, booking, persons, price.lines);
  await recordSubmit(tx, booking.id, booking.number, actor, now);
  const dueDate = booking.dueDate ?? null;
  const vat = price.vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
  const mail = bookingConfirmedMail({ ...booking, dueDate, vat, event, persons, company: settings });
  const envelope = {
    template: 'booking_confirmed',
    recipient: booking.email,
    about: `/api/bookings/${booking.id}`,
  };
  await queueMail(tx, { ...mail, ...envelope }, now);
  return { bookingId: booking.id, accessToken };
}

/**
 * Books seats in one transaction (docs/domain/bookings.md#capacity): lock the event, count what is taken, write
 * booking, persons, price lines, state changes, audit and mail. `finish` runs last in the transaction and returns the
 * result.
 * @throws Problem 404 for an unknown event; 409 event-not-bookable, event-full, price-changed, lock-timeout.
 */
export async function reserve<T>(
  { db, clock, lockEvent }: ReserveDeps,
  reservation: Reservation,
  finish: (tx: Tx, reserved: Reserved) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await limitLockWaits(tx);
      await lockEvent(tx, reservation.eventId);
      const now = clock();
      const [event, price] = await agree(tx, reservation.eventId, reservation.request, now);
      return finish(tx, await write(tx, reservation, event, price, now));
    });
  } catch (error) {
    if (isLockTimeout(error)) throw lockTimeout(error);
    if (isRefusedBy(error, CAPACITY_CONSTRAINT)) throw eventFull(0);
    throw error;
  }
}
