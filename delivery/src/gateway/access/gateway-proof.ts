import { randomBytes } from 'node:crypto';
import { createSigner } from '../../shared/signer.ts';

/** Shows the API that a call comes from a gateway with its secret. */
export const GATEWAY_PROOF = 'firn-gateway-proof';

/** `NONCE.HMAC` over what is said to a path, so that nothing else can be said with it (api/src/lib/gateway-proof.ts). */
export function createGatewayProof(secret: string, path: string): (said: string) => string {
  const { sign } = createSigner([secret], path);
  return (said) => {
    const nonce = randomBytes(16).toString('base64url');
    return `${nonce}.${sign(`${nonce}:${said}`)}`;
  };
}
