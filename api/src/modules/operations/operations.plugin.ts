import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Histogram, type Registry } from 'prom-client';
import type { Db } from '../../db/client.ts';
import { readRevision } from '../../db/read-revision.ts';
import { asWork } from '../../db/work.ts';
import { pingDatabase } from './operations.repository.ts';
import { operationsRoutes } from './operations.routes.ts';
import { readiness } from './readiness.ts';

interface OperationsDeps {
  readonly db: Db;
  readonly metrics: Registry;
}

/** Liveness, readiness and Prometheus (loopback only). Register it before the modules it measures. */
export const operations = fp(
  async (app: FastifyInstance, { db, metrics }: OperationsDeps) => {
    const durations = new Histogram({
      name: 'firn_api_request_duration_seconds',
      help: 'Duration of requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers: [metrics],
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });
    const checkDatabase = readiness(() => asWork({ kind: 'health' }, () => pingDatabase(db)));
    operationsRoutes(app, { metrics, checkDatabase, revision: () => readRevision(db) });
  },
  { name: 'operations', dependencies: ['access'] },
);
