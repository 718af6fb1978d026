const HOUR_MS = 3_600_000;
/** docs/domain/bookings.md#waiting-list */
const OFFER_HOURS = 24;
const SHORT_OFFER_HOURS = 2;
const SHORT_BEFORE_DAYS = 3;

/** A group that waits, as the decision needs it. */
export interface Queued {
  readonly id: string;
  readonly persons: number;
  readonly blockedSince: Date | null;
}

export interface OfferPlan<Group> {
  /** Who is offered seats, in order. */
  readonly offers: readonly Group[];
  /** The first of the queue, if the seats that are left are too few for it, and since when there have been any. */
  readonly blocked: { readonly id: string; readonly since: Date } | null;
}

/**
 * Who of a queue gets an offer: the first ones, each wholly or not at all. The first that does not fit holds up those
 * behind it until seats have been there for `jumpHours`; with 0 for ever.
 */
export function planOffers<Group extends Queued>(
  queue: readonly Group[],
  freePlaces: number,
  { at, jumpHours }: { readonly at: Date; readonly jumpHours: number },
): OfferPlan<Group> {
  let left = freePlaces;
  let blocked: OfferPlan<Group>['blocked'] = null;
  const offers: Group[] = [];
  for (const group of queue) {
    const { id, persons, blockedSince } = group;
    if (left === 0) break;
    if (persons <= left) {
      offers.push(group);
      left -= persons;
      continue;
    }
    blocked ??= { id, since: blockedSince ?? at };
    const mayJump = jumpHours > 0 && at.getTime() - blocked.since.getTime() >= jumpHours * HOUR_MS;
    if (!mayJump) break;
  }
  return { offers, blocked: left > 0 ? blocked : null };
}

/** Until when an offer of this moment keeps its seats. */
export function offeredUntil(at: Date, start: Date): Date {
  const isSoon = start.getTime() - at.getTime() <= SHORT_BEFORE_DAYS * 24 * HOUR_MS;
  const hours = isSoon ? SHORT_OFFER_HOURS : OFFER_HOURS;
  return new Date(Math.min(start.getTime(), at.getTime() + hours * HOUR_MS));
}
