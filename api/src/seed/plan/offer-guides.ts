import type { PlannedEvent } from './planned-event.ts';

const GUIDES_PER_OFFER = 3;

/** The guides of an offer: those that lead its events, at most three, in order of first appearance. */
export function offerGuidesFrom(events: readonly PlannedEvent[]): (offerCode: string) => string[] {
  return (offerCode) => {
    const leading = events
      .filter(({ offer }) => offer.code === offerCode)
      .flatMap(({ guides, asked }) => [...guides, ...asked]);
    return [...new Set(leading)].slice(0, GUIDES_PER_OFFER);
  };
}
