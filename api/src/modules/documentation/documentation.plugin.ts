import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectRoutes } from './described-routes.ts';
import { documentationRoutes } from './documentation.routes.ts';
import { openApiSchema, securitySchemes } from './open-api.ts';
import { pathsByShape } from './paths-by-shape.ts';

/** Hydra, OpenAPI and a readable page, all from the routes themselves. Register it before the modules. */
export const documentation = fp(
  async (app: FastifyInstance) => {
    const routes = collectRoutes(app);
    const byShape = pathsByShape(routes);
    await app.register(swagger, {
      openapi: { openapi: '3.1.0', info: { title: 'Firn', version: '1' }, components: { securitySchemes } },
      transform: ({ schema, url, route }) => byShape({ url, schema: openApiSchema(schema ?? {}, route) }),
    });
    documentationRoutes(app, routes);
  },
  { name: 'documentation', dependencies: ['access'] },
);
