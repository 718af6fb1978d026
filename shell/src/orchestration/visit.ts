import type { PageMatch } from '@firn/shared-contracts/delivery';
import type { Place } from './place-keeper.ts';

export type KeepPlace = (host: HTMLElement) => Place;

/** A wish to see a page; `arrive` is called when the one before it goes. */
export interface Visit {
  readonly match: PageMatch;
  readonly arrive: () => void;
  /** Set where the page is there and stays: only its version is changed under it. */
  readonly keepPlace?: KeepPlace;
}

export const noop = () => undefined;

export function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}
