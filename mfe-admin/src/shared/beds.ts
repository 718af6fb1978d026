import type { EventAccommodationResponse } from '@firn/shared-contracts/api';

/** The beds that a reservation stands for: as many as were asked for, and at least one for each person. */
export const bedsOf = ({
  numberOfBeds,
  needed,
}: Pick<EventAccommodationResponse, 'numberOfBeds' | 'needed'>): number =>
  Math.max(numberOfBeds ?? 0, needed.persons);
