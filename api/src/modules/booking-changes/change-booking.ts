import type { BookingChangePreview, BookingResponse } from '@firn/shared-contracts/api';
import { SEAT_TAKING_STATES } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import {
  type Booked,
  bookingNotFound,
  findBooking,
  findEventForBooking,
  findPriceLines,
  findReadableBooking,
  inTurn,
  limitLockWaits,
  lockBooking,
  lockEvent,
  takenSeats,
  waitingGroups,
} from '../bookings/index.ts';
import { listIssued } from '../invoices/index.ts';
import { plannedMail } from '../outbox/index.ts';
import { findBookedOrders } from '../renting-material-orders/index.ts';
import { readSettings } from '../settings/index.ts';
import type { AskedChange } from './asked-change.ts';
import {
  changedPrice,
  changeOver,
  overrideNeeded,
  refusalOf,
  tooManyChanges,
} from './booking-changes.errors.ts';
import type { ChangedEvent, ChangeFacts, ChangePlan } from './change-plan.ts';
import { bookingAfter, previewOf, totalAfter } from './change-preview.ts';
import { requirePieces } from './material-of-plan.ts';
import { countChangesSince } from './recent-changes.read-model.ts';
import { findStateBefore } from './state-before.read-model.ts';
import { mailAboutChange, tellOfChange } from './tell-of-change.ts';
import { writeChange } from './write-change.ts';

export interface ChangeDeps extends ResourceDeps {
  /** Follows from persons who come to an event. */
  readonly booked?: Booked;
  /** Follows from seats that come free, under the lock of their event: whoever waits is offered them. */
  readonly seatsFreed?: Booked;
}

async function readEvent(db: Db, id: string, now: Date): Promise<ChangedEvent | null> {
  const event = await findEventForBooking(db, id);
  const taken = (await takenSeats(db, [id])).get(id) ?? 0;
  const waiting = (await waitingGroups(db, [id], now)).get(id) ?? [];
  return event && { ...event, taken, waiting };
}

/** @throws 404 for a booking that the visitor may not read. */
async function readBooking(db: Db, { bookingId, visitor, token }: AskedChange): Promise<BookingResponse> {
  const booking = await findReadableBooking(db, bookingId, visitor, token);
  if (!booking) throw bookingNotFound();
  return booking;
}

async function readFacts(
  db: Db,
  booking: BookingResponse,
  asked: AskedChange,
  now: Date,
): Promise<ChangeFacts> {
  const event = await readEvent(db, booking.event.id, now);
  if (!event) throw bookingNotFound();
  const target = asked.targetId ? await readEvent(db, asked.targetId, now) : null;
  const isVisible = target?.published || asked.visitor.permissions.isAdmin;
  const stateBefore = await findStateBefore(db, booking.id, booking.state);
  const lines = await findPriceLines(db, booking.id);
  const orders = await findBookedOrders(db, booking.id);
  const documents = await listIssued(db, booking.id);
  const about = { booking, lines, orders, documents, event, stateBefore, now };
  return { ...about, target: isVisible ? target : null };
}

/** Whether a booking that binds would take seats that only the office gives (docs/domain/events.md#on-request). */
function takesOnRequest({ booking, event }: ChangeFacts, { kind, state, event: other }: ChangePlan): boolean {
  if ((state ?? booking.state) === 'requested') return false;
  const comesTo = other ?? (kind === 'add_person' ? event : null);
  return comesTo?.onRequest ?? false;
}

/** @throws Problem for a guest in whose way something stands. */
function refuseGuest({ visitor }: AskedChange, facts: ChangeFacts, plan: ChangePlan): void {
  if (visitor.permissions.isAdmin) return;
  const [obstacle] = plan.obstacles;
  if (obstacle) throw refusalOf(obstacle);
  if (takesOnRequest(facts, plan)) throw changeOver('on_request');
}

/** What a change would do; nothing is changed. @throws Problem as the change itself, but for its price. */
export async function previewChange(
  { db, clock }: ChangeDeps,
  asked: AskedChange,
): Promise<BookingChangePreview> {
  const facts = await readFacts(db, await readBooking(db, asked), asked, clock());
  const plan = asked.plan(facts);
  refuseGuest(asked, facts, plan);
  await requirePieces(db, facts, plan);
  const preview = previewOf(facts, plan);
  if (!asked.visitor.permissions.isAdmin) return preview;
  const mail = await mailAboutChange(db, asked, facts, plan, bookingAfter(facts, plan));
  return { ...preview, mails: mail ? [plannedMail(mail)] : [] };
}

