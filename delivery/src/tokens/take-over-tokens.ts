import type { TokenStore } from './token-store.ts';

/**
 * Moves every token from one store to another that ignores ids it ever had. So it may be interrupted anywhere and
 * repeated, even by several gateways at once, and a token revoked in between stays revoked.
 */
export async function takeOverTokens(from: TokenStore, into: TokenStore): Promise<void> {
  for (const token of await from.list()) {
    await into.add(token);
    await from.revoke({ id: token.id });
  }
}
