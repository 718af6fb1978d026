import { MAXIMUM_REMEMBERED_EVENTS, REMEMBERED_EVENTS_KEY } from '@firn/shared-contracts/api';

/** Whoever shows the list is told of a change in this tab; other tabs are told by the browser. */
const listeners = new Set<() => void>();

/** What this browser keeps, as it is stored: the same text for the same list. */
export function keptText(): string {
  try {
    return localStorage.getItem(REMEMBERED_EVENTS_KEY) ?? '';
  } catch {
    // A browser that stores nothing keeps nothing.
    return '';
  }
}

export function idsOf(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text || '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Ids of the events that this browser keeps until somebody logs in, the newest first. */
export const keptEvents = (): string[] => idsOf(keptText());

/** @returns whether the browser keeps them. */
export function keepEvents(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(REMEMBERED_EVENTS_KEY);
    else {
      const kept = ids.slice(0, MAXIMUM_REMEMBERED_EVENTS);
      localStorage.setItem(REMEMBERED_EVENTS_KEY, JSON.stringify(kept));
    }
  } catch {
    return false;
  }
  for (const tell of listeners) tell();
  return true;
}

export function onKeptEvents(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}
