import { randomBytes } from 'node:crypto';
import { createSigner } from '../../shared/signer.ts';

/** Both ways: the proof of the gateway, and what the API says of it. */
export const SAME_SECRET = 'firn-same-secret';

export type ProveSecret = () => string;

/**
 * `NONCE.HMAC`: shows an API that has the same secret that this gateway has it, and nobody what it is
 * (api/src/plugins/same-secret.plugin.ts).
 */
export function createSecretProof(secret: string): ProveSecret {
  const { sign } = createSigner([secret], 'same-secret');
  return () => {
    const nonce = randomBytes(16).toString('base64url');
    return `${nonce}.${sign(nonce)}`;
  };
}
