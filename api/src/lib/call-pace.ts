const MINUTE_MS = 60_000;

interface Minute {
  readonly begunAt: number;
  calls: number;
}

/**
 * Counts calls by whoever makes them, in this process alone. The function returns the seconds to wait; 0 where the call
 * counts. A minute begins with the first call after the one before.
 */
export function callPace(mostPerMinute: number): (caller: string, now: Date) => number {
  const minutes = new Map<string, Minute>();
  return (caller, now) => {
    const at = now.getTime();
    const known = minutes.get(caller);
    const minute = known && at - known.begunAt < MINUTE_MS ? known : { begunAt: at, calls: 0 };
    minutes.set(caller, minute);
    if (minute.calls >= mostPerMinute) return Math.ceil((minute.begunAt + MINUTE_MS - at) / 1000);
    minute.calls += 1;
    return 0;
  };
}
