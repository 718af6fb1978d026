import ipaddr from 'ipaddr.js';

/** Holds all that is given out of IPv6 for the public network; the library takes what it has no name for as public. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether Firn may call an address: only one of the public network, so that what somebody types does not reach the
 * company's own (docs/domain/webhooks.md#addresses).
 */
export function isCallable(
  address: string,
  { allowsLoopback }: { readonly allowsLoopback: boolean },
): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return allowsLoopback;
  if (range !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
