import { randomUUID } from 'node:crypto';
import type { BookingRequest, BookingResponse } from '@firn/shared-contracts/api';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../src/db/client.ts';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { expireBookings, lockEvent, takeBookingStep, takenSeats } from '../src/modules/bookings/index.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { offerDueSeats, offerExpired, offerSeats } from '../src/modules/waitlist/index.ts';
import { aBookingFor, insertEventToCome } from './anonymous-bookings.ts';
import { PRICE } from './bookable-event.ts';
import type { Inject } from './personas.ts';

const ORIGIN = 'https://firn.example';

/** What the job does at a moment: holds, payments and offers that ran out are over. */
export const expireAll = (db: Db, at: Date): Promise<number> =>
  expireBookings({ db, clock: () => at, origin: ORIGIN, offerExpired, seatsFreed: offerSeats });

/** What the job of the waiting list does at a moment. */
export const offerAll = (db: Db, at: Date): Promise<number> =>
  offerDueSeats({ db, clock: () => at, origin: ORIGIN });

export interface FullEvent {
  readonly id: string;
  readonly iri: string;
  /** The bookings that fill it, a seat each. */
  readonly holders: readonly BookingResponse[];
}

const post = (send: Inject, url: string, payload: object) =>
  send({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } });

export const bookFor = (send: Inject, event: string, email: string, persons = 1) =>
  post(send, '/api/bookings', aBookingFor(event, email, persons));

/** An event to come whose seats are all booked, one by one. */
export async function insertFullEvent(db: Db, send: Inject, now: Date, seats: number): Promise<FullEvent> {
  const event = await insertEventToCome(db, now, { minimumParticipants: 1, maximumParticipants: seats });
  const holders: BookingResponse[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    holders.push((await bookFor(send, event.iri, `platz-${seat}@firn.example`)).json());
  return { id: event.id, iri: event.iri, holders };
}

export const join = (send: Inject, event: string, email: string, changes: Partial<BookingRequest> = {}) =>
  post(send, '/api/waitlist_entries', { ...aBookingFor(event, email), ...changes });

/** Joins with so many persons. */
export function joinAs(send: Inject, event: string, name: string, persons: number) {
  const { bookingPersons } = aBookingFor(event, `${name}@firn.example`, persons);
  const changes = { bookingPersons, expectedTotal: persons * PRICE };
  return join(send, event, `${name}@firn.example`, changes);
}

/** The same. @returns the entry. */
export async function joined(
  send: Inject,
  event: string,
  name: string,
  persons = 1,
): Promise<BookingResponse> {
  const answer = await joinAs(send, event, name, persons);
  if (answer.statusCode !== 201) throw new Error(`${name} does not wait: ${answer.body}`);
  return answer.json();
}

/** Somebody gives their seat back, as every change does that frees seats: in its transaction, under the lock. */
export function giveBack(db: Db, { id, event }: BookingResponse, at: Date): Promise<number> {
  return db.transaction(async (tx: Tx) => {
    await lockEvent(tx, event.id);
    const step = { id, from: 'confirmed', to: 'cancelled', facts: { stateBefore: null } } as const;
    await takeBookingStep(tx, { ...step, by: 'guest', actor: null, at });
    return offerSeats(tx, event.id, { at, origin: ORIGIN });
  });
}

export async function stateOf(db: Db, { id }: Pick<BookingResponse, 'id'>): Promise<string | undefined> {
  const [row] = await db.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, id));
  return row?.state;
}

export const takenOf = async (db: Db, eventId: string): Promise<number> =>
  (await takenSeats(db, [eventId])).get(eventId) ?? 0;

/** The mails of a template about an entry, the oldest first. */
export const mailsTo = (db: Db, entry: BookingResponse, template: string) =>
  db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.about, entry['@id']), eq(outboxMails.template, template)))
    .orderBy(asc(outboxMails.createdAt));

/** The token in the newest mail of a template about an entry. */
export async function linkIn(db: Db, entry: BookingResponse, template = 'booking_offered'): Promise<string> {
  const mail = (await mailsTo(db, entry, template)).at(-1);
  const token = /\/profil\/warteliste\/(\S+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in ${template} about ${entry['@id']}`);
  return token;
}

export const linkUrl = (token: string, action = '') => `/api/waitlist_entries/${token}${action}`;

export const accept = (send: Inject, token: string) =>
  send({ method: 'POST', url: linkUrl(token, '/accept') });
export const decline = (send: Inject, token: string) =>
  send({ method: 'POST', url: linkUrl(token, '/decline') });
export const leave = (send: Inject, token: string) => send({ method: 'DELETE', url: linkUrl(token) });
