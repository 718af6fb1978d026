import { parse } from 'qs';
import { badRequest } from './problem.ts';

/** A query string parsed by the grammar of docs/wire-format.md#filter-grammar: `p=v`, `p[]=a`, `p[0]=a`, `p[key]=v`. */
export interface Query {
  readonly [name: string]: QueryNode | undefined;
}
export type QueryNode = string | Query | readonly QueryNode[];

export function parseQuery(text: string): Query {
  return parse(text, { depth: 4, arrayLimit: 200, parameterLimit: 400 }) as Query;
}

const isGroup = (node: QueryNode | undefined): node is Query =>
  typeof node === 'object' && !Array.isArray(node);

/** The node at a path such as `['start', 'after']`. */
function nodeAt(query: Query, path: readonly string[]): QueryNode | undefined {
  return path.reduce<QueryNode | undefined>((node, key) => (isGroup(node) ? node[key] : undefined), query);
}

const nameOf = ([first, ...rest]: readonly string[]) => `${first}${rest.map((key) => `[${key}]`).join('')}`;

/**
 * A single text; null when it is missing or blank.
 * @throws 400 when the parameter is a list or a group.
 */
export function readText(query: Query, ...path: [string, ...string[]]): string | null {
  const node = nodeAt(query, path);
  if (node === undefined) return null;
  if (typeof node !== 'string')
    throw badRequest(`Der Parameter «${nameOf(path)}» erwartet einen einzelnen Wert.`);
  return node.trim() || null;
}

/** All values of `p=v`, repeated `p=v`, `p[]=v` and `p[0]=v`; blank ones are left out. */
export function readList(query: Query, ...path: [string, ...string[]]): string[] {
  const node = nodeAt(query, path);
  const nodes = node === undefined ? [] : typeof node === 'string' ? [node] : Object.values(node);
  return nodes
    .map((value) => {
      if (typeof value !== 'string')
        throw badRequest(`Der Parameter «${nameOf(path)}» erwartet eine Liste von Werten.`);
      return value.trim();
    })
    .filter(Boolean);
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** @throws 400 unless the value is true, false, 1 or 0. */
export function readBoolean(query: Query, ...path: [string, ...string[]]): boolean | null {
  const text = readText(query, ...path);
  if (text === null) return null;
  const value = BOOLEANS[text.toLowerCase()];
  if (value === undefined) throw badRequest(`Der Parameter «${nameOf(path)}» erwartet true oder false.`);
  return value;
}

/** @throws 400 unless the value is a number. */
export function readNumber(query: Query, ...path: [string, ...string[]]): number | null {
  const text = readText(query, ...path);
  if (text === null) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw badRequest(`Der Parameter «${nameOf(path)}» erwartet eine Zahl.`);
  return value;
}

/** @throws 400 unless every value is one of `allowed`. */
export function readChoices<T extends string>(query: Query, allowed: readonly T[], name: string): T[] {
  return readList(query, name).map((value) => {
    const choice = allowed.find((candidate) => candidate === value);
    if (!choice) throw badRequest(`Der Parameter «${name}» kennt nur die Werte ${allowed.join(', ')}.`);
    return choice;
  });
}

/**
 * Sort order of `order[property]=asc|desc`, in the order given.
 * Unknown properties are ignored. @throws 400 for another direction.
 */
export function readOrder<T extends string>(
  query: Query,
  allowed: readonly T[],
): { readonly property: T; readonly descending: boolean }[] {
  const group = query.order;
  if (!isGroup(group)) return [];
  return Object.keys(group).flatMap((key) => {
    const property = allowed.find((candidate) => candidate === key);
    if (!property) return [];
    const direction = readText(query, 'order', key)?.toLowerCase() ?? 'asc';
    if (direction !== 'asc' && direction !== 'desc') {
      throw badRequest(`Der Parameter «order[${key}]» erwartet asc oder desc.`);
    }
    return [{ property, descending: direction === 'desc' }];
  });
}
