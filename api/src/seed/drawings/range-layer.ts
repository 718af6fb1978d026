import { type Colour, mix } from './colour.ts';
import { outline } from './contour.ts';
import { createNoise, soft } from './noise.ts';
import type { Tones } from './palettes.ts';
import { CELL, COLUMNS, GRID, HEIGHT, type Relief, ROWS, WIDTH } from './relief.ts';

// Looked up once: they run millions of times, and Jest's sandbox makes each look-up of a global slow.
const { floor, max, min, round } = Math;

export interface LayerStyle {
  readonly id: string;
  readonly seed: string;
  readonly rock: Tones;
  readonly snow: Tones;
  readonly meadow: Tones;
  readonly haze: Colour;
  /** 0 near, 1 lost in the haze. */
  readonly distance: number;
  /** Height in pixels above which snow lies on ground that is not too steep. */
  readonly snowLine: number;
  /** Height in pixels below which grass grows; below everything: none. */
  readonly meadowLine: number;
  /** Rows between which the mist at the foot thickens. */
  readonly mist?: { readonly from: number; readonly to: number; readonly density: number };
  /** Distance in pixels of the contour lines; none when absent. */
  readonly contours?: number;
}

/** Every so many samples suffice to know how the light is spread. */
const THINNING = 11;

/** The light values that part the seen terrain into four tones: much shadow, little highlight. */
function toneThresholds(seen: Relief): [number, number, number] {
  const lit: number[] = [];
  for (let index = 0; index < seen.cover.length; index += THINNING) {
    if ((seen.cover[index] ?? -1) > 0) lit.push(seen.light[index] ?? 0);
  }
  lit.sort((left, right) => left - right);
  const at = (share: number) => lit[floor(lit.length * share)] ?? 0;
  return [at(0.3), at(0.55), at(0.82)];
}

/** Where each material lies: above 0 it does. Rock lies wherever nothing else does. */
function materials(seen: Relief, style: LayerStyle): Record<Material, Float32Array> {
  const patches = createNoise(`${style.seed}/patches`);
  const meadow = new Float32Array(seen.cover.length).fill(-1);
  const snow = new Float32Array(seen.cover.length).fill(-1);
  seen.cover.forEach((cover, index) => {
    if (cover < -1 || (style.snowLine > LINE_OUT_OF_SIGHT && style.meadowLine < -LINE_OUT_OF_SIGHT)) return;
    const wear = soft(patches, (index % COLUMNS) / 9, floor(index / COLUMNS) / 7, 3) - 0.45;
    const height = seen.height[index] ?? 0;
    const steepness = seen.steepness[index] ?? 0;
    const grass = (style.meadowLine - height) / 60 - max(0, steepness - 0.8) * 3 + wear * 3;
    const cold = (height - style.snowLine) / 90 - max(0, steepness - 1.15) * 2.6 + wear * 2.4;
    meadow[index] = min(cover, grass);
    snow[index] = min(cover, cold);
  });
  return { rock: seen.cover, meadow, snow };
}

type Material = 'rock' | 'meadow' | 'snow';
const LINE_OUT_OF_SIGHT = 5000;

/** One range of mountains as shapes of flat colour: rock, grass and snow, each in four tones of light. */
export function rangeLayer(seen: Relief, style: LayerStyle): string {
  const fade = (colour: Colour) => mix(colour, style.haze, style.distance);
  const thresholds = toneThresholds(seen);
  const fields = materials(seen, style);
  const shapes = (['rock', 'meadow', 'snow'] as const).flatMap((material) => {
    const inside = fields[material];
    if (!inside.some((value) => value > 0)) return [];
    const tones = thresholds.map((threshold, index) => {
      const lit = inside.map((value, at) => min(value, ((seen.light[at] ?? 0) - threshold) * 4));
      return path(outline(GRID, lit), fade(style[material][index + 1] ?? style[material][3]));
    });
    return [path(outline(GRID, inside), fade(style[material][0])), ...tones];
  });
  return `<g>${shapes.join('')}${contourLines(seen, style)}${mist(seen, style)}</g>`;
}

const path = (data: string, colour: Colour) => (data === '' ? '' : `<path d="${data}" fill="${colour}"/>`);

/** Lines of equal height as on a map, hardly seen. */
function contourLines(seen: Relief, style: LayerStyle): string {
  const { contours } = style;
  if (!contours) return '';
  const lines = Array.from({ length: 8 }, (_, index) =>
    outline(
      GRID,
      seen.cover.map((cover, at) => min(cover, ((seen.height[at] ?? 0) - (index + 1) * contours) / 40)),
    ),
  );
  return `<path d="${lines.join('')}" fill="none" stroke="${style.rock[0]}" stroke-width="1.2" stroke-opacity="0.1"/>`;
}

function mist(seen: Relief, style: LayerStyle): string {
  if (!style.mist) return '';
  const { from, to, density } = style.mist;
  const silhouette = outline(GRID, seen.cover);
  const gradient = `<linearGradient id="${style.id}-mist" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}"><stop offset="0" stop-color="${style.haze}" stop-opacity="0"/><stop offset="1" stop-color="${style.haze}" stop-opacity="${density}"/></linearGradient>`;
  return `${gradient}<clipPath id="${style.id}-clip"><path d="${silhouette}"/></clipPath><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${style.id}-mist)" clip-path="url(#${style.id}-clip)"/>`;
}

/** The row where a range begins, in pixels, at each sampled column. */
export function skyline(seen: Relief): (x: number) => number {
  const rows = Array.from({ length: COLUMNS }, (_, column) => {
    let row = 0;
    while (row < ROWS && (seen.cover[row * COLUMNS + column] ?? -1) <= 0) row++;
    return row * CELL;
  });
  return (x) => rows[min(COLUMNS - 1, max(0, round(x / CELL)))] ?? HEIGHT;
}
