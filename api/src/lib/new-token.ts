import { randomBytes } from 'node:crypto';

/** 32 random bytes, for a cookie, a Bearer token or a link (docs/domain/accounts.md#tokens). */
export const newToken = (): string => randomBytes(32).toString('base64url');
