import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { withTimeout } from '@firn/shared-ui/remote';
import type { LoadLifecycles, LoadRequest } from './container-loader.ts';

const RETRIES = 2;
const FIRST_PAUSE_MS = 200;
/** For all attempts of a version together if it is the last one: a slow network may need that long. */
const LAST_TIMEOUT_MS = 20_000;
/** While there is another version to try, which may be nearer or cached: a visitor waits 30 s at most in total. */
const FIRST_TIMEOUT_MS = 10_000;

/** The module of an entry is not the release that the registry names. */
export class WrongReleaseError extends Error {
  override readonly name = 'WrongReleaseError';
}

/** Waits before a retry; replaced in tests. */
export type Pause = (milliseconds: number) => Promise<void>;

export const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Wanted extends Omit<LoadRequest, 'attempt'> {
  /** No other version is left to try. */
  readonly isLast: boolean;
}

function assertRelease({ name, version }: RemoteLifecycles, wanted: Wanted): void {
  if (name === wanted.name && version === wanted.version.version) return;
  throw new WrongReleaseError(
    `${wanted.name}@${wanted.version.version} was asked for, ${name}@${version} came.`,
  );
}

/** A retry helps when something did not arrive, not when what arrived is wrong. */
const isFinal = (error: unknown) => error instanceof WrongReleaseError || error instanceof SyntaxError;

async function tryToLoad(load: LoadLifecycles, wanted: Wanted, wait: Pause): Promise<RemoteLifecycles> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const lifecycles = await load({ ...wanted, attempt });
      assertRelease(lifecycles, wanted);
      return lifecycles;
    } catch (error) {
      if (attempt === RETRIES || isFinal(error) || wanted.signal.aborted) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
      wanted.signal.throwIfAborted();
    }
  }
}

/**
 * Loads and checks a remote, with two retries after about 0.2 and 0.4 s (ARCHITECTURE.md#how-a-release-lives). Gives up
 * after 20 s in all, 10 s while another version may be tried, and when `signal` is aborted.
 */
export async function loadRemote(
  load: LoadLifecycles,
  wanted: Wanted,
  wait: Pause,
): Promise<RemoteLifecycles> {
  const late = new AbortController();
  const { signal } = late;
  wanted.signal.addEventListener('abort', () => late.abort(), { once: true, signal });
  try {
    const limit = wanted.isLast ? LAST_TIMEOUT_MS : FIRST_TIMEOUT_MS;
    return await withTimeout(tryToLoad(load, { ...wanted, signal }, wait), limit, 'Loading');
  } catch (error) {
    late.abort();
    throw error;
  }
}
