import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { ObservableStore } from '../services/observable-store.ts';
import { readRegistry } from '../services/read-registry.ts';

/** Browsers give up an event source permanently after an answer such as 503. */
const REOPEN_MS = 10_000;
/** Pause before the registry is requested again; it doubles, up to `REOPEN_MS`. */
const FIRST_PAUSE_MS = 500;

interface UpdateParts {
  readonly window: Window & typeof globalThis;
  readonly registry: ObservableStore<ResolvedRegistry>;
  /** Reloads the page on each change instead (npm run dev). */
  readonly liveReload: boolean;
}

/** Keeps tabs from all asking at once. */
const spread = (milliseconds: number) => milliseconds * (0.5 + Math.random());

/**
 * Listens for changes of the registry, and again after the gateway was down. If no events get through, the
 * registry is requested with each attempt to listen.
 */
export function followRegistry({ window, registry, liveReload }: UpdateParts): void {
  let announced = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** False when there was no answer, or one from a gateway that is behind the announcing one. */
  async function read(): Promise<boolean> {
    const isThere = await readRegistry(window.fetch, registry);
    return isThere && registry.get().sequence >= announced;
  }

  /** Asks until it has the announced change: this tab may have to leave a version. */
  async function update(pause = FIRST_PAUSE_MS): Promise<void> {
    const isDone = await read().catch(() => false);
    if (isDone) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(Math.min(pause * 2, REOPEN_MS)), spread(pause));
  }

  function open(): void {
    // The gateway announces at once what has changed since.
    const source = new window.EventSource(`/delivery/events?since=${registry.get().sequence}`);
    source.addEventListener('registry', ({ data }: MessageEvent<string>) => {
      if (liveReload) return window.location.reload();
      const { sequence } = JSON.parse(data) as { sequence: number };
      announced = Math.max(announced, sequence);
      void update();
    });
    source.addEventListener('error', () => {
      if (source.readyState !== window.EventSource.CLOSED) return;
      setTimeout(open, spread(REOPEN_MS));
      if (!liveReload) void update();
    });
  }

  open();
}
