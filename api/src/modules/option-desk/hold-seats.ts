import { randomUUID } from 'node:crypto';
import { normalisePhone, type SeatOptionCreate, seatOptionPath } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { recordAudit, recordStateChange } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import {
  type EventForBooking,
  eventFull,
  eventNotBookable,
  findEventForBooking,
  groupTooLarge,
  inTurn,
  limitLockWaits,
  lockEvent,
  nextNumber,
  notBookable,
  readFreeSeats,
  seatsForSale,
} from '../bookings/index.ts';
import { type OnceDeps, type OnceRequest, runOnce, type StoredAnswer } from '../idempotency-keys/index.ts';
import { optionNotFound } from '../seat-options/index.ts';
import { findOption } from './seat-options.read-model.ts';
import { insertOption, keepWay } from './seat-options.repository.ts';
import { sendLink, type Telling } from './tell-guest.ts';

export interface HoldDeps extends OnceDeps {
  readonly sendsTexts: boolean;
}

/** A call that somebody of the office has taken. */
export interface Call extends Pick<Telling, 'origin'> {
  readonly body: SeatOptionCreate;
  readonly actor: Actor | null;
}

/** @throws 422 naming the fields. */
function requireSensible({ until, phone }: SeatOptionCreate, event: EventForBooking, now: Date): void {
  const wrong = (propertyPath: string, message: string): Violation => ({ propertyPath, message });
  const end = new Date(until);
  const violations = [
    ...(end <= now ? [wrong('until', 'Bitte wähle einen Zeitpunkt, der noch kommt.')] : []),
    ...(end > event.registrationDeadline
      ? [wrong('until', 'Bitte wähle einen Zeitpunkt, der nicht nach dem Anmeldeschluss liegt.')]
      : []),
    ...(normalisePhone(phone)
      ? []
      : [wrong('phone', 'Bitte gib eine gültige Telefonnummer an, zum Beispiel 079 123 45 67.')]),
  ];
  if (violations.length > 0) throw invalid(violations);
}

/** @throws 404; 409 event-not-bookable, event-full. The caller holds the lock of the event. */
async function requireSeats(tx: Tx, { body }: Call, now: Date): Promise<EventForBooking> {
  const event = await findEventForBooking(tx, idOf('events', body.event) ?? '');
  // A private event has an offer of its own that holds it.
  if (!event || event.isPrivate) throw optionNotFound();
  const reason = notBookable(event, now);
  if (reason) throw eventNotBookable(reason);
  const { freePlaces, waiting } = await readFreeSeats(tx, event, now);
  const free = seatsForSale(freePlaces, waiting);
  if (body.seats > event.maximumParticipants) throw groupTooLarge(free, event.maximumParticipants);
  if (body.seats > free) throw eventFull(free, { waitlistPossible: !event.onRequest });
  return event;
}

async function write(
  tx: Tx,
  { body, actor, origin }: Call,
  event: EventForBooking,
  { token, sendsTexts, now }: { readonly token: string; readonly sendsTexts: boolean; readonly now: Date },
): Promise<string> {
  const year = Number(zurichDate(now).slice(0, 4));
  const number = `O-${year}-${String(await nextNumber(tx, 'option', year)).padStart(5, '0')}`;
  const { firstName, lastName, phone, email, user, seats } = body;
  const option = {
    id: randomUUID(),
    number,
    eventId: event.id,
    seats,
    userId: user ? idOf('users', user) : null,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: normalisePhone(phone) ?? phone,
    email: email?.toLowerCase() ?? null,
    until: new Date(body.until),
    createdAt: now,
  };
  await insertOption(tx, { ...option, tokenHash: hashToken(token) });
  const about = { entity: 'seat_option', entityId: option.id, actor, at: now } as const;
  await recordStateChange(tx, { ...about, from: null, to: 'open' });
  const diff = { number: { from: null, to: number }, seats: { from: null, to: seats } };
  await recordAudit(tx, { ...about, action: 'seat_option.create', label: number, diff });
  const sentBy = await sendLink(tx, { ...option, event }, { origin, sendsTexts, token, at: now });
  if (sentBy) await keepWay(tx, option.id, sentBy);
  return option.id;
}

/**
 * Holds seats until a moment for a guest on the phone, once per idempotency key, under the lock of the event
 * (docs/domain/bookings.md#options). The answer has the link: the office passes it on where it reaches nobody.
 * @throws 404; 409 event-not-bookable, event-full, lock-timeout; 422 naming the fields.
 */
export function holdSeats(
  { sendsTexts, ...deps }: HoldDeps,
  call: Call,
  once: OnceRequest,
): Promise<StoredAnswer> {
  return runOnce(deps, once, (keep) =>
    inTurn(
      deps.db.transaction(async (tx) => {
        await limitLockWaits(tx);
        await lockEvent(tx, idOf('events', call.body.event) ?? '');
        const now = deps.clock();
        const event = await requireSeats(tx, call, now);
        requireSensible(call.body, event, now);
        const token = newToken();
        const option = await findOption(tx, await write(tx, call, event, { token, sendsTexts, now }));
        if (!option) throw optionNotFound();
        const body = { ...option, link: `${call.origin}${seatOptionPath(token)}` };
        const answer = { status: 201, body };
        await keep(tx, answer);
        return answer;
      }),
    ),
  );
}
