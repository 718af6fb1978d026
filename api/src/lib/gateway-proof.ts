import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './seal.ts';

/** `NONCE.HMAC`, as a gateway sends it (delivery/src/gateway/access/gateway-proof.ts). */
const PROOF = /^([\w-]{16,64})\.([\w-]{43})$/;

/** HMAC-SHA256 over the purpose, the gateway's number and what it says; nothing is said where it only shows the secret. */
function isSignedBy(secret: string, purpose: string, said: string, given: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(`${purpose}:${said}`).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether the caller has one of the secrets; null where it does not claim to. */
export function isProven(
  secrets: Secrets,
  proof: string | readonly string[] | undefined,
  { purpose, said }: { readonly purpose: string; readonly said?: string },
): boolean | null {
  const [, nonce, signature] = PROOF.exec(String(proof ?? '')) ?? [];
  if (nonce === undefined || signature === undefined) return null;
  const text = said === undefined ? nonce : `${nonce}:${said}`;
  const given = Buffer.from(signature, 'base64url');
  return secrets.some((secret) => isSignedBy(secret, purpose, text, given));
}
