import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { Problem } from '../../lib/problem.ts';

const Status = Type.Object({ status: Type.String() });
const read = { method: 'GET', response: { 200: Status } } as const;

export interface Probes {
  /** Rejects within a second when the database does not answer. */
  checkDatabase(): Promise<void>;
  /** docs/domain/queries.md#revision */
  revision(): Promise<string>;
  readonly metrics: Registry;
}

export function operationsRoutes(app: FastifyInstance, { checkDatabase, revision, metrics }: Probes): void {
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
        await checkDatabase();
      } catch (cause) {
        throw new Problem(503, 'Die Datenbank antwortet nicht.', { cause });
      }
      return { status: 'ok' };
    },
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/revision',
    summary: 'Welchen Stand der Daten liest, wer kein Login hat: Er ändert sich mit jeder Änderung',
    access: 'health.read',
    response: { 200: Type.Object({ revision: Type.String() }) },
    errors: [],
    handler: async () => ({ revision: await revision() }),
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/metrics',
    summary: 'Messwerte für Prometheus',
    access: 'loopback',
    produces: ['text/plain'],
    response: { 200: Type.String() },
    errors: [404],
    handler: async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()),
  });
}
