/** The current time. Passed in everywhere, so that rules and tests decide what «now» is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
