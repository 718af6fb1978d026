import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isProven } from '../lib/gateway-proof.ts';
import type { Secrets } from '../lib/seal.ts';

const READINESS = '/api/readyz';

/**
 * Tells a gateway, in the answer to its look at the readiness, whether the two have the same `FIRN_SECRET`. Neither says
 * it: the gateway signs a number of its own, and the API says whether it would have signed likewise.
 */
export const sameSecret = fp(
  async (app: FastifyInstance, { secrets }: { readonly secrets: Secrets }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== READINESS) return;
      const isSame = isProven(secrets, request.headers['firn-same-secret'], { purpose: 'same-secret' });
      if (isSame !== null) reply.header('firn-same-secret', isSame ? 'yes' : 'no');
    });
  },
  { name: 'same-secret' },
);
