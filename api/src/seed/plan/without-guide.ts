import { offerGuidesFrom } from './offer-guides.ts';
import type { PlannedEvent } from './planned-event.ts';

const HOW_MANY = 3;
/** Until when a guide takes back what they have accepted (docs/domain/events.md#guides). */
const FROM_DAYS = 15;
/** Within the weeks that the planning board shows. */
const TO_DAYS = 80;
const DAY = 86_400_000;

/**
 * Takes their guides from three coming events, the first one soon: the planning board and the list of guides
 * to find have something to do. Everybody who could stand in has said no. Guides of `kept` keep what they lead.
 */
export function leaveWithoutGuide(
  events: readonly PlannedEvent[],
  now: Date,
  kept: readonly string[],
): PlannedEvent[] {
  const possible = events.filter(({ start, state, spontaneous, guides, asked }) => {
    const days = (start.getTime() - now.getTime()) / DAY;
    const isPlanned = state === 'open' || state === 'prepared';
    const isKept = [...guides, ...asked].some((guide) => kept.includes(guide));
    return isPlanned && !spontaneous && !isKept && days >= FROM_DAYS && days <= TO_DAYS;
  });
  const chosen = new Set(
    Array.from(
      { length: HOW_MANY },
      (_, index) => possible[Math.floor((index / HOW_MANY) * possible.length)],
    ),
  );
  const left = events.map((event) => (chosen.has(event) ? { ...event, guides: [], asked: [] } : event));
  const guidesOf = offerGuidesFrom(left);
  return left.map((event, index) => {
    const before = events[index];
    if (!before || !chosen.has(before)) return event;
    const asked = [...before.guides, ...before.asked, ...before.declined];
    return { ...event, declined: [...new Set([...asked, ...guidesOf(event.offer.code)])] };
  });
}
