import { isIPv6 } from 'node:net';

/** IPv4 written as IPv6, as a listener of both writes it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [split(head), split(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Whom an address stands for where requests are counted: an IPv4 address for itself, an IPv6 one for its /64, since
 * every household and every rented server gets at least that many addresses.
 */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}
