import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '../../db/client.ts';
import { asWork } from '../../db/work.ts';
import { pingDatabase } from './operations.repository.ts';
import { operationsRoutes } from './operations.routes.ts';
import { readiness } from './readiness.ts';

/** Liveness, readiness and Prometheus (loopback only). Register it before the modules it measures. */
export const operations = fp(
  async (app: FastifyInstance, { db }: { readonly db: Db }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'firn_api_request_duration_seconds',
      help: 'Duration of requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });
    const checkDatabase = readiness(() => asWork({ kind: 'health' }, () => pingDatabase(db)));
    operationsRoutes(app, { registry, checkDatabase });
  },
  { name: 'operations', dependencies: ['access'] },
);
