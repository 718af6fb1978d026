import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { isWithinHours, withinHours } from './sending-hours.domain.ts';
import {
  askAfter,
  changeHandedOver,
  changeText,
  type DueText,
  failDueTexts,
  keepOptOut,
  knownOrders,
  lockDueText,
  moveText,
  optedOutOf,
  type TextRow,
} from './text-messages.repository.ts';
import { oneTakesPart } from './text-people.read-model.ts';
import { type TakenText, type TextProvider, TextProviderAway, TextRefused } from './text-provider.ts';
import { awayDelaySeconds, MOST_ORDERS } from './text-states.domain.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Null where nobody sends SMS. */
  readonly provider: TextProvider | null;
}

type Sending = Omit<Deps, 'provider'> & { readonly provider: TextProvider };

type Claim =
  | { readonly kind: 'order' | 'ask'; readonly row: TextRow }
  /** It was settled without the provider. */
  | { readonly kind: 'settled' };

const TOO_LATE = 'Event oder Frist waren vorbei, bevor die SMS gehen konnte.';
const LEFT = 'Nimmt am Event nicht mehr teil.';
const WANTS_NONE = 'Will keine SMS mehr.';
const UNKNOWN = 'Der SMS-Dienst kennt diese SMS auch nach mehreren Versuchen nicht.';
const NOBODY_SENDS = 'Es ist kein SMS-Dienst verbunden.';

const settled = { kind: 'settled' } as const;

/** The state and reason that keep an SMS from going; null where nothing does. */
async function whyNot(tx: Tx, { row, eventId, goodUntil }: DueText, now: Date) {
  if (goodUntil && goodUntil <= now) return { state: 'failed', failure: TOO_LATE } as const;
  const { bookingPersonIds, phone } = row;
  const isOfEvent = eventId !== null && bookingPersonIds.length > 0;
  if (isOfEvent && !(await oneTakesPart(tx, eventId, bookingPersonIds)))
    return { state: 'withdrawn', failure: LEFT } as const;
  const optedOut = await optedOutOf(tx, [phone]);
  return optedOut.size > 0 ? ({ state: 'withdrawn', failure: WANTS_NONE } as const) : null;
}

async function settleOrOrder(tx: Tx, due: DueText, now: Date): Promise<Claim> {
  const { row, anyHour } = due;
  const over = await whyNot(tx, due, now);
  if (over) {
    await changeText(tx, row.id, over);
    return settled;
  }
  if (!anyHour && !isWithinHours(now)) {
    await changeText(tx, row.id, { nextAttemptAt: withinHours(now) });
    return settled;
  }
  const handedOver = { attempts: row.attempts + 1, handedOverAt: now, nextAttemptAt: askAfter(now) };
  // Written before the order is made: whoever finds it after a death asks instead of ordering again.
  await changeText(tx, row.id, { state: 'sending', ...handedOver });
  return { kind: 'order', row: { ...row, ...handedOver } };
}

/** Takes the next SMS that is due; null where there is none. */
const claim = ({ db, clock }: Sending): Promise<Claim | null> =>
  db.transaction(async (tx) => {
    const now = clock();
    const due = await lockDueText(tx, now);
    if (!due) return null;
    if (due.row.state === 'waiting') return settleOrOrder(tx, due, now);
    await changeText(tx, due.row.id, { nextAttemptAt: askAfter(now) });
    return { kind: 'ask', row: due.row };
  });

const orderOf = ({ id, phone, text }: TextRow) => ({ id, to: phone, text });

async function keepTaken({ db, clock }: Sending, { id }: TextRow, taken: TakenText): Promise<void> {
  await moveText(db, id, taken, clock());
}

async function keepRefusal({ db, clock }: Sending, { id, phone }: TextRow, refusal: TextRefused) {
  await db.transaction(async (tx) => {
    if (refusal.optedOut) await keepOptOut(tx, phone, null, clock());
    await changeHandedOver(tx, id, { state: 'failed', failure: refusal.message });
  });
}

/** @returns whether the provider is there for the others. */
async function order(sending: Sending, row: TextRow): Promise<boolean> {
  const { db, clock, provider } = sending;
  let taken: TakenText;
  try {
    taken = await provider.send(orderOf(row));
  } catch (error) {
    if (error instanceof TextRefused) await keepRefusal(sending, row, error);
    else if (error instanceof TextProviderAway) {
      const wait = awayDelaySeconds(row.attempts) * 1000;
      const nextAttemptAt = new Date(clock().getTime() + wait);
      // It has certainly not gone, so this was no order.
      await changeHandedOver(db, row.id, { state: 'waiting', nextAttemptAt, failure: error.message });
      return false;
    }
    // Nobody knows whether it went: it stays handed over, and the provider is asked.
    else await changeHandedOver(db, row.id, { failure: String(error) });
    return true;
  }
  await keepTaken(sending, row, taken);
  return true;
}

/** Asks what became of an order without an answer (docs/domain/text-messages.md#sending). */
async function ask(sending: Sending, row: TextRow): Promise<boolean> {
  const { db, clock, provider } = sending;
  const since = row.handedOverAt ?? row.createdAt;
  let found: TakenText | null;
  try {
    found = await provider.find(orderOf(row), since, await knownOrders(db, row));
  } catch (error) {
    if (error instanceof TextProviderAway) return false;
    throw error;
  }
  if (found) await keepTaken(sending, row, found);
  else if (row.attempts >= MOST_ORDERS)
    await changeHandedOver(db, row.id, { state: 'failed', failure: UNKNOWN });
  else await changeHandedOver(db, row.id, { state: 'waiting', nextAttemptAt: clock() });
  return true;
}

/**
 * Hands over every SMS that is due, until there is none or the provider is away. Several workers may run this at once, and
 * any may die between two statements: nobody gets an SMS twice.
 */
export async function sendDueTexts({ provider, ...deps }: Deps): Promise<void> {
  if (!provider) {
    await failDueTexts(deps.db, deps.clock(), NOBODY_SENDS);
    return;
  }
  const sending = { ...deps, provider };
  for (;;) {
    const next = await claim(sending);
    if (!next) return;
    if (next.kind === 'settled') continue;
    const isThere = await (next.kind === 'order' ? order(sending, next.row) : ask(sending, next.row));
    if (!isThere) return;
  }
}
