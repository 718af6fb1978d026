import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { answerType } from '../../lib/media-types.ts';
import { notFound } from '../../lib/problem.ts';
import { type DescribedRoute, type Resource, resourcesOf } from './described-routes.ts';
import { documentationPage } from './documentation-page.ts';
import { apiDocumentation, contextOf, entrypoint } from './hydra-documentation.ts';
import { type KeptDocument, keptDocuments } from './kept-documents.ts';

/** Seconds; shorter than what anybody waits for after a new version. */
const FRESH_S = 60;
const NameParams = Type.Object({ name: Type.String() });
const read = { method: 'GET', access: 'documentation.read', errors: [] as number[] } as const;
const unchanged = { 304: null };

interface Documents {
  readonly kept: ReturnType<typeof keptDocuments>;
  readonly resources: () => readonly Resource[];
}

/** 304 for whoever has it already. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: KeptDocument,
): FastifyReply {
  reply.headers({ ...publicFor(FRESH_S), etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(answerType(request)).send(bytes);
}

function hydraRoutes(app: FastifyInstance, { kept, resources }: Documents): void {
  defineRoute(app, {
    ...read,
    url: '/api',
    summary: 'Einstieg: die Adressen der Listen',
    response: { 200: Type.Object({}) },
    handler: async () => entrypoint(resources()),
  });
  defineRoute(app, {
    ...read,
    url: '/api/docs.jsonld',
    summary: 'Beschreibung als Hydra',
    response: { 200: Type.Object({}), ...unchanged },
    async handler(request, reply) {
      const { publicOrigin } = request;
      const make = () => JSON.stringify(apiDocumentation(resources(), publicOrigin));
      return sendDocument(request, reply, kept(`docs.jsonld of ${publicOrigin}`, make));
    },
  });
  defineRoute(app, {
    ...read,
    url: '/api/contexts/:name',
    summary: 'Kontext von JSON-LD',
    params: NameParams,
    errors: [404],
    response: { 200: Type.Object({}) },
    async handler(request) {
      const context = contextOf(request.params.name, resources(), request.publicOrigin);
      if (!context) throw notFound();
      return context;
    },
  });
}

function readableRoutes(app: FastifyInstance, routes: readonly DescribedRoute[], { kept }: Documents): void {
  defineRoute(app, {
    ...read,
    url: '/api/docs.json',
    summary: 'Beschreibung als OpenAPI 3.1',
    produces: ['application/json'],
    response: { 200: Type.Object({}), ...unchanged },
    async handler(request, reply) {
      const { publicOrigin } = request;
      const make = () => JSON.stringify({ ...app.swagger(), servers: [{ url: publicOrigin }] });
      return sendDocument(request, reply, kept(`docs.json of ${publicOrigin}`, make));
    },
  });
  defineRoute(app, {
    ...read,
    url: '/api/docs',
    summary: 'Diese Beschreibung',
    produces: ['text/html'],
    response: { 200: Type.String(), ...unchanged },
    async handler(request, reply) {
      return sendDocument(
        request,
        reply,
        kept('docs', () => documentationPage(routes)),
      );
    },
  });
}

/** Documents are made by the first request: modules that are registered later are described, too. */
export function documentationRoutes(app: FastifyInstance, routes: readonly DescribedRoute[]): void {
  let found: readonly Resource[] | null = null;
  const resources = () => {
    found ??= resourcesOf(routes);
    return found;
  };
  const documents = { kept: keptDocuments(), resources };
  hydraRoutes(app, documents);
  readableRoutes(app, routes, documents);
}
