import { Refusal } from '../../shared/refusal.ts';
import { READ_TURNS, restAfter, type TurnLimits } from './turn-limits.ts';

/** Gives the place back after an answer of so many bytes; further calls do nothing. */
export type EndTurn = (bytes: number) => void;

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
}

/** Whoever waits now has been served after their patience, or is sent away, too. */
function tooMany({ patience }: TurnLimits): Refusal {
  const retryAfter = Math.ceil(patience / 1000);
  return new Refusal(
    429,
    'too-many-reads',
    `Von deinem Anschluss kommen gerade sehr viele Anfragen auf einmal. Versuche es in ${retryAfter} Sekunden noch einmal.`,
    { retryAfter },
  );
}

export function createReadTurns(limits: TurnLimits = READ_TURNS, { now, after } = REAL_TIME): ReadTurns {
  const shares = new Map<string, Share>();

  function shareOf(network: string): Share {
    const known = shares.get(network) ?? { taken: 0, lent: 0, waiting: new Set() };
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
    return (bytes) => {
      keep();
      if (place === 'lent') free('lent');
      if (place === 'taken') {
        const rest = share.waiting.size === 0 ? 0 : restAfter({ ms: now() - begunAt, bytes }, limits);
        if (rest > 0) after(rest, () => free('taken'));
        else free('taken');
      }
      place = 'none';
    };
  }

  /** Waits for a place. */
  function queue(network: string, share: Share, left: AbortSignal): Promise<EndTurn> {
    if (share.waiting.size >= limits.mostWaiting) throw tooMany(limits);
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
    const stop = after(limits.patience, () => giveUp(tooMany(limits)));
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
