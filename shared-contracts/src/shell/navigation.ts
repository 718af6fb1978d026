import type { Observable } from './observable.ts';

/** Field for field react-router's Location, so a remote can hand it on unchanged. */
export interface NavigationLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export interface NavigationState {
  readonly location: NavigationLocation;
  readonly action: 'PUSH' | 'REPLACE' | 'POP';
}

/** State of an entry that was opened from a list: the path of the list, with its filters. */
export interface OpenedFrom {
  readonly from: string;
}

/** Where the current page was opened from, or null when nobody said so. */
export function openedFrom({ state }: Pick<NavigationLocation, 'state'>): string | null {
  const { from } = (state ?? {}) as Partial<OpenedFrom>;
  return typeof from === 'string' && from.startsWith('/') ? from : null;
}

/** Decides whether the visitor may leave. Returning false keeps them where they are. */
export type NavigationBlocker = (to: NavigationLocation) => boolean | Promise<boolean>;

/**
 * The one history of the tab, owned by the shell (ADR 0016).
 *
 * The shell scrolls: a push goes to the top of the page, even when only the search changes, and a step back to
 * where its entry was left. With the state `{ keepScroll: true }` a push keeps the scroll position, for
 * filters and the like; so does a replace within the same page. A hash that names an element comes first.
 */
export interface Navigation extends Observable<NavigationState> {
  /** `to` is a path with optional search and hash, always absolute (`/agenda?type=tour`). */
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  /** Sets the only blocker; the returned function removes it. */
  setBlocker(blocker: NavigationBlocker): () => void;
}
