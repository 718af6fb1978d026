// Looked up once: they run millions of times, and Jest's sandbox makes each look-up of a global slow.
const { max, min, round } = Math;

type Point = readonly [x: number, y: number];

/** A field sampled on the points of a regular grid, row by row. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Pixels between two points. */
  readonly cell: number;
}

/** Where each directed segment starts and which edge it leads to, by the number of its first edge. */
type Segments = Map<number, { readonly to: number; readonly point: Point }>;

/**
 * The outline of the area where the field is above 0, as SVG path data in pixels.
 * Marching squares; everything outside the grid counts as outside, so that every ring closes.
 */
export function outline({ columns, rows, cell }: Grid, field: Float32Array): string {
  const segments: Segments = new Map();
  const sample = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : (field[row * columns + column] ?? -1);
  for (let row = -1; row < rows; row++) {
    let left = (sample(-1, row) > 0 ? 8 : 0) | (sample(-1, row + 1) > 0 ? 1 : 0);
    for (let column = -1; column < columns; column++) {
      const right = (sample(column + 1, row) > 0 ? 4 : 0) | (sample(column + 1, row + 1) > 0 ? 2 : 0);
      const code = left | right;
      if (code !== 0 && code !== 15) traceCell(column, row, code, columns + 2, sample, segments);
      left = (right & 4 ? 8 : 0) | (right & 2 ? 1 : 0);
    }
  }
  return joinRings(segments, cell);
}

const crossing = (a: number, b: number) => min(0.98, max(0.02, a / (a - b)));

/** Adds the directed segments of one cell; the inside lies to the right of each. */
function traceCell(
  column: number,
  row: number,
  code: number,
  stride: number,
  sample: (column: number, row: number) => number,
  segments: Segments,
): void {
  const a = sample(column, row);
  const b = sample(column + 1, row);
  const c = sample(column + 1, row + 1);
  const d = sample(column, row + 1);
  // Each point of the grid owns the edge to its right (even) and the one below it (odd).
  const owner = ((row + 1) * stride + column + 1) * 2;
  const key = { N: owner, W: owner + 1, E: owner + 3, S: owner + stride * 2 } as const;
  const pointOn = (side: Side): Point => {
    if (side === 'N') return [column + crossing(a, b), row];
    if (side === 'E') return [column + 1, row + crossing(b, c)];
    return side === 'S' ? [column + crossing(d, c), row + 1] : [column, row + crossing(a, d)];
  };
  for (const [from, to] of SEGMENTS[code] ?? [])
    segments.set(key[from], { to: key[to], point: pointOn(from) });
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

/** Rings with fewer points than this are specks. */
const SMALLEST_RING = 7;

function joinRings(segments: Segments, cell: number): string {
  const rings: string[] = [];
  for (const start of [...segments.keys()]) {
    const points: Point[] = [];
    let key = start;
    for (let step = segments.get(key); step; step = segments.get(key)) {
      segments.delete(key);
      points.push(step.point);
      key = step.to;
    }
    if (points.length >= SMALLEST_RING) rings.push(ringPath(points, cell));
  }
  return rings.join('');
}

function ringPath(points: readonly Point[], cell: number): string {
  const text = points.map(([x, y]) => `${round(x * cell * 10) / 10} ${round(y * cell * 10) / 10}`);
  return `M${text.join('L')}Z`;
}
