import type { FastifyRequest } from 'fastify';

/**
 * Query parameters that open something to whoever reads them, in any spelling (what is refused is logged, too), and the
 * one that is somebody's address (docs/domain/permissions.md#impersonation). Others are when they hold one.
 */
const SECRET = /^(?:token|_switch_user)\b/i;

/**
 * Secrets that are part of an address: of a calendar feed (docs/domain/events.md#calendar-feed), and of the links of mails.
 * An id in their place opens nothing to who is not logged in.
 */
const SECRET_PART =
  /(\/(?:company-calendar|content_previews|feedback_requests|feedbacks|guide-feeds|invitations|newsletter_subscriptions|password-reset|private_offers|seat_option_links|waitlist_entries)\/)(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:$|\/))[^/?]+/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** In any spelling that the router understands. */
function withoutSecretPart(address: string): string {
  const [path = '', ...query] = address.split('?');
  const plain = decoded(path);
  return SECRET_PART.test(plain) ? [plain.replace(SECRET_PART, '$1[redacted]'), ...query].join('?') : address;
}

function withoutSecrets(address: string): string {
  const url = withoutSecretPart(address);
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const found = [...new Set(parameters.keys())].filter(
    (name) => SECRET.test(name) || parameters.getAll(name).some((value) => value.includes('@')),
  );
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
