/**
 * How messages call this command: a script of the repository they are read in, which runs only what is installed there
 * (ADR 0022).
 */
export const FIRN = 'npm run firn --';
