import { type BookingResponse, type BookingStepPreview, bookingPath } from '@firn/shared-contracts/api';
import { type BookingState, invoiceDueDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { type Preview, StaleError, type Transition, type TransitionStep } from '../../records/index.ts';
import {
  bookingConfirmedMail,
  briefedEvent,
  confirmedFacts,
  type EventForBooking,
  findBooking,
  findEventForBooking,
  inTurn,
  limitLockWaits,
  lockEvent,
  type SeatsFreed,
  setDueDate,
  takeBookingStep,
  tolerateOverbooking,
  type VoucherDesk,
} from '../bookings/index.ts';
import { type OutgoingMail, plannedMail, queueMail, readLetterhead } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { requestAnswered } from './booking-desk.errors.ts';
import { bookingKind } from './booking-kind.repository.ts';
import { bookingRejectedMail } from './booking-rejected.mail.ts';
import { ANSWERS, findRequestAnswer } from './request-answer.read-model.ts';

/** Steps of the office that change neither persons nor price (docs/domain/office.md#bookings). */
const OFFICE_STEPS = ['confirmed', 'rejected', 'completed'] as const satisfies readonly BookingState[];
type OfficeStep = (typeof OFFICE_STEPS)[number];

function stepNamed(to: string): OfficeStep {
  const step = OFFICE_STEPS.find((known) => known === to);
  if (step) return step;
  const message = `Bitte wähle einen dieser Zustände: ${OFFICE_STEPS.join(', ')}.`;
  throw invalid([{ propertyPath: 'to', message }]);
}

/** @throws 409 for a request that somebody else has answered: an answer to it is not to be told as a stale page. */
async function requireUnanswered(tx: Tx, id: string, state: BookingState, to: OfficeStep): Promise<void> {
  const isAnswer = ANSWERS.some((answer) => answer === to);
  if (!isAnswer || !ANSWERS.some((answer) => answer === state)) return;
  const given = await findRequestAnswer(tx, id);
  if (given) throw requestAnswered(given);
}

interface Told {
  readonly to: OfficeStep;
  readonly reason: string;
  readonly origin: string;
  readonly at: Date;
}

async function mailOf(
  db: Db,
  booking: BookingResponse,
  event: EventForBooking,
  { to, reason, origin, at }: Told,
) {
  const company = await readLetterhead(db);
  const known = { ...confirmedFacts(booking), event: await briefedEvent(db, event, at), company };
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
async function mailsTo(
  db: Db,
  booking: BookingResponse,
  event: EventForBooking,
  told: Told,
): Promise<OutgoingMail[]> {
  if (told.to === 'completed') return [];
  const envelope = { recipient: booking.booker.email, about: iri('bookings', booking.id) };
  return [{ ...(await mailOf(db, booking, event, told)), ...envelope }];
}

/** Seats that were offered or asked for are due from the day they are taken: nobody owed anything before. */
async function dueOnceTaken(
  db: Db,
  { state, dueDate }: BookingResponse,
  { start }: EventForBooking,
  at: Date,
): Promise<string | null> {
  if (state !== 'offered' && state !== 'requested') return dueDate;
  return invoiceDueDate(zurichDate(at), zurichDate(start), await readSettings(db));
}

/** What a step would send; nothing is changed, and whether it is possible shows when it is made. @throws 404, 422. */
export const previewBookingStep: Preview['make'] = async (
  { db, clock },
  { id, request, origin },
): Promise<BookingStepPreview> => {
  const told = { to: stepNamed(request.to), reason: request.reason?.trim() ?? '', origin, at: clock() };
  const booking = await findBooking(db, id);
  const event = booking && (await findEventForBooking(db, booking.event.id));
  if (!booking || !event) throw notFound();
  const dueDate = await dueOnceTaken(db, booking, event, told.at);
  return {
    '@id': `${booking['@id']}/transition`,
    '@type': 'BookingStepPreview',
    to: told.to,
    mails: (await mailsTo(db, { ...booking, dueDate }, event, told)).map(plannedMail),
  };
};

/** The modules that act upon an answer of the office. */
export interface DeskDeps {
  readonly seatsFreed: SeatsFreed;
  readonly vouchers?: VoucherDesk;
}

async function takeLocked(
  tx: Tx,
  { id, request, precondition, actor }: TransitionStep,
  told: Told,
  { seatsFreed, vouchers }: DeskDeps,
): Promise<void> {
  const found = await bookingKind.load(tx, id);
  if (!found) throw notFound();
  await lockEvent(tx, found.record.event);
  const stored = await bookingKind.load(tx, id, { lock: true });
  const booking = await findBooking(tx, id);
  const event = booking && (await findEventForBooking(tx, booking.event.id));
  if (!stored || !booking || !event) throw notFound();
  const { to, reason, at } = told;
  await requireUnanswered(tx, id, booking.state, to);
  if (!precondition(stored.version)) throw new StaleError();
  const label = stored.record.number;
  const facts = { stateBefore: null };
  const words = reason ? { reason } : {};
  await tolerateOverbooking(tx, event);
  await takeBookingStep(tx, { id, label, from: booking.state, to, facts, by: 'office', actor, ...words, at });
  const dueDate = await dueOnceTaken(tx, booking, event, at);
  if (dueDate !== null && dueDate !== booking.dueDate) await setDueDate(tx, id, dueDate);
  const mails = request.notify === false ? [] : await mailsTo(tx, { ...booking, dueDate }, event, told);
  for (const mail of mails) await queueMail(tx, mail, at);
  if (to !== 'rejected') return;
  await vouchers?.giveBack(tx, { bookingId: id, actor, now: at });
  await seatsFreed(tx, event.id, { at, origin: told.origin });
}

/**
 * A step of the office, under the locks of the event and of the booking; the guest is told unless the tick is taken away.
 * @throws 404, StaleError, 409 request-answered, `invalid-transition` and lock-timeout, 422 for a state that is no step of the office.
 */
export const transitBooking =
  (desk: DeskDeps): Transition =>
  async ({ db, clock }, step, finish) => {
    const to = stepNamed(step.request.to);
    const told = { to, reason: step.request.reason?.trim() ?? '', origin: step.origin, at: clock() };
    return inTurn(
      db.transaction(async (tx) => {
        await limitLockWaits(tx);
        await takeLocked(tx, step, told, desk);
        return finish(tx, step.id);
      }),
    );
  };
