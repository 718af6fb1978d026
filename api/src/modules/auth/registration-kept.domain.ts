/** So long a late confirmation can be asked for again (docs/domain/accounts.md#registration). */
export const REGISTRATION_KEPT_MS = 7 * 86_400_000;
