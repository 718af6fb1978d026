import { AUDIENCES, FIELD_MATRIX, PERMISSION_MATRIX } from '@firn/api/permissions';
import { code, page, table } from './markdown.ts';

/** A cell as it stands in the code; an asterisk alone would be Markdown. */
const cellsOf = (cells: string): string[] => cells.split(' ').map((cell) => cell.replace('*', '\\*'));

function section(resource: string, operations: Readonly<Record<string, string>>): string {
  const rows = Object.entries(operations).map(([name, cells]) => [
    code(`${resource}.${name}`),
    ...cellsOf(cells),
  ]);
  return `## ${resource}\n\n${table(['permission', ...AUDIENCES], rows)}`;
}

function fieldRows(): string[][] {
  return Object.entries(FIELD_MATRIX).flatMap(([resource, fields]) =>
    Object.entries(fields).map(([name, { cells }]) => [code(`${resource}.${name}`), ...cellsOf(cells)]),
  );
}

/** docs/reference/permissions.md. */
export function permissionsPage(): string {
  return page('Permissions', '`api/src/access`', [
    `How far a caller reaches: ${code('-')} not at all, ${code('P')} what is public, ${code('o')} also their own, ${code('e')} also what belongs to their events, ${code('*')} everything. The rules behind it: [permissions.md](../domain/permissions.md).`,
    ...Object.entries(PERMISSION_MATRIX).map(([resource, operations]) => section(resource, operations)),
    `## Fields\n\nWho sees a field that not every reader of its resource sees.\n\n${table(['field', ...AUDIENCES], fieldRows())}`,
  ]);
}
