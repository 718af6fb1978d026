import { code, page, table } from './markdown.ts';

interface Operation {
  readonly summary?: string;
  readonly 'x-access': string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The part of `GET /api/docs.json` that is shown. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const PAGING = ['page', 'itemsPerPage', 'pagination'];

/** `guides[]` repeats `guides`, and paging is the same everywhere. */
function filtersOf({ parameters = [] }: Operation): string {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const shown = names.filter((name) => !PAGING.includes(name) && !name.endsWith('[]'));
  return [...shown.map(code), ...(names.includes('page') ? ['paging'] : [])].join(' ');
}

function row(path: string, method: string, operation: Operation): string[] {
  const statuses = Object.keys(operation.responses);
  const isError = (status: string) => Number(status) >= 400;
  return [
    `${method.toUpperCase()} ${code(path)}`,
    operation.summary ?? '',
    operation['x-access'],
    filtersOf(operation),
    statuses.filter((status) => !isError(status)).join(', '),
    statuses.filter(isError).join(', '),
  ];
}

/** docs/reference/api.md. */
export function apiPage({ paths }: OpenApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const room = (path: string) => path.split('/')[2] ?? '';
  const rooms = Map.groupBy(routes, ({ path }) => room(path));
  const head = ['route', 'purpose', 'access', 'filters', 'answers', 'errors'];
  const sections = [...rooms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => {
      const rows = each.map(({ path, method, operation }) => row(path, method, operation));
      return `## ${name || 'entrypoint'}\n\n${table(head, rows)}`;
    });
  return page('API', 'the routes', [
    'Beside the errors it names, a route can answer 401, 403, 406, 415, 500 and 503. What the filters mean: [queries.md](../domain/queries.md); how all of it is written: [wire-format.md](../wire-format.md).',
    ...sections,
  ]);
}
