/** Enough for a family, and no address book (docs/domain/accounts.md#family). */
export const MAXIMUM_FAMILY_MEMBERS = 10;
