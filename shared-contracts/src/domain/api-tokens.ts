/** Scopes say what a token of a program opens (docs/domain/api-tokens.md#scopes). */
export const API_TOKEN_SCOPES = ['catalogue', 'bookings.read', 'bookings.write', 'octo'] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** Days for which a token is good unless its maker says otherwise, and at most (docs/domain/api-tokens.md#making). */
export const API_TOKEN_DAYS = { usual: 90, most: 365 } as const;
