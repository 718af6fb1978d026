import { isLockTimeout } from './database-errors.ts';

/**
 * Works off what a job has found, one after the other. One that fails holds up none of the others; one whose lock somebody
 * else has is left to the next run, as are the errors that `isForNextRun` adds.
 * @throws AggregateError with `failure` as its message, once all had their turn, if any of them failed.
 */
export async function workThrough<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failure: string,
  isForNextRun: (error: unknown) => boolean = () => false,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!isLockTimeout(error) && !isForNextRun(error)) errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, failure);
}
