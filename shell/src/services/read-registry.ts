import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { ObservableStore } from './observable-store.ts';

/**
 * Asks the gateway for the whole registry, and keeps it unless this tab has a newer one. False when there was no answer;
 * rejects when there was no network.
 */
export async function readRegistry(
  fetch: typeof window.fetch,
  registry: ObservableStore<ResolvedRegistry>,
): Promise<boolean> {
  const response = await fetch('/delivery/registry', { headers: { accept: 'application/json' } });
  if (!response.ok) return false;
  const next = (await response.json()) as ResolvedRegistry;
  const { sequence, beyond } = registry.get();
  if (next.sequence > sequence || (beyond && next.sequence === sequence)) registry.set(next);
  return true;
}
