import { daysBetween, zurichDate } from './zurich.ts';

/** Days before the start, from which on a guide who has accepted talks to the office (docs/domain/events.md#guides). */
export const LATEST_DECLINE_DAYS = 14;

/** Whether a guide still takes an acceptance back alone. */
export const mayDecline = (start: Date, now: Date): boolean =>
  daysBetween(zurichDate(now), zurichDate(start)) >= LATEST_DECLINE_DAYS;

/** So long a guide takes back an own no, in ms: the page offers it for half of it (docs/domain/events.md#guides). */
export const UNDO_DECLINE_MS = 60_000;
