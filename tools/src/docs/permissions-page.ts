import {
  AUDIENCES,
  FIELD_MATRIX,
  FIELD_WRITE_MATRIX,
  PERMISSION_MATRIX,
  TOKEN_MATRIX,
} from '@firn/api/permissions';
import type { GuardedRoute } from './described-api.ts';
import { code, page, table } from './markdown.ts';

/** A cell as it stands in the code; an asterisk alone would be Markdown. */
const cellsOf = (cells: string): string[] => cells.split(' ').map((cell) => cell.replace('*', '\\*'));

function section(
  resource: string,
  operations: Readonly<Record<string, string>>,
  routes: readonly GuardedRoute[],
): string {
  const rows = Object.entries(operations).map(([name, cells]) => {
    const guarded = routes.filter(({ permission }) => permission === `${resource}.${name}`);
    const names = guarded.map((route) => code(route.name)).toSorted();
    return [code(`${resource}.${name}`), ...cellsOf(cells), names.join(', ')];
  });
  return `## ${resource}\n\n${table(['permission', ...AUDIENCES, 'routes'], rows)}`;
}

function fieldRows(): string[][] {
  return Object.entries(FIELD_MATRIX).flatMap(([resource, fields]) =>
    Object.entries(fields).map(([name, { cells, hidden }]) => [
      code(`${resource}.${name}`),
      ...cellsOf(cells),
      code(JSON.stringify(hidden)),
    ]),
  );
}

function writeRows(): string[][] {
  return Object.entries(FIELD_WRITE_MATRIX).flatMap(([permission, fields]) =>
    Object.entries(fields).map(([name, cells]) => [
      code(permission),
      name === '*' ? 'every other' : code(name),
      ...cellsOf(cells),
    ]),
  );
}

const tokenRows = (): string[][] =>
  Object.entries(TOKEN_MATRIX).map(([permission, opening]) => {
    const [scope = '', ...cells] = opening.split(' ');
    return [code(scope), code(permission), ...cellsOf(cells.join(' '))];
  });

/** docs/reference/permissions.md. */
export function permissionsPage(routes: readonly GuardedRoute[]): string {
  return page('Permissions', '`api/src/access` and the routes', [
    `How far a caller reaches: ${code('-')} not at all, ${code('P')} what is public, ${code('o')} also their own, ${code('e')} also what belongs to their events, ${code('*')} everything. The rules behind it: [permissions.md](../domain/permissions.md).`,
    ...Object.entries(PERMISSION_MATRIX).map(([resource, operations]) =>
      section(resource, operations, routes),
    ),
    `## Tokens\n\nWhat the [scopes](../domain/api-tokens.md#scopes) of a token open, and how far. Every other permission is closed to tokens.\n\n${table(['scope', 'permission', 'reach'], tokenRows())}`,
    `## Fields\n\nWho sees a field that not every reader of its resource sees, and what the others read.\n\n${table(['field', ...AUDIENCES, 'others read'], fieldRows())}`,
    `## Fields to write\n\nWho writes a field that not everybody writes who has the permission. A field that is not theirs is refused by name with 403.\n\n${table(['permission', 'field', ...AUDIENCES], writeRows())}`,
  ]);
}
