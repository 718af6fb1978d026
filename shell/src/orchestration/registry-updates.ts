import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { ObservableStore } from '../services/observable-store.ts';

interface UpdateParts {
  readonly window: Window & typeof globalThis;
  readonly registry: ObservableStore<ResolvedRegistry>;
  /** Reloads the page on each change instead (npm run dev). */
  readonly liveReload: boolean;
}

/** Listens for changes of the registry. What is open stays open; the next navigation uses the new versions. */
export function followRegistry({ window, registry, liveReload }: UpdateParts): void {
  const source = new window.EventSource(`/delivery/events?since=${registry.get().sequence}`);

  async function update(): Promise<void> {
    const response = await window.fetch('/delivery/registry', { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const next = (await response.json()) as ResolvedRegistry;
    if (next.sequence > registry.get().sequence) registry.set(next);
  }

  source.addEventListener('registry', () => {
    if (liveReload) window.location.reload();
    // Without an answer the old registry stays in use; the next event asks again.
    else update().catch(() => undefined);
  });
}
