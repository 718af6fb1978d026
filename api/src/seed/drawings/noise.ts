import { createRandom } from '../random.ts';

// Looked up once: they run millions of times, and Jest's sandbox makes each look-up of a global slow.
const { abs, floor, min } = Math;

export type Noise = (x: number, y: number) => number;

const SIZE = 128;
const MASK = SIZE - 1;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise in [0, 1] with one bump per unit. */
export function createNoise(seed: string): Noise {
  const random = createRandom(seed);
  const lattice = Float64Array.from({ length: SIZE * SIZE }, () => random.next());
  const at = (column: number, row: number) => lattice[((row & MASK) << 7) | (column & MASK)] ?? 0;
  return (x, y) => {
    const column = floor(x);
    const row = floor(y);
    const u = fade(x - column);
    const v = fade(y - row);
    const top = at(column, row) + (at(column + 1, row) - at(column, row)) * u;
    const bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * u;
    return top + (bottom - top) * v;
  };
}

/** Sharp crests in [0, 1]: the sum of folded octaves, each half as high and twice as fine. */
export function ridged(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  let carried = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const folded = 1 - abs(2 * noise(x * scale + octave * 17.3, y * scale - octave * 9.1) - 1);
    const crest = folded * folded * carried;
    sum += crest * weight;
    carried = min(1, crest * 1.8);
    weight *= 0.55;
    scale *= 2.03;
  }
  return sum;
}

/** Soft bumps in [0, 1]. */
export function soft(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale + octave * 5.7, y * scale + octave * 3.1) * weight;
    weight *= 0.5;
    scale *= 2;
  }
  return sum;
}
