import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { openDatabase } from '@firn/api/db';
import { code, page, table } from './markdown.ts';

interface Operation {
  readonly summary?: string;
  readonly 'x-access': string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The part of `GET /api/docs.json` that shown. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Never connected to: routes describe themselves without a query. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

/** The document of the API as it stands in the sources, without a server. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const secret = 'only-so-that-the-settings-are-complete';
  const config = readConfig({ DATABASE_URL: NO_DATABASE, FIRN_SECRET: secret, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config);
  const app = await buildApp({ db: database.db, config, clock: () => new Date() });
  try {
    return (await app.inject('/api/docs.json')).json();
  } finally {
    await app.close();
    await database.close();
  }
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
