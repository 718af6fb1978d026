import type { FastifySchema } from 'fastify';
import { type TProperties, Type } from 'typebox';

const PARAMETER = /:(\w+)/g;
const parametersOf = (url: string): string[] => [...url.matchAll(PARAMETER)].map(([, name = '']) => name);

interface Described {
  readonly url: string;
  readonly schema: FastifySchema;
}

/** The same schema with the parameters under the names that they have at another address of this shape. */
function renamed(schema: FastifySchema, from: readonly string[], to: readonly string[]): FastifySchema {
  const { properties = {} } = (schema.params ?? {}) as { readonly properties?: TProperties };
  const entries = Object.entries(properties).map(([name, value]) => [to[from.indexOf(name)] ?? name, value]);
  return { ...schema, params: Type.Object(Object.fromEntries(entries)) };
}

const shapeOf = (url: string): string => url.replace(PARAMETER, ':');

/** The address that stands for each shape: one that takes an id where there is one, else the first. */
function namesOf(urls: readonly string[]): ReadonlyMap<string, string> {
  const byId = urls.toSorted((a, b) => Number(b.endsWith(':id')) - Number(a.endsWith(':id')));
  return new Map(byId.toReversed().map((url) => [shapeOf(url), url]));
}

/**
 * For OpenAPI a path is its shape, and two that differ by a parameter's name alone are one.
 * @param routes May grow until the first path is asked for.
 */
export function pathsByShape(routes: readonly { readonly url: string }[]) {
  let names: ReadonlyMap<string, string> | null = null;
  return ({ url, schema }: Described): Described => {
    names ??= namesOf(routes.map((route) => route.url));
    const name = names.get(shapeOf(url)) ?? url;
    return name === url
      ? { url, schema }
      : { url: name, schema: renamed(schema, parametersOf(url), parametersOf(name)) };
  };
}
