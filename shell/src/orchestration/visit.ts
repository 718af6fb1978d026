import type { PageMatch } from '@firn/shared-contracts/delivery';
import type { Place } from './place-keeper.ts';

export type KeepPlace = (host: HTMLElement) => Place;

/** A request to see a page; `arrive` is called when the previous one is removed. */
export interface Visit {
  readonly match: PageMatch;
  readonly arrive: () => void;
  /** Set when the page is already shown and stays: only its version is switched. */
  readonly keepPlace?: KeepPlace;
  /** Set when a person wants to see the page, now. */
  readonly isAsked?: boolean;
}

export const noop = () => undefined;

export function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}
