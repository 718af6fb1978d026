import { Refusal } from '../shared/refusal.ts';

/** Runs `work` when it is its turn, and settles as it does. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

function isBucketAway(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'release-store-unavailable';
}

/**
 * Lets `atOnce` fetches run at a time; the others wait. When one finds the bucket down, all waiting ones fail:
 * with a bucket that hangs they would hold their connections until each had tried it itself.
 */
export function createFetchTurns(atOnce: number): InTurn {
  let running = 0;
  let waiting: PromiseWithResolvers<void>[] = [];

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const next = Promise.withResolvers<void>();
    waiting.push(next);
    await next.promise;
  }

  function pass(): void {
    const next = waiting.shift();
    if (next) next.resolve();
    else running -= 1;
  }

  function turnAway(error: unknown): void {
    const away = waiting;
    waiting = [];
    for (const { reject } of away) reject(error);
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } catch (error) {
      if (isBucketAway(error)) turnAway(error);
      throw error;
    } finally {
      pass();
    }
  };
}
