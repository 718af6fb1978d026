import { type TSchema, Type } from 'typebox';
import type { Page } from './pagination.ts';
import { type Projection, project, readProjection } from './projection.ts';
import type { Query } from './query.ts';

/** A query parameter of a list, as `hydra:search` and OpenAPI describe it. */
export interface Filter {
  /** Such as `title`, `order[start]` or `guides[]`. */
  readonly variable: string;
  /** Field of the resource it filters or sorts by; null for others. */
  readonly property: string | null;
}

export const filters = (variables: Readonly<Record<string, string | null>>): Filter[] =>
  Object.entries(variables).map(([variable, property]) => ({ variable, property }));

/** The parts of a request that determine a collection's answer. */
export interface ListRequest {
  readonly url: string;
  readonly query: unknown;
}

function pageLink(url: string, page: number): string {
  const [path = '', search = ''] = url.split('?');
  const rest = search
    .split('&')
    .filter((pair) => pair && !/^page=/.test(pair) && !pair.startsWith('_switch_user='));
  return `${path}?${[...rest, `page=${page}`].join('&')}`;
}

function viewOf(url: string, page: Page, total: number): Record<string, unknown> {
  const last = page.size === 0 ? 1 : Math.max(1, Math.ceil(total / page.size));
  return {
    '@id': page.paged ? pageLink(url, page.page) : url,
    '@type': 'hydra:PartialCollectionView',
    ...(page.paged && {
      'hydra:first': pageLink(url, 1),
      'hydra:last': pageLink(url, last),
      ...(page.page > 1 && { 'hydra:previous': pageLink(url, Math.min(page.page - 1, last)) }),
      ...(page.page < last && { 'hydra:next': pageLink(url, page.page + 1) }),
    }),
  };
}

function searchOf(path: string, list: readonly Filter[]): Record<string, unknown> {
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${path}{?${list.map(({ variable }) => variable).join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': list.map(({ variable, property }) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property,
      required: false,
    })),
  };
}

/** A `hydra:Collection` (docs/wire-format.md#collections), its members narrowed by `properties`. */
export function collection(
  request: ListRequest,
  list: {
    readonly type: string;
    readonly items: readonly object[];
    readonly total: number;
    readonly page: Page;
    readonly filters: readonly Filter[];
  },
): Record<string, unknown> {
  const path = request.url.split('?')[0] ?? '';
  const projection = readProjection(request.query as Query);
  return {
    '@context': `/api/contexts/${list.type}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': list.total,
    totalItems: list.total,
    'hydra:member': list.items.map((entry) => project(entry, projection)),
    'hydra:view': viewOf(request.url, list.page, list.total),
    'hydra:search': searchOf(path, list.filters),
  };
}

/** An item with its `@context`, narrowed by `properties`. */
export function item(
  type: string,
  resource: object,
  projection: Projection | null = null,
): Record<string, unknown> {
  return { '@context': `/api/contexts/${type}`, ...(project(resource, projection) as object) };
}

/** Schema of a collection's answer, for `response` of a list route. */
export const collectionOf = (member: TSchema) =>
  Type.Object({
    '@context': Type.String(),
    '@id': Type.String(),
    '@type': Type.Literal('hydra:Collection'),
    'hydra:totalItems': Type.Integer({ minimum: 0 }),
    totalItems: Type.Integer({ minimum: 0 }),
    'hydra:member': Type.Array(member),
    'hydra:view': Type.Object({}, { additionalProperties: true }),
    'hydra:search': Type.Object({}, { additionalProperties: true }),
  });
