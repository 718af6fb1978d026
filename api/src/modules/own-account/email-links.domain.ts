const DAY_MS = 86_400_000;

/** docs/domain/accounts.md#change-of-the-address */
export const CODE_GOOD_MS = DAY_MS;
export const UNDO_GOOD_MS = 7 * DAY_MS;
/** A factor of so long before a change may be the thief's, too: somebody in an account prepares before taking it. */
export const FACTORS_DOUBTED_MS = 7 * DAY_MS;
/** A link is over that long after what it counts from. */
export const isOver = (since: Date, goodMs: number, now: Date): boolean =>
  since.getTime() + goodMs <= now.getTime();

/** After this neither link of a change is good, however late it was confirmed. */
export const CHANGE_KEPT_MS = CODE_GOOD_MS + UNDO_GOOD_MS;
