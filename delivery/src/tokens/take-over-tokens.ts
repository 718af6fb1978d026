import type { TokenStore } from './token-store.ts';

/**
 * Moves every token from one store to another that passes over ids it ever had. So it may break off anywhere and be
 * done again, by several gateways at once too, and a token that was revoked in between stays revoked.
 */
export async function takeOverTokens(from: TokenStore, into: TokenStore): Promise<void> {
  for (const token of await from.list()) {
    await into.add(token);
    await from.revoke({ id: token.id });
  }
}
