import { Refusal } from '../shared/refusal.ts';

/** Runs `work` when it is its turn, with a signal that ends it: the client left, or its time is up. */
type InTurn = <Result>(
  client: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** How many releases a store takes in at once. */
export interface IntakeTurns {
  /**
   * Lets a release in; `work` receives it at once and does the rest in turn. Throws a Refusal (503) when too many are
   * in hand.
   */
  admit<Result>(remote: string, work: (inTurn: InTurn) => Promise<Result>): Promise<Result>;
}

export interface IntakeBounds {
  /** Releases that arrive, wait or are worked on. */
  readonly inHand: number;
  /** Of these for one remote, so that its token leaves room for the others. */
  readonly perRemote: number;
  /** The longest one release is unpacked and compressed (ms). */
  readonly longest: number;
}

/**
 * One release is worked on at a time, because it takes a processor from the visitors. The largest of ours takes ten
 * seconds, mostly of Brotli; ten times as much is for slow machines.
 */
export const INTAKE_BOUNDS: IntakeBounds = { inHand: 8, perRemote: 4, longest: 100_000 };

/** Seconds after which there is probably a place. */
const RETRY_AFTER = 10;

function refuseBusy(sentence: string): never {
  const message = `${sentence} Send it again in ${RETRY_AFTER} seconds.`;
  throw new Refusal(503, 'publishing-busy', message, { retryAfter: RETRY_AFTER });
}

export function createIntakeTurns({ inHand, perRemote, longest }: IntakeBounds): IntakeTurns {
  const remotes: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn: InTurn = (client, work) => {
    const run = async () => {
      client.throwIfAborted();
      const deadline = AbortSignal.timeout(longest);
      try {
        return await work(AbortSignal.any([client, deadline]));
      } catch (error) {
        if (error !== deadline.reason) throw error;
        const message = `The release was not unpacked and compressed within ${longest / 1000} seconds.`;
        throw new Refusal(413, 'archive-too-large', message);
      }
    };
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    async admit(remote, work) {
      if (remotes.length >= inHand) refuseBusy('Too many releases are being published.');
      if (remotes.filter((one) => one === remote).length >= perRemote) {
        refuseBusy(`Too many releases of ${remote} are being published.`);
      }
      remotes.push(remote);
      try {
        return await work(inTurn);
      } finally {
        remotes.splice(remotes.indexOf(remote), 1);
      }
    },
  };
}
