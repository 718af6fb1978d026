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

/** Answers whether leaving is fine. Returning false keeps the visitor where they are. */
export type NavigationBlocker = (to: NavigationLocation) => boolean | Promise<boolean>;

/**
 * The one history of the tab, owned by the shell (ADR 0016).
 *
 * The shell scrolls: a push leads to the top of the page, also when only the search changes, and a step back to
 * the place its entry was left at. With the state `{ keepScroll: true }` a push leaves the page where it stands, for
 * filters and the like; so does a replace within the same page. A hash that names an element comes first.
 */
export interface Navigation extends Observable<NavigationState> {
  /** `to` is a path with optional search and hash, always absolute (`/agenda?type=tour`). */
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  /** Sets the one blocker; the answer removes it again. */
  setBlocker(blocker: NavigationBlocker): () => void;
}
