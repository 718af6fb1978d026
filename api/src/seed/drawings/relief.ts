import type { Terrain } from './terrain.ts';

// Looked up once: they run millions of times, and Jest's sandbox makes each look-up of a global slow.
const { ceil, hypot, max, min } = Math;

export const WIDTH = 1920;
export const HEIGHT = 1080;
/** One sample of the relief every CELL pixels. */
export const CELL = 4;
export const COLUMNS = WIDTH / CELL + 1;
export const ROWS = HEIGHT / CELL + 1;
export const GRID = { columns: COLUMNS, rows: ROWS, cell: CELL } as const;

/** The seen strip of land, in pixels of depth. */
const NEAREST = -350;
const STEP = 9;
const DEPTH_STEPS = 128;

/** What the viewer sees of a terrain, sample by sample; `cover` is 1 on it and -1 on the sky. */
export interface Relief {
  readonly cover: Float32Array;
  /** 0 in full shadow, 1 in full light. */
  readonly light: Float32Array;
  readonly height: Float32Array;
  /** 0 flat, 1 and more steep. */
  readonly steepness: Float32Array;
}

export interface View {
  /** Pixel row of height 0 at the viewer's side. */
  readonly baseY: number;
  /** Pixels of rise on the drawing per pixel of depth: how far one looks down on the terrain. */
  readonly tilt: number;
  /** Direction to the sun: x to the right, y up, z into the picture. */
  readonly sun: readonly [x: number, y: number, z: number];
}

function sampleHeights(terrain: Terrain): Float32Array {
  const heights = new Float32Array(COLUMNS * DEPTH_STEPS);
  for (let step = 0; step < DEPTH_STEPS; step++) {
    for (let column = 0; column < COLUMNS; column++) {
      heights[step * COLUMNS + column] = terrain(column * CELL, NEAREST + step * STEP);
    }
  }
  return heights;
}

/** Looks at a terrain from the front, hiding what lies behind a crest (front to back, column by column). */
export function relief(terrain: Terrain, view: View): Relief {
  const heights = sampleHeights(terrain);
  const size = COLUMNS * ROWS;
  const seen: Relief = {
    cover: new Float32Array(size).fill(-1),
    light: new Float32Array(size),
    height: new Float32Array(size),
    steepness: new Float32Array(size),
  };
  const length = hypot(...view.sun);
  const sun = view.sun.map((part) => part / length) as [number, number, number];
  for (let column = 0; column < COLUMNS; column++) castColumn(column, heights, view, sun, seen);
  return { ...seen, light: smooth(seen.light) };
}

/** The value above a crest that lets the outline cross at `fraction` of the cell: a smooth skyline. */
const coverAbove = (fraction: number) => -fraction / (1.02 - fraction) - 0.001;

/** Averages each sample with its neighbours to the left and right and above and below. */
function smooth(field: Float32Array): Float32Array {
  return field.map((value, index) => {
    const beside = (field[index - 1] ?? value) + (field[index + 1] ?? value);
    const along = (field[index - COLUMNS] ?? value) + (field[index + COLUMNS] ?? value);
    return (2 * value + beside + along) / 6;
  });
}

function castColumn(
  column: number,
  heights: Float32Array,
  view: View,
  sun: readonly [number, number, number],
  seen: Relief,
): void {
  const at = (step: number, beside: number) =>
    heights[min(DEPTH_STEPS - 1, max(0, step)) * COLUMNS + min(COLUMNS - 1, max(0, beside))] ?? 0;
  let top = ROWS;
  for (let step = 0; step < DEPTH_STEPS; step++) {
    const height = at(step, column);
    const exactRow = (view.baseY - height - (NEAREST + step * STEP) * view.tilt) / CELL;
    if (exactRow >= top) continue;
    const slopeX = (at(step, column + 1) - at(step, column - 1)) / (2 * CELL);
    const slopeZ = (at(step + 1, column) - at(step - 1, column)) / (2 * STEP);
    const light = (-slopeX * sun[0] + sun[1] - slopeZ * sun[2]) / hypot(slopeX, 1, slopeZ);
    const first = max(0, ceil(exactRow));
    // The row above the crest carries its light too, so that no dark seam follows the skyline.
    for (let row = max(0, first - 1); row < top; row++) {
      const index = row * COLUMNS + column;
      seen.cover[index] = row < first ? coverAbove(exactRow - first + 1) : 1;
      seen.light[index] = light;
      seen.height[index] = height;
      seen.steepness[index] = hypot(slopeX, slopeZ);
    }
    top = min(top, first);
  }
}
