import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import { type BookingState, invoiceDueDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { isLockTimeout } from '../../lib/database-errors.ts';
import { iri } from '../../lib/iri.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { StaleError, type Transition, type TransitionStep } from '../../records/index.ts';
import {
  bookingConfirmedMail,
  confirmedFacts,
  type EventForBooking,
  findBooking,
  findEventForBooking,
  limitLockWaits,
  lockEvent,
  lockTimeout,
  type SeatsFreed,
  setDueDate,
  takeBookingStep,
  tolerateOverbooking,
} from '../bookings/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { bookingKind } from './booking-kind.repository.ts';
import { bookingRejectedMail } from './booking-rejected.mail.ts';

/** Steps of the office that change neither persons nor price (docs/domain/office.md#bookings). */
const OFFICE_STEPS = ['confirmed', 'rejected', 'completed'] as const satisfies readonly BookingState[];
type OfficeStep = (typeof OFFICE_STEPS)[number];

function stepNamed(to: string): OfficeStep {
  const step = OFFICE_STEPS.find((known) => known === to);
  if (step) return step;
  const message = `Bitte wähle einen dieser Zustände: ${OFFICE_STEPS.join(', ')}.`;
  throw invalid([{ propertyPath: 'to', message }]);
}

interface Told {
  readonly to: OfficeStep;
  readonly reason: string;
  readonly origin: string;
  readonly at: Date;
}

async function mailOf(
  tx: Tx,
  booking: BookingResponse,
  event: EventForBooking,
  { to, reason, origin, at }: Told,
) {
  const company = await readLetterhead(tx);
  const known = { ...confirmedFacts(booking), event, company };
  if (to === 'rejected')
    return { template: 'booking_rejected', ...bookingRejectedMail({ ...known, reason }) };
  const link = booking.user ? `${origin}${bookingPath(booking.id)}` : null;
  /** The step that the mail tells of counts. */
  const version = booking.version + 1;
  return {
    template: 'booking_confirmed',
    ...bookingConfirmedMail({ ...known, link, version, origin, at }),
  };
}

/** A completed booking needs no word. */
async function tellGuest(
  tx: Tx,
  booking: BookingResponse,
  event: EventForBooking,
  told: Told,
): Promise<void> {
  if (told.to === 'completed') return;
  const mail = await mailOf(tx, booking, event, told);
  await queueMail(
    tx,
    { ...mail, recipient: booking.booker.email, about: iri('bookings', booking.id) },
    told.at,
  );
}

/** Seats that were offered are due from the day they are taken, as when their guest takes them. */
async function beginTerm(tx: Tx, { id }: BookingResponse, { start }: EventForBooking, at: Date) {
  const dueDate = invoiceDueDate(zurichDate(at), zurichDate(start), await readSettings(tx));
  await setDueDate(tx, id, dueDate);
  return dueDate;
}

async function takeLocked(
  tx: Tx,
  { id, request, precondition, actor }: TransitionStep,
  told: Told,
  seatsFreed: SeatsFreed,
): Promise<void> {
  const found = await bookingKind.load(tx, id);
  if (!found) throw notFound();
  await lockEvent(tx, found.record.event);
  const stored = await bookingKind.load(tx, id, { lock: true });
  if (!stored || !precondition(stored.version)) throw new StaleError();
  const booking = await findBooking(tx, id);
  const event = await findEventForBooking(tx, stored.record.event);
  if (!booking || !event) throw notFound();
  const { to, reason, at } = told;
  const label = stored.record.number;
  const facts = { stateBefore: null };
  const words = reason ? { reason } : {};
  await tolerateOverbooking(tx, event);
  await takeBookingStep(tx, { id, label, from: booking.state, to, facts, by: 'office', actor, ...words, at });
  const dueDate = booking.state === 'offered' ? await beginTerm(tx, booking, event, at) : booking.dueDate;
  if (request.notify !== false) await tellGuest(tx, { ...booking, dueDate }, event, told);
  if (to === 'rejected') await seatsFreed(tx, event.id, { at, origin: told.origin });
}

/**
 * A step of the office, under the locks of the event and of the booking; the guest is told unless the tick is taken away.
 * @throws 404, StaleError, 409 `invalid-transition` and lock-timeout, 422 for a state that is no step of the office.
 */
export const transitBooking =
  (seatsFreed: SeatsFreed): Transition =>
  async ({ db, clock }, step, finish) => {
    const to = stepNamed(step.request.to);
    const told = { to, reason: step.request.reason?.trim() ?? '', origin: step.origin, at: clock() };
    try {
      return await db.transaction(async (tx) => {
        await limitLockWaits(tx);
        await takeLocked(tx, step, told, seatsFreed);
        return finish(tx, step.id);
      });
    } catch (error) {
      throw isLockTimeout(error) ? lockTimeout(error) : error;
    }
  };
