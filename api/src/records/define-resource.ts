import type { FastifyInstance } from 'fastify';
import { historyRoute, readRoutes } from './read-routes.ts';
import type { AnyDefinition, ResourceDefinition, ResourceDeps } from './resource-definition.ts';
import { createRoute, patchRoute, removeRoute, transitionRoute } from './write-routes.ts';

/**
 * Adds every route of a resource: list, item and, if it is writable, create, patch, remove, transitions and history.
 */
export function defineResource<R extends object, Item extends { readonly '@id': string }>(
  app: FastifyInstance,
  deps: ResourceDeps,
  definition: ResourceDefinition<R, Item>,
): void {
  const known = definition as unknown as AnyDefinition;
  readRoutes(app, deps, known);
  createRoute(app, deps, known);
  patchRoute(app, deps, known);
  removeRoute(app, deps, known);
  transitionRoute(app, deps, known);
  historyRoute(app, deps, known);
}
