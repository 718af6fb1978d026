/** Addresses that a link of a block may lead to (docs/domain/content.md#blocks). */
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** The address, or null for one that would run something or lead off the site unseen. */
export function safeAddress(url: string): string | null {
  const address = url.trim();
  return SAFE.test(address) ? address : null;
}
