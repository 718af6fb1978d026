import type { FastifyRequest } from 'fastify';

/** Query parameters that open something to whoever reads them, in any spelling: what is refused is logged, too. */
const SECRET = /^token\b/i;

function withoutSecrets(url: string): string {
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
