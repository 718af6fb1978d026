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

/** Answers whether leaving is fine. Returning false keeps the visitor where they are. */
export type NavigationBlocker = (to: NavigationLocation) => boolean | Promise<boolean>;

/** The one history of the tab, owned by the shell (design section 5 «Router across roots»). */
export interface Navigation extends Observable<NavigationState> {
  /** `to` is a path with optional search and hash, always absolute (`/agenda?type=tour`). */
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  /** Sets the one blocker; the answer removes it again. */
  setBlocker(blocker: NavigationBlocker): () => void;
}
