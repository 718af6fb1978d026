const DAY_MS = 86_400_000;

/** docs/domain/accounts.md#change-of-the-address */
export const CODE_GOOD_MS = DAY_MS;
export const UNDO_GOOD_MS = 7 * DAY_MS;
/** After this neither link of a change is good, however late it was confirmed. */
export const CHANGE_KEPT_MS = CODE_GOOD_MS + UNDO_GOOD_MS;
