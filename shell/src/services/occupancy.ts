import type { Reported } from './beacons.ts';

/** Which version held the region when; performance figures are attributed by it. */
export interface Occupancy {
  /** What the document was requested for: the remote of its page, or the shell. */
  readonly opener: Reported;
  /** The version shown at this time, in ms since the start of the document. */
  at(time: number): Reported;
  /** This version has taken the region over. */
  takeOver(release: Reported): void;
}

export function createOccupancy(first: Reported): Occupancy {
  let opener = first;
  let hasOpened = false;
  /** The current and the previous one: an interaction is reported soon after it began. */
  let occupants: readonly { readonly release: Reported; readonly since: number }[] = [];
  return {
    get opener() {
      return opener;
    },
    at: (time) => occupants.find(({ since }) => since <= time)?.release ?? opener,
    takeOver(release) {
      if (!hasOpened && release.remote === first.remote) opener = release;
      hasOpened = true;
      occupants = [{ release, since: performance.now() }, ...occupants].slice(0, 2);
    },
  };
}