/** Changes by the token of a booking within a day. */
const MOST_BY_TOKEN = 10;
const DAY_MS = 24 * 3_600_000;

/**
 * Each change writes to an address that nobody has proven: its holder cannot have strangers written to without end
 * (docs/domain/cancellation.md#changes). To end it they can always.
 * @throws Problem 429.
 */
async function requireCalm(
  tx: Tx,
  { visitor }: AskedChange,
  { booking, now }: ChangeFacts,
  { kind }: ChangePlan,
): Promise<void> {
  if (booking.user || visitor.permissions.isAdmin || kind === 'cancel') return;
  const made = await countChangesSince(tx, booking.id, new Date(now.getTime() - DAY_MS));
  if (made >= MOST_BY_TOKEN) throw tooManyChanges((await readSettings(tx)).phone);
}

/** Locks the events by ascending id, then the booking, as everything does that books (docs/domain/bookings.md#capacity). */
async function lockAll(tx: Tx, asked: AskedChange): Promise<BookingResponse> {
  await limitLockWaits(tx);
  const seen = await readBooking(tx, asked);
  const eventIds = new Set([seen.event.id, asked.targetId ?? seen.event.id]);
  for (const eventId of [...eventIds].sort()) await lockEvent(tx, eventId);
  await lockBooking(tx, seen.id);
  const booking = await readBooking(tx, asked);
  // Somebody moved it to another event in the meantime, whose lock is not held.
  if (booking.event.id !== seen.event.id) throw changeOver('changed');
  return booking;
}

/** Whether something is as it was looked at; who says no version goes by the price alone. */
const isAsSeen = (seen: number | undefined, version: number | undefined): boolean =>
  seen === undefined || seen === version;

/** @throws Problem if guest or office may not do it so, or agreed to something else. */
function requireAgreed(asked: AskedChange, facts: ChangeFacts, plan: ChangePlan): void {
  const { override, expectedTotal, expectedEventVersion } = asked.words;
  refuseGuest(asked, facts, plan);
  if (plan.obstacles.length > 0 && !override) throw overrideNeeded(plan.obstacles);
  if (totalAfter(facts, plan) !== expectedTotal) throw changedPrice(previewOf(facts, plan));
  if (!isAsSeen(expectedEventVersion, plan.event?.version)) throw changeOver('event_changed');
}

/** What follows for others, in the same transaction. */
async function follow(tx: Tx, deps: ChangeDeps, facts: ChangeFacts, plan: ChangePlan, origin: string) {
  const occasion = { at: facts.now, origin };
  const comesTo = plan.event ?? (plan.kind === 'add_person' || plan.kind === 'restore' ? facts.event : null);
  const isLeft = plan.event || plan.kind === 'cancel' || plan.kind === 'cancel_person';
  // Who only waited makes room, too: those behind may fit.
  if (isLeft && [...SEAT_TAKING_STATES, 'waitlisted'].includes(facts.booking.state))
    await deps.seatsFreed?.(tx, facts.event.id, occasion);
  if (comesTo) await deps.booked?.(tx, comesTo.id, occasion);
}

/** Keeps the answer, in the transaction of the change. */
export type KeepChanged = (tx: Tx, changed: BookingResponse) => Promise<void>;

async function changeLocked(
  tx: Tx,
  deps: ChangeDeps,
  asked: AskedChange,
  keep?: KeepChanged,
): Promise<BookingResponse> {
  const booking = await lockAll(tx, asked);
  const facts = await readFacts(tx, booking, asked, deps.clock());
  const plan = asked.plan(facts);
  // Before anything else is held against it: what stands on the page is not what is there.
  if (!isAsSeen(asked.words.expectedVersion, booking.version)) throw changeOver('changed');
  requireAgreed(asked, facts, plan);
  await requireCalm(tx, asked, facts, plan);
  await writeChange(tx, asked, facts, plan);
  await tellOfChange(tx, asked, facts, plan);
  await follow(tx, deps, facts, plan, asked.origin);
  const changed = await findBooking(tx, booking.id);
  if (!changed) throw bookingNotFound();
  await keep?.(tx, changed);
  return changed;
}

/**
 * The one way a booking changes: locks, plans, compares with what was agreed to, writes, tells, all in one transaction
 * (docs/domain/cancellation.md#changes).
 * @throws Problem 404, 409 change-over, event-full, price-changed, lock-timeout, 422 override-needed, 429.
 */
export async function changeBooking(
  deps: ChangeDeps,
  asked: AskedChange,
  keep?: KeepChanged,
): Promise<BookingResponse> {
  return inTurn(deps.db.transaction((tx) => changeLocked(tx, deps, asked, keep)));
}
