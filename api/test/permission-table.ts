import type { RouteOptions } from 'fastify';
import { FIELD_MATRIX } from '../src/access/field-matrix.ts';
import { AUDIENCES, PERMISSION_MATRIX } from '../src/access/permission-matrix.ts';

interface MatrixRow {
  readonly permission: string;
  /** One per audience. */
  readonly cells: readonly string[];
}

/** Every row of the permission matrix. */
export const MATRIX_ROWS: readonly MatrixRow[] = Object.entries(PERMISSION_MATRIX).flatMap(
  ([resource, operations]) =>
    Object.entries(operations).map(([operation, cells]) => ({
      permission: `${resource}.${operation}`,
      cells: cells.split(' '),
    })),
);

/** Method and address, as `GET /api/levels/:id`; without the HEAD routes that Fastify adds. */
export const namesOf = ({ method, url }: RouteOptions): string[] =>
  [method]
    .flat()
    .filter((each) => each !== 'HEAD')
    .map((each) => `${each} ${url}`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};

/** The part of docs/domain/permissions.md that is generated from the matrices and the routes. */
export function permissionTables(routes: readonly RouteOptions[]): string {
  const routesOf = (permission: string) =>
    routes
      .filter(({ config }) => config?.access === permission)
      .flatMap(namesOf)
      .map((name) => `\`${name}\``)
      .sort()
      .join(', ');
  const permissions = MATRIX_ROWS.map(({ permission, cells }) => [
    `\`${permission}\``,
    ...cells.map((cell) => (cell === '*' ? '\\*' : cell)),
    routesOf(permission) || '–',
  ]);
  const fields = Object.entries(FIELD_MATRIX).flatMap(([resource, rules]) =>
    Object.entries(rules).map(([field, { cells, hidden }]) => [
      `\`${resource}.${field}\``,
      ...cells.split(' ').map((cell: string) => (cell === '*' ? '\\*' : cell)),
      `\`${JSON.stringify(hidden)}\``,
    ]),
  );
  return [
    table(['permission', ...AUDIENCES, 'routes'], permissions),
    table(['field', ...AUDIENCES, 'others read'], fields),
  ].join('\n\n');
}
