import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { beginWork, type Work } from '../db/work.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const workOf = ({ method, routeOptions }: FastifyRequest): Work =>
  READS.has(method) ? { kind: 'reads', route: routeOptions.url ?? 'unknown' } : { kind: 'writes' };

/** Whatever a request sends to the database is sent for it (`db/work.ts`). Register it before whoever asks the database. */
export const databaseWork = fp(
  async (app: FastifyInstance) => {
    const begin = (request: FastifyRequest, _reply: unknown, done: () => void) =>
      beginWork(workOf(request), () => done());
    app.addHook('onRequest', begin);
    // A body arrives by events of its socket, which know nothing of the request.
    app.addHook('preValidation', begin);
  },
  { name: 'database-work' },
);
