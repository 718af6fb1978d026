/**
 * What remotes keep for a time without network was for whoever was signed in (docs/domain/screens.md#without-network).
 * A browser that forbids the store has nothing in it.
 */
export const forgetOffline = () => globalThis.caches?.delete('firn-offline').catch(() => false);
