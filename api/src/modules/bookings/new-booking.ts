import { randomUUID } from 'node:crypto';
import { type BookingRequest, vouchersOf } from '@firn/shared-contracts/api';
import { invoiceDueDate, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit, recordStateChange } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { policyInForce } from '../cancellation-policies/index.ts';
import { lockMaterials, reserveMaterial } from '../renting-material-orders/index.ts';
import { daysOf } from '../renting-materials/index.ts';
import { bookerColumns, optional, personColumns, trimmedPayer } from './booking-columns.ts';
import { ownerOf } from './booking-owner.repository.ts';
import { countForCode } from './booking-partners.repository.ts';
import { bookingNumber } from './bookings.domain.ts';
import {
  type FirstState,
  insertBooking,
  type NewBooking,
  type NewBookingPerson,
  nextNumber,
} from './bookings.repository.ts';
import { recordOrigin } from './brake.repository.ts';
import type { Price } from './price.domain.ts';
import type { Submission } from './submission.ts';
import { wantedMaterial } from './wanted-material.ts';

/** What a booking begins with, besides what the form says. */
export interface Beginning {
  readonly state: FirstState;
  readonly confirmationTokenHash?: string | null;
  readonly expiresAt?: Date | null;
  readonly queuedAt?: Date;
}

export interface WrittenBooking {
  readonly booking: NewBooking & { readonly dueDate: string };
  readonly persons: readonly NewBookingPerson[];
  /** Lets a guest without an account read the booking; only its hash is stored. */
  readonly accessToken: string;
  /** Rappen that are left to pay after the vouchers. */
  readonly toPay: Rappen;
}

/** Who books, or whom the office books for; null for a guest without an account. */
function namedOwner({ office }: BookingRequest, actor: Actor | null): string | null {
  if (!office) return actor?.userId ?? null;
  return office.user ? idOf('users', office.user) : null;
}

async function bookingOf(tx: Tx, { reservation, event, settings, now }: Submission, { total }: Price) {
  const { request, actor } = reservation;
  const today = zurichDate(now);
  const year = Number(today.slice(0, 4));
  const booker = bookerColumns(request.booker);
  return {
    ...booker,
    ...(await ownerOf(tx, namedOwner(request, actor), booker, now)),
    id: randomUUID(),
    number: bookingNumber(year, await nextNumber(tx, 'booking', year)),
    eventId: event.id,
    paymentMethod: request.paymentMethod ?? 'invoice',
    invoiceTo: request.invoiceTo ? trimmedPayer(request.invoiceTo) : null,
    message: optional(request.message),
    cancellationPolicy: await policyInForce(tx, event, today),
    total,
    dueDate: invoiceDueDate(today, zurichDate(event.start), settings),
    acceptedTermsAt: now,
    createdAt: now,
  } satisfies NewBooking;
}

async function recordSubmit(
  tx: Tx,
  { id, number }: NewBooking,
  state: FirstState,
  { reservation: { actor, request }, now: at }: Submission,
) {
  const about = { entity: 'booking', entityId: id, actor, at } as const;
  await recordStateChange(tx, { ...about, from: null, to: state });
  const { override = false, reason } = request.office ?? {};
  const diff = {
    number: { from: null, to: number },
    ...(override && { override: { from: null, to: true } }),
    ...(reason && { reason: { from: null, to: reason } }),
  };
  await recordAudit(tx, { ...about, action: 'booking.create', label: number, diff });
}

/** Vouchers pay at once, and for who waits once the seats are taken; returns how much they paid. */
async function redeemVouchers(
  tx: Tx,
  bookingId: string,
  state: FirstState,
  { reservation: { request, actor }, vouchers, now }: Submission,
  owed: Rappen,
): Promise<Rappen> {
  const codes = vouchersOf(request);
  if (codes.length === 0 || !vouchers) return 0;
  if (state !== 'waitlisted') return vouchers.redeem(tx, codes, { bookingId, owed, actor, now });
  await vouchers.pledge(tx, codes, bookingId);
  return 0;
}

/** Writes what a form asks for: booking, persons, frozen price lines, first state and audit. */
export async function writeBooking(
  tx: Tx,
  submission: Submission,
  price: Price,
  { state, ...columns }: Beginning,
): Promise<WrittenBooking> {
  const { reservation, source, now } = submission;
  const accessToken = newToken();
  const persons = reservation.request.bookingPersons.map((person) => ({
    ...personColumns(person),
    id: randomUUID(),
  }));
  const rents = wantedMaterial(submission, persons);
  await lockMaterials(
    tx,
    rents.map(({ material }) => material.id),
  );
  const booking = await bookingOf(tx, submission, price);
  const stored = { ...booking, ...columns, accessTokenHash: hashToken(accessToken) };
  await insertBooking(tx, stored, state, { persons, lines: price.lines });
  const days = daysOf(submission.event);
  await reserveMaterial(tx, { bookingId: booking.id, days, today: zurichDate(now), now }, rents);
  await recordSubmit(tx, booking, state, submission);
  const { partner: code } = reservation.request;
  if (code) await countForCode(tx, booking.id, { code, today: zurichDate(now), now });
  if (source) await recordOrigin(tx, booking.id, source.network, now);
  const paid = await redeemVouchers(tx, booking.id, state, submission, price.total);
  return { booking, persons, accessToken, toPay: price.total - paid };
}
