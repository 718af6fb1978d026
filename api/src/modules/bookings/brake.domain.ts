import { HOLD_MS } from './bookings.domain.ts';

/** The limits of docs/domain/bookings.md#bookings-without-an-account, from the settings. */
export interface BookingLimits {
  readonly bookingsPerNetworkPerHour: number;
  readonly bookingsPerEmailPerHour: number;
  readonly heldBookingsPerNetwork: number;
  readonly heldBookingsPerEmail: number;
}

/** Whose bookings count together. */
export type Counted = 'network' | 'email';

export interface Waiting {
  readonly count: number;
  /** When the first of them expires. */
  readonly soonest: Date | null;
}

/** Bookings without an account that were made before this one. */
export interface BookingTraffic {
  /** Within the last hour. */
  readonly recent: Readonly<Record<Counted, number>>;
  /** Those that wait for their link now. */
  readonly waiting: Readonly<Record<Counted, Waiting>>;
}

export type Admission =
  /** Within what a person does: it binds at once. */
  | { readonly kind: 'binds' }
  /** It is held until its link is used. */
  | { readonly kind: 'waits'; readonly until: Date }
  | {
      readonly kind: 'refused';
      readonly counted: Counted;
      readonly most: number;
      readonly retrySeconds: number;
    };

export const HOUR_MS = 3_600_000;

function secondsUntil(soonest: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((soonest?.getTime() ?? 0) - now.getTime()) / 1000));
}

/** What becomes of the next booking without an account. */
export function admissionOf(
  { recent, waiting }: BookingTraffic,
  limits: BookingLimits,
  now: Date,
): Admission {
  const isUsual =
    recent.network < limits.bookingsPerNetworkPerHour && recent.email < limits.bookingsPerEmailPerHour;
  if (isUsual) return { kind: 'binds' };
  const mostWaiting = { network: limits.heldBookingsPerNetwork, email: limits.heldBookingsPerEmail };
  for (const counted of ['network', 'email'] as const) {
    const { count, soonest } = waiting[counted];
    const most = mostWaiting[counted];
    if (count >= most) return { kind: 'refused', counted, most, retrySeconds: secondsUntil(soonest, now) };
  }
  return { kind: 'waits', until: new Date(now.getTime() + HOLD_MS) };
}
