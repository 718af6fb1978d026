import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { notFound } from '../../lib/problem.ts';
import { type DescribedRoute, resourcesOf } from './described-routes.ts';
import { documentationPage } from './documentation-page.ts';
import { apiDocumentation, contextOf, entrypoint } from './hydra-documentation.ts';

const NameParams = Type.Object({ name: Type.String() });
const read = { method: 'GET', access: 'documentation.read', errors: [] as number[] } as const;

function hydraRoutes(app: FastifyInstance, routes: readonly DescribedRoute[]): void {
  defineRoute(app, {
    ...read,
    url: '/api',
    summary: 'Einstieg: die Adressen der Listen',
    response: { 200: Type.Object({}) },
    handler: async () => entrypoint(resourcesOf(routes)),
  });
  defineRoute(app, {
    ...read,
    url: '/api/docs.jsonld',
    summary: 'Beschreibung als Hydra',
    response: { 200: Type.Object({}) },
    handler: async (request) => apiDocumentation(resourcesOf(routes), request.publicOrigin),
  });
  defineRoute(app, {
    ...read,
    url: '/api/contexts/:name',
    summary: 'Kontext von JSON-LD',
    params: NameParams,
    errors: [404],
    response: { 200: Type.Object({}) },
    async handler(request) {
      const context = contextOf(request.params.name, resourcesOf(routes), request.publicOrigin);
      if (!context) throw notFound();
      return context;
    },
  });
}

function readableRoutes(app: FastifyInstance, routes: readonly DescribedRoute[]): void {
  defineRoute(app, {
    ...read,
    url: '/api/docs.json',
    summary: 'Beschreibung als OpenAPI 3.1',
    produces: ['application/json'],
    response: { 200: Type.Object({}) },
    handler: async () => app.swagger(),
  });
  defineRoute(app, {
    ...read,
    url: '/api/docs',
    summary: 'Diese Beschreibung',
    produces: ['text/html'],
    response: { 200: Type.String() },
    handler: async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(documentationPage(routes)),
  });
}

/** `routes` is read at each request: modules that are registered later are described, too. */
export function documentationRoutes(app: FastifyInstance, routes: readonly DescribedRoute[]): void {
  hydraRoutes(app, routes);
  readableRoutes(app, routes);
}
