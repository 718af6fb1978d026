/** Kilometres, the mean of the radii. */
export const EARTH_RADIUS_KM = 6371;
