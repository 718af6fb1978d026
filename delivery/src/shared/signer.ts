import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts for one purpose, so that one kind of token can never pass as another. */
export interface Signer {
  /** HMAC-SHA256 in base64url. */
  sign(text: string): string;
  /** By one of the secrets. Compares in constant time. */
  isSigned(text: string, signature: string): boolean;
}

/** The first signs, each of them verifies (docs/how-to/run-in-production.md#another-secret). */
export type Secrets = readonly [string, ...string[]];

export function createSigner(secrets: Secrets, purpose: string): Signer {
  const signBy = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
  return {
    sign: (text) => signBy(secrets[0], text),
    isSigned(text, signature) {
      const given = Buffer.from(signature);
      return secrets.some((secret) => {
        const expected = Buffer.from(signBy(secret, text));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
