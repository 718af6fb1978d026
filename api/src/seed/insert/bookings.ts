import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { stateChanges } from '../../modules/audit/audit.table.ts';
import {
  bookingPersons,
  bookingPriceLines,
  bookings,
  numberSequences,
} from '../../modules/bookings/bookings.table.ts';
import { sumOf } from '../../modules/bookings/ledger.domain.ts';
import { payments } from '../../modules/payments/payments.table.ts';
import { seedId } from '../identity.ts';
import { userId } from '../ids.ts';
import type { PlannedBooking, PlannedPerson } from '../plan/bookings.ts';
import { eventId } from './events.ts';
import { insertRows } from './rows.ts';

export const bookingId = (number: string) => seedId(`booking/${number}`);

function bookingRow(booking: PlannedBooking): typeof bookings.$inferInsert {
  const { booker, number, createdAt } = booking;
  return {
    id: bookingId(number),
    number,
    eventId: eventId(booking.event.code),
    userId: booking.withAccount ? userId(booker.email) : null,
    guestId: booking.withAccount ? null : userId(booker.email),
    state: booking.state,
    paymentMethod: booking.method,
    salutation: booker.salutation,
    firstName: booker.firstName,
    lastName: booker.lastName,
    email: booker.email,
    phone: booker.phone,
    address: booker.address,
    postalCode: booker.postalCode,
    city: booker.city,
    country: 'CH',
    message: booking.message,
    cancellationPolicy: booking.policy,
    total: sumOf(booking.lines),
    dueDate: booking.dueDate,
    acceptedTermsAt: createdAt,
    expiresAt: booking.expiresAt,
    queuedAt: booking.steps.includes('waitlisted') ? createdAt : null,
    createdAt,
  };
}

function personRow(
  number: string,
  asksHardestTour: boolean,
  { guest, state }: PlannedPerson,
  position: number,
): typeof bookingPersons.$inferInsert {
  return {
    id: seedId(`booking-person/${number}/${position}`),
    bookingId: bookingId(number),
    position,
    state,
    booker: position === 0,
    salutation: guest.salutation,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    birthday: guest.birthday,
    address: guest.address,
    postalCode: guest.postalCode,
    city: guest.city,
    phone: guest.phone,
    contactFirstName: guest.contact.firstName,
    contactLastName: guest.contact.lastName,
    contactPhone: guest.contact.phone,
    sac: guest.sac,
    sacNumber: guest.sacNumber,
    vegetarian: guest.vegetarian,
    allergies: guest.allergiesText !== null,
    allergiesText: guest.allergiesText,
    hardestTour: asksHardestTour ? guest.hardestTour : null,
  };
}

function paymentRows({ number, payments: planned }: PlannedBooking): (typeof payments.$inferInsert)[] {
  return planned.map(({ kind, amount, way, on }, index) => ({
    id: seedId(`payment/${number}/${index}`),
    bookingId: bookingId(number),
    kind,
    amount,
    method: way,
    receivedOn: zurichDate(on),
    ofId: kind === 'refund' ? seedId(`payment/${number}/0`) : null,
    createdAt: on,
  }));
}

function stateChangeRows({ number, steps, createdAt }: PlannedBooking): (typeof stateChanges.$inferInsert)[] {
  return steps.map((to, index) => ({
    id: seedId(`state-change/${number}/${index}`),
    entity: 'booking',
    entityId: bookingId(number),
    from: steps[index - 1] ?? null,
    to,
    actorId: null,
    reason: null,
    at: new Date(createdAt.getTime() + index * 1_000),
  }));
}

function sequenceRows(planned: readonly PlannedBooking[]): (typeof numberSequences.$inferInsert)[] {
  const last = new Map<number, number>();
  for (const { number } of planned) last.set(Number(number.slice(2, 6)), Number(number.slice(7)));
  return [...last].map(([year, count]) => ({ kind: 'booking', year, last: count }));
}

/** Bookings with persons, frozen price lines and history; `planned` is in the order of the numbers. */
export async function insertBookings(db: Db, planned: readonly PlannedBooking[]): Promise<void> {
  await insertRows(db, bookings, planned.map(bookingRow));
  await insertRows(
    db,
    bookingPersons,
    planned.flatMap(({ number, event, persons }) =>
      persons.map((person, position) => personRow(number, event.offer.level !== 'Basis', person, position)),
    ),
  );
  await insertRows(
    db,
    bookingPriceLines,
    planned.flatMap(({ number, lines }) =>
      lines.map((line, position) => ({ ...line, bookingId: bookingId(number), position })),
    ),
  );
  await insertRows(db, payments, planned.flatMap(paymentRows));
  await insertRows(db, stateChanges, planned.flatMap(stateChangeRows));
  await insertRows(db, numberSequences, sequenceRows(planned));
}
