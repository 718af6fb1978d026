type Point = readonly [x: number, y: number];

/** A field sampled on the points of a regular grid, row by row. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Pixels between two points. */
  readonly cell: number;
}

/**
 * The outline of the area where the field is above 0, as SVG path data in pixels.
 * Marching squares; everything outside the grid counts as outside, so that every ring closes.
 */
export function outline({ columns, rows, cell }: Grid, field: Float32Array): string {
  const next: Segments = new Map();
  const sample = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : (field[row * columns + column] ?? -1);
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const code =
        (sample(column, row) > 0 ? 8 : 0) |
        (sample(column + 1, row) > 0 ? 4 : 0) |
        (sample(column + 1, row + 1) > 0 ? 2 : 0) |
        (sample(column, row + 1) > 0 ? 1 : 0);
      if (code !== 0 && code !== 15) traceCell(column, row, code, sample, next);
    }
  }
  return joinRings(next, cell);
}

type Segments = Map<string, { to: string; point: Point }>;
const crossing = (a: number, b: number) => Math.min(0.98, Math.max(0.02, a / (a - b)));

/** Adds the directed segments of one cell; the inside lies to the right of each. */
function traceCell(
  column: number,
  row: number,
  code: number,
  sample: (column: number, row: number) => number,
  next: Segments,
): void {
  const a = sample(column, row);
  const b = sample(column + 1, row);
  const c = sample(column + 1, row + 1);
  const d = sample(column, row + 1);
  const edges: Record<'N' | 'E' | 'S' | 'W', { key: string; point: Point }> = {
    N: { key: `h${column},${row}`, point: [column + crossing(a, b), row] },
    E: { key: `v${column + 1},${row}`, point: [column + 1, row + crossing(b, c)] },
    S: { key: `h${column},${row + 1}`, point: [column + crossing(d, c), row + 1] },
    W: { key: `v${column},${row}`, point: [column, row + crossing(a, d)] },
  };
  for (const [from, to] of SEGMENTS[code] ?? []) {
    next.set(edges[from].key, { to: edges[to].key, point: edges[from].point });
  }
}

type Side = 'N' | 'E' | 'S' | 'W';
const SEGMENTS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['W', 'S']],
  2: [['S', 'E']],
  3: [['W', 'E']],
  4: [['E', 'N']],
  5: [
    ['W', 'N'],
    ['E', 'S'],
  ],
  6: [['S', 'N']],
  7: [['W', 'N']],
  8: [['N', 'W']],
  9: [['N', 'S']],
  10: [
    ['N', 'E'],
    ['S', 'W'],
  ],
  11: [['N', 'E']],
  12: [['E', 'W']],
  13: [['E', 'S']],
  14: [['S', 'W']],
};

function joinRings(next: Segments, cell: number): string {
  const rings: string[] = [];
  for (const start of [...next.keys()]) {
    const points: Point[] = [];
    let key = start;
    for (let step = next.get(key); step; step = next.get(key)) {
      next.delete(key);
      points.push(step.point);
      key = step.to;
    }
    if (points.length > 5) rings.push(ringPath(points, cell));
  }
  return rings.join('');
}

function ringPath(points: readonly Point[], cell: number): string {
  const text = points.map(([x, y]) => `${Math.round(x * cell * 10) / 10} ${Math.round(y * cell * 10) / 10}`);
  return `M${text.join('L')}Z`;
}
