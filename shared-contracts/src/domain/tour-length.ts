/** Calendar days that a tour takes at most, the first one included (docs/domain/offers.md#fields). */
export const LONGEST_TOUR_DAYS = 60;
