import type { Reported } from './beacons.ts';

/** Who held the region when; performance figures are attributed by it. */
export interface Tenancy {
  /** What the document was asked for: the remote of its page, or the shell. */
  readonly opener: Reported;
  /** Who was there at this time, ms since the start of the document. */
  at(time: number): Reported;
  /** This version has taken the region over. */
  takeOver(release: Reported): void;
}

export function createTenancy(first: Reported): Tenancy {
  let opener = first;
  let hasOpened = false;
  /** The present one and the one before: an interaction is reported soon after it began. */
  let tenants: readonly { readonly release: Reported; readonly since: number }[] = [];
  return {
    get opener() {
      return opener;
    },
    at: (time) => tenants.find(({ since }) => since <= time)?.release ?? opener,
    takeOver(release) {
      if (!hasOpened && release.remote === first.remote) opener = release;
      hasOpened = true;
      tenants = [{ release, since: performance.now() }, ...tenants].slice(0, 2);
    },
  };
}
