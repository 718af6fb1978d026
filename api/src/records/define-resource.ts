import type { FastifyInstance } from 'fastify';
import { historyRoute, readRoutes } from './read-routes.ts';
import type {
  AnyDefinition,
  AnyWritable,
  ResourceDefinition,
  ResourceDeps,
  WritableDefinition,
} from './resource-definition.ts';
import { createRoute, patchRoute, removeRoute, transitionRoute } from './write-routes.ts';

/** Adds the writes of a resource whose lists and items are read in a way of their own. */
export function defineWrites<R extends object, Item extends { readonly '@id': string }>(
  app: FastifyInstance,
  deps: ResourceDeps,
  definition: WritableDefinition<R, Item>,
): void {
  const known = definition as unknown as AnyWritable;
  createRoute(app, deps, known);
  patchRoute(app, deps, known);
  removeRoute(app, deps, known);
  transitionRoute(app, deps, known);
  historyRoute(app, deps, known);
}

/**
 * Adds every route of a resource: list, item and, if it is writable, create, patch, remove, transitions and history.
 */
export function defineResource<R extends object, Item extends { readonly '@id': string }>(
  app: FastifyInstance,
  deps: ResourceDeps,
  definition: ResourceDefinition<R, Item>,
): void {
  readRoutes(app, deps, definition as unknown as AnyDefinition);
  defineWrites(app, deps, definition);
}
