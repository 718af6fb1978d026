import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { Filter } from '../../lib/hydra.ts';

/** What the documentation needs to know about a route. */
export interface DescribedRoute {
  readonly method: string;
  readonly url: string;
  readonly summary: string;
  readonly filters: readonly Filter[];
  readonly body: TSchema | null;
  readonly success: TSchema | null;
}

/** A resource of the API: what `GET /api/{collection}` lists. */
export interface Resource {
  /** Such as `Offer`. */
  readonly name: string;
  /** Such as `/api/offers`. */
  readonly path: string;
  readonly schema: TSchema;
  readonly operations: readonly DescribedRoute[];
}

const COLLECTION = /^\/api\/[a-z_-]+$/;
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** Collects every route that is added after this call. */
export function collectRoutes(app: FastifyInstance): DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    const responses = (schema?.response ?? {}) as Record<string, TSchema>;
    for (const each of [method].flat().filter((name) => METHODS.includes(name))) {
      routes.push({
        method: each,
        url,
        summary: String(schema?.summary ?? url),
        filters: config?.filters ?? [],
        body: (schema?.body as TSchema | undefined) ?? null,
        success: responses['200'] ?? responses['201'] ?? null,
      });
    }
  });
  return routes;
}

interface ListSchema {
  readonly $id?: string;
  readonly properties?: { readonly 'hydra:member'?: { readonly items: TSchema } };
}

/** What a list holds. */
function memberOf(list: TSchema | null): TSchema | null {
  const { properties } = (list ?? {}) as ListSchema;
  return properties?.['hydra:member']?.items ?? null;
}

const idOf = (schema: TSchema): string | null => (schema as ListSchema).$id ?? null;

/** PATCH stands before PUT: API Platform's admin edits by the first of them (docs/wire-format.md#operations). */
const byMethod = (a: DescribedRoute, b: DescribedRoute): number =>
  METHODS.indexOf(a.method) - METHODS.indexOf(b.method);

export function resourcesOf(routes: readonly DescribedRoute[]): Resource[] {
  const lists = routes.filter(({ method, url }) => method === 'GET' && COLLECTION.test(url));
  return lists.flatMap(({ url, success }) => {
    const schema = memberOf(success);
    const name = schema && idOf(schema);
    if (!name) return [];
    const operations = routes.filter((route) => route.url === url || route.url === `${url}/:id`);
    return [{ name, path: url, schema, operations: operations.toSorted(byMethod) }];
  });
}

export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
