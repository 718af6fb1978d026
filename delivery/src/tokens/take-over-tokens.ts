import type { FolderTokenStore } from './folder-token-store.ts';
import type { TokenStore } from './token-store.ts';

/**
 * Moves every token from a folder to a store that ignores ids it ever had. So it may be interrupted anywhere and
 * repeated, even by several gateways at once, and a token revoked in between stays revoked.
 */
export async function takeOverTokens(from: FolderTokenStore, into: TokenStore): Promise<void> {
  for (const token of await from.list()) {
    await into.add(token);
    await from.forget(token.id);
  }
}
