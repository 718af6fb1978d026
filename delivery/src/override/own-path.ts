/** Path and query of an address of this origin; `/` for anything else, so that nobody is redirected to another site. */
export function ownPath(address: string | undefined, origin: string): string {
  if (!address || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  // A browser would read a host from a path that begins with two slashes.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search : '/';
}
