/**
 * Where to go after logging in: the `weiter` path of the login address, if it stays on this origin and does not
 * lead back to the login, else where somebody starts (docs/domain/screens.md#after-logging-in).
 */
export function loginTarget(search: string, origin: string, start: string): string {
  const wanted = new URLSearchParams(search).get('weiter') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return start;
  const url = new URL(wanted, origin);
  const isOwn = url.origin === origin && !['/login', '/logout'].includes(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : start;
}
