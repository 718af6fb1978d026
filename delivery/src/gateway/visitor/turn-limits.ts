export interface TurnLimits {
  /** Reads of one network that are worked on at once. */
  readonly atOnce: number;
  /** A read that takes longer waits for something else than a processor: its place is lent to the next one (ms). */
  readonly lentAfter: number;
  /** The most reads of one network whose places are lent. */
  readonly mostLent: number;
  /** While others of the network wait, a place rests after each turn for so many times as long as the turn took … */
  readonly rest: number;
  /** … and at most for so long: on a slow machine every answer takes long, and that is no fault of who asks (ms) … */
  readonly longestRest: number;
  /** … and for 1 ms more with each so many bytes of the answer. */
  readonly bytesPerRest: number;
  /** The most reads of one network that wait for a place. */
  readonly mostWaiting: number;
  /** The longest that one waits for a place (ms). A gateway that ends waits for them (`TimeoutStopSec` in deploy/systemd). */
  readonly patience: number;
}

/** docs/reference/hostile.md#turns has what they were measured with. */
export const READ_TURNS: TurnLimits = {
  atOnce: 3,
  lentAfter: 500,
  mostLent: 12,
  rest: 1,
  longestRest: 100,
  bytesPerRest: 4000,
  mostWaiting: 1000,
  patience: 20_000,
};

/**
 * Reads of an API with the embedded database: that one works on a single processor, so every answer that is made beside
 * another takes from it. Nothing else is waited for there, and hardly a place is lent (docs/reference/hostile.md#turns).
 */
export const EMBEDDED_TURNS: TurnLimits = { ...READ_TURNS, atOnce: 1, rest: 0.5, mostLent: 2 };

/** What an answer has cost. */
interface Answered {
  readonly ms: number;
  readonly bytes: number;
}

/** How long a place rests after an answer while others wait for it (ms). */
export const restAfter = (
  { ms, bytes }: Answered,
  { rest, longestRest, bytesPerRest }: Pick<TurnLimits, 'rest' | 'longestRest' | 'bytesPerRest'>,
): number => Math.min(ms * rest, longestRest) + bytes / bytesPerRest;
