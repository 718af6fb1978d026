const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long documents are kept (docs/domain/documents.md#terms). */
const UNSTORED_MS = HOUR_MS;
const UNUSED_MS = DAY_MS;
const SENT_MS = 365 * DAY_MS;
/** OR article 958f. */
const BOOKED_YEARS = 10;
/** A request that has just found a document has made it its own by then. */
const GRACE_MS = HOUR_MS;
const ADDRESS_MS = HOUR_MS;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Of a row whose file is on its way. */
export const endOfUnstored = (now: Date): Date => after(now, UNSTORED_MS);
/** Of a file that nothing carries yet. */
export const endOfUnused = (now: Date): Date => after(now, UNUSED_MS);
export const endOfSent = (now: Date): Date => after(now, SENT_MS);
/** Ends ten years after the year in which a receipt was handed in, whatever the place. */
export const endOfBooked = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() + BOOKED_YEARS + 1, 0, 2));
export const endOfAddress = (now: Date): Date => after(now, ADDRESS_MS);

/** What expired before this is deleted now. */
export const deletedBefore = (now: Date): Date => after(now, -GRACE_MS);
