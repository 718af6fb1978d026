import { addDays, type LocalDate, zurichDate } from '../domain/zurich.ts';

/** Days after the end of its event on which people still write on a pinboard (docs/domain/bookings.md#pinboard). */
const PINBOARD_OPEN_DAYS = 14;
/** The last day on which somebody can write on the pinboard of an event that ends then. */
export const pinboardLastDay = (end: Date): LocalDate => addDays(zurichDate(end), PINBOARD_OPEN_DAYS);
export const isPinboardOpen = (end: Date, now: Date): boolean => zurichDate(now) <= pinboardLastDay(end);

/** The longest text of a post. */
export const LONGEST_PINBOARD_TEXT = 2000;

/** A post may offer or look for a lift to the meeting place. */
export const CAR_SHARING = ['offer', 'search'] as const;
export type CarSharing = (typeof CAR_SHARING)[number];
