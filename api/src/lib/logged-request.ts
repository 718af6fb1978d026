import type { FastifyRequest } from 'fastify';

/** Query parameters that open something to whoever reads them, in any spelling: what is refused is logged, too. */
const SECRET = /^token\b/i;

/** The secret in the address of a calendar feed (docs/domain/events.md#calendar-feed). */
const FEED = /(\/guide-feeds\/)[^/?]+/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** In any spelling that the router understands. */
function withoutFeed(address: string): string {
  const [path = '', ...query] = address.split('?');
  const plain = decoded(path);
  return FEED.test(plain) ? [plain.replace(FEED, '$1[redacted]'), ...query].join('?') : address;
}

function withoutSecrets(address: string): string {
  const url = withoutFeed(address);
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const found = [...new Set(parameters.keys())].filter((name) => SECRET.test(name));
  if (found.length === 0) return url;
  for (const name of found) parameters.set(name, '[redacted]');
  return `${path}?${parameters}`;
}

/** What the log contains of a request: its address without secrets, and who asks. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
});
