import type { RouteOptions } from 'fastify';
import { PERMISSION_MATRIX } from '../src/access/permission-matrix.ts';

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
