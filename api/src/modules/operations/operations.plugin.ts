import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { Problem } from '../../lib/problem.ts';

const Status = Type.Object({ status: Type.String() });
const read = { method: 'GET', response: { 200: Status } } as const;

function healthRoutes(app: FastifyInstance, db: Db): void {
  defineRoute(app, {
    ...read,
    url: '/api/healthz',
    summary: 'Ob der Prozess lebt',
    access: 'health.read',
    errors: [],
    handler: async () => ({ status: 'ok' }),
  });
  defineRoute(app, {
    ...read,
    url: '/api/readyz',
    summary: 'Ob die Datenbank antwortet',
    access: 'health.read',
    errors: [503],
    async handler() {
      try {
        await db.execute(sql`select 1`);
      } catch (cause) {
        throw new Problem(503, 'Die Datenbank antwortet nicht.', { cause });
      }
      return { status: 'ok' };
    },
  });
}

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
    healthRoutes(app, db);
    defineRoute(app, {
      method: 'GET',
      url: '/api/metrics',
      summary: 'Messwerte für Prometheus',
      access: 'loopback',
      produces: ['text/plain'],
      response: { 200: Type.String() },
      errors: [404],
      handler: async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
    });
  },
  { name: 'operations', dependencies: ['access'] },
);
