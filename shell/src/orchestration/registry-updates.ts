import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { ObservableStore } from '../services/observable-store.ts';

/** Browsers give up an event source for good after an answer such as 503. */
const REOPEN_MS = 10_000;

interface UpdateParts {
  readonly window: Window & typeof globalThis;
  readonly registry: ObservableStore<ResolvedRegistry>;
  /** Reloads the page on each change instead (npm run dev). */
  readonly liveReload: boolean;
}

/** Listens for changes of the registry, and again when the gateway has been away. */
export function followRegistry({ window, registry, liveReload }: UpdateParts): void {
  async function update(): Promise<void> {
    const response = await window.fetch('/delivery/registry', { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const next = (await response.json()) as ResolvedRegistry;
    if (next.sequence > registry.get().sequence) registry.set(next);
  }

  function open(): void {
    // The gateway announces at once what has changed since.
    const source = new window.EventSource(`/delivery/events?since=${registry.get().sequence}`);
    source.addEventListener('registry', () => {
      if (liveReload) window.location.reload();
      // Without an answer the old registry stays in use; the next event asks again.
      else update().catch(() => undefined);
    });
    source.addEventListener('error', () => {
      if (source.readyState === window.EventSource.CLOSED) {
        setTimeout(open, REOPEN_MS * (0.5 + Math.random()));
      }
    });
  }

  open();
}
