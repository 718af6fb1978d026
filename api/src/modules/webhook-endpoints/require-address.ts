import { isIP } from 'node:net';
import { isCallable } from './public-address.ts';
import { wrongAddress } from './webhook-endpoints.errors.ts';

/** @throws 422 at `url` for an address that is never called (docs/domain/webhooks.md#addresses). */
export function requireAddress(text: string, rule: { readonly allowsLoopback: boolean }): void {
  const url = URL.parse(text);
  if (!url) throw wrongAddress('Das ist keine gültige Adresse.');
  if (url.protocol !== 'https:' && !rule.allowsLoopback)
    throw wrongAddress('Die Adresse beginnt mit «https://».');
  if (url.username || url.password || url.hash)
    throw wrongAddress('Die Adresse hat weder Benutzernamen noch Passwort noch «#».');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isCallable(host, rule))
    throw wrongAddress('Diese Adresse führt in ein Netz, das nicht öffentlich ist.');
}
