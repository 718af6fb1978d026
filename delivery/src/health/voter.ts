import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** The address gateways see for everybody behind an untrusted proxy on this machine. */
const UNTRUSTED_PROXY = 'untrusted proxy';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [split(head), split(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** The network of an address, IPv4 /24 or IPv6 /48; null for this machine. */
export function networkOf(address: string): string | null {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  if (plain === '::1' || plain.startsWith('127.')) return null;
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIP(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : plain;
}

/** Whom an address stands for where turns are given: an IPv4 address for itself, an IPv6 one for its /64. */
export function householdOf(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * Who votes with a page view: the network it was served to, so that somebody with one connection is one voter however
 * many pages they fetch. Null for this machine, where each page view is a voter of its own: the demo and tests.
 * Behind a proxy FIRN_TRUST_PROXY must be set, else all visitors are in the proxy's network: one voter.
 */
export function voterOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string | null {
  return networkOf(ip) ?? (headers['x-forwarded-for'] === undefined ? null : UNTRUSTED_PROXY);
}
