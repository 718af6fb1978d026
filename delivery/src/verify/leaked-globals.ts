/** Numbered ones are frames, not variables. */
export const FRAME = /^\d+$/;

/** Runs in the page. */
export function readGlobals(): string[] {
  return Object.getOwnPropertyNames(window);
}

/** Global variables that exist after a release but not before it. */
export function leakedGlobals(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return after.filter((name) => !known.has(name) && !FRAME.test(name)).toSorted();
}
