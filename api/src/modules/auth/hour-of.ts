const HOUR_MS = 3_600_000;

/** The hour of a use: coarse, so that a write an hour notes it, whatever is asked meanwhile. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
