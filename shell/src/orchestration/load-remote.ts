import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import type { LoadLifecycles, LoadRequest } from './container-loader.ts';
import { withTimeout } from './with-timeout.ts';

const RETRIES = 2;
const FIRST_PAUSE_MS = 200;
const LOAD_TIMEOUT_MS = 20_000;

/** The module behind an entry is not the release that the registry names. */
export class WrongReleaseError extends Error {
  override readonly name = 'WrongReleaseError';
}

/** Waits before a retry; replaced in tests. */
export type Pause = (milliseconds: number) => Promise<void>;

export const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function assertRelease({ name, version }: RemoteLifecycles, wanted: Omit<LoadRequest, 'attempt'>): void {
  if (name === wanted.name && version === wanted.version.version) return;
  throw new WrongReleaseError(
    `${wanted.name}@${wanted.version.version} was asked for, ${name}@${version} came.`,
  );
}

/** Asking again helps when something did not arrive, not when what arrived is wrong. */
const isFinal = (error: unknown) => error instanceof WrongReleaseError || error instanceof SyntaxError;

/** Loads and checks a remote, with two retries after about 0.2 and 0.4 s (design section 6 «Failure ladder»). */
export async function loadRemote(
  load: LoadLifecycles,
  wanted: Omit<LoadRequest, 'attempt'>,
  wait: Pause,
): Promise<RemoteLifecycles> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const lifecycles = await withTimeout(load({ ...wanted, attempt }), LOAD_TIMEOUT_MS, 'Loading');
      assertRelease(lifecycles, wanted);
      return lifecycles;
    } catch (error) {
      if (attempt === RETRIES || isFinal(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
