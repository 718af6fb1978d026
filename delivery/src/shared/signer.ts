import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts for one purpose, so that one kind of token can never pass as another. */
export interface Signer {
  /** HMAC-SHA256 in base64url. */
  sign(text: string): string;
  /** Compares in constant time. */
  isSigned(text: string, signature: string): boolean;
}

export function createSigner(secret: string, purpose: string): Signer {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
  return {
    sign,
    isSigned(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
