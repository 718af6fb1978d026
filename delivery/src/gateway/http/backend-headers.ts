import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a browser or our shell adds by itself: our cookies, a password of a proxy before us, the token against forged
 * requests. None of it is the team's.
 */
const OURS = ['cookie', 'authorization', 'proxy-authorization', 'x-csrf-token', 'expect', 'forwarded'];
/**
 * What an answer would do to the whole site: cookies, stored data, where scripts may come from, who may read it. The
 * answer is data, not a page.
 */
const OF_THE_SITE = [
  'set-cookie',
  'clear-site-data',
  'service-worker-allowed',
  'strict-transport-security',
  'content-security-policy',
  'content-security-policy-report-only',
  'report-to',
  'reporting-endpoints',
  'nel',
  'alt-svc',
  'link',
  'refresh',
  'www-authenticate',
];
/** A page of it that a browser opens nevertheless runs nothing and is of no origin. */
const AS_DATA = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

function without<T>(headers: Readonly<Record<string, T>>, isLeftOut: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name.toLowerCase())));
}

/** A request's headers as a team's back end gets them. */
export function toBackend(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, (name) => OURS.includes(name));
}

/** The headers of its answer as the browser gets them. */
export function fromBackend(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = without(
    headers,
    (name) => OF_THE_SITE.includes(name) || name.startsWith('access-control-') || name.startsWith('x-firn-'),
  );
  return { ...kept, ...AS_DATA };
}
