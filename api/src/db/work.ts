import { AsyncLocalStorage } from 'node:async_hooks';

/** What a statement is sent for: each kind has connections and patience of its own (`work-pools.ts`). */
export type WorkKind = 'health' | 'sessions' | 'reads' | 'writes' | 'jobs';

export interface Work {
  readonly kind: WorkKind;
  /** Of a read, the route: one that hangs must not take the connections of the others. */
  readonly route?: string;
}

/** Jobs, seeds, and whatever else no visitor waits for. */
const NOBODY_WAITS: Work = { kind: 'jobs' };

const storage = new AsyncLocalStorage<Work>();

/** The work that the caller is part of. */
export const currentWork = (): Work => storage.getStore() ?? NOBODY_WAITS;

/** What `next` and whatever follows from it send to the database is sent for `work`. */
export const beginWork = (work: Work, next: () => void): void => storage.run(work, next);

/** The same for one piece. It waits inside: a query of Drizzle is sent only by whoever waits for it. */
export const asWork = <Result>(work: Work, act: () => PromiseLike<Result>): Promise<Result> =>
  storage.run(work, async () => await act());
