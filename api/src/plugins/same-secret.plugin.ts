import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const READINESS = '/api/readyz';
/** `NONCE.HMAC`, as a gateway sends it (delivery/src/gateway/api/same-secret.ts). */
const PROOF = /^([\w-]{16,64})\.([\w-]{43})$/;

function isProvenBy(secret: string, nonce: string, proof: string): boolean {
  const expected = createHmac('sha256', secret).update(`same-secret:${nonce}`).digest();
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Tells a gateway, in the answer to its look at the readiness, whether the two have the same `FIRN_SECRET`. Neither says
 * it: the gateway signs a number of its own, and the API says whether it would have signed likewise.
 */
export const sameSecret = fp(
  async (app: FastifyInstance, { secrets }: { readonly secrets: readonly string[] }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== READINESS) return;
      const [, nonce, proof] = PROOF.exec(String(request.headers['firn-same-secret'] ?? '')) ?? [];
      if (nonce === undefined || proof === undefined) return;
      const isSame = secrets.some((secret) => isProvenBy(secret, nonce, proof));
      reply.header('firn-same-secret', isSame ? 'yes' : 'no');
    });
  },
  { name: 'same-secret' },
);
