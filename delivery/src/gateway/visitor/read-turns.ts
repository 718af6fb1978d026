import { Refusal } from '../../shared/refusal.ts';

export interface TurnLimits {
  /** Reads of one network that are worked on at once. */
  readonly atOnce: number;
  /** A read that takes longer waits for something else than a processor: its place is lent to the next one (ms). */
  readonly lentAfter: number;
  /** The most reads of one network whose places are lent. */
  readonly mostLent: number;
  /** While others of the network wait, a place rests after each turn for so many times as long as the turn took … */
  readonly rest: number;
  /** … and for so many times when others have been waiting for `burst` ms without a break. */
  readonly restAfterBurst: number;
  readonly burst: number;
  /** The most reads of one network that wait for a place. */
  readonly mostWaiting: number;
  /** The longest that one waits for a place (ms). */
  readonly patience: number;
}

/** docs/reference/hostile.md#turns has what they were measured with. */
export const READ_TURNS: TurnLimits = {
  atOnce: 3,
  lentAfter: 500,
  mostLent: 12,
  rest: 1,
  restAfterBurst: 4,
  burst: 3000,
  mostWaiting: 1000,
  patience: 10_000,
};

/** Gives the place back; further calls do nothing. */
export type EndTurn = () => void;

/** Places for reads, so many for each network: whoever asks for too much at once waits behind themselves. */
export interface ReadTurns {
  /**
   * Resolves when it is the turn of a read of this network.
   * @param left Aborts when nobody waits for the answer any more.
   * @throws Refusal 429 when too many of the network wait, or it has waited for too long.
   */
  take(network: string, left: AbortSignal): Promise<EndTurn>;
}

/** Time, as a test may set it. */
export interface Time {
  now(): number;
  /** Runs `work` after so many ms, unless it is called off by what this returns. */
  after(ms: number, work: () => void): () => void;
}

const REAL_TIME: Time = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** What one network does. */
interface Share {
  /** Places in work, and those at rest. */
  taken: number;
  lent: number;
  /** In the order in which they came. */
  readonly waiting: Set<() => void>;
  /** Since when there has always been one that waits. */
  waitingSince: number;
}

/** Seconds: whoever waits when somebody is sent away has been served by then, or is sent away, too. */
const RETRY_AFTER = 10;

const tooMany = () =>
  new Refusal(
    429,
    'too-many-reads',
    `Von deinem Anschluss kommen gerade sehr viele Anfragen auf einmal. Versuche es in ${RETRY_AFTER} Sekunden noch einmal.`,
    { retryAfter: RETRY_AFTER },
  );

export function createReadTurns(limits: TurnLimits = READ_TURNS, { now, after } = REAL_TIME): ReadTurns {
  const shares = new Map<string, Share>();

  function shareOf(network: string): Share {
    const known = shares.get(network) ?? { taken: 0, lent: 0, waiting: new Set(), waitingSince: 0 };
    shares.set(network, known);
    return known;
  }

  const hasPlace = ({ taken }: Share) => taken < limits.atOnce;

  function serve(network: string, share: Share): void {
    for (const start of share.waiting) {
      if (!hasPlace(share)) return;
      share.waiting.delete(start);
      start();
    }
    if (share.taken + share.lent === 0) shares.delete(network);
  }

  function restOf({ waiting, waitingSince }: Share): number {
    if (waiting.size === 0) return 0;
    return now() - waitingSince < limits.burst ? limits.rest : limits.restAfterBurst;
  }

  function begin(network: string, share: Share): EndTurn {
    const begunAt = now();
    let place: 'taken' | 'lent' | 'none' = 'taken';
    share.taken += 1;
    const free = (held: 'taken' | 'lent') => {
      share[held] -= 1;
      serve(network, share);
    };
    const lend = () => {
      if (share.lent >= limits.mostLent) {
        keep = after(limits.lentAfter, lend);
        return;
      }
      place = 'lent';
      share.lent += 1;
      free('taken');
    };
    let keep = after(limits.lentAfter, lend);
    return () => {
      keep();
      if (place === 'lent') free('lent');
      if (place === 'taken') {
        const rest = (now() - begunAt) * restOf(share);
        if (rest > 0) after(rest, () => free('taken'));
        else free('taken');
      }
      place = 'none';
    };
  }

  /** Waits for a place. */
  function queue(network: string, share: Share, left: AbortSignal): Promise<EndTurn> {
    if (share.waiting.size >= limits.mostWaiting) throw tooMany();
    if (share.waiting.size === 0) share.waitingSince = now();
    const { promise, resolve, reject } = Promise.withResolvers<EndTurn>();
    const start = () => {
      stop();
      left.removeEventListener('abort', leave);
      resolve(begin(network, share));
    };
    const giveUp = (reason: unknown) => {
      if (share.waiting.delete(start)) reject(reason);
    };
    const leave = () => {
      stop();
      giveUp(left.reason);
    };
    const stop = after(limits.patience, () => giveUp(tooMany()));
    left.addEventListener('abort', leave, { once: true });
    share.waiting.add(start);
    return promise;
  }

  return {
    async take(network, left) {
      const share = shareOf(network);
      const isFree = share.waiting.size === 0 && hasPlace(share);
      return isFree ? begin(network, share) : queue(network, share, left);
    },
  };
}
