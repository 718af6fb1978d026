/** Kinds of houses in which events sleep (docs/domain/accommodations.md). */
export const ACCOMMODATION_KINDS = ['hut', 'hotel', 'camp', 'private'] as const;
export type AccommodationKind = (typeof ACCOMMODATION_KINDS)[number];

/** How a house wants to be asked for beds. */
export const ASKING_WAYS = ['mail', 'phone', 'web'] as const;
export type AskingWay = (typeof ASKING_WAYS)[number];

/** A reservation has to be confirmed this many days before the event. */
export const CONFIRMED_BEFORE_DAYS = 42;

/** The day on which beds are given back for free is told this many days ahead. */
export const RELEASE_LEAD_DAYS = 7;
