import { createRandom, type Random } from '../random.ts';
import { createNoise, ridged, soft } from './noise.ts';

// Looked up once: they run millions of times, and Jest's sandbox makes each look-up of a global slow.
const { abs, cos, floor, max, min, sin, sqrt } = Math;

/** Height in pixels of the drawing at (x, z); z runs from 0 at the viewer's side to the back. */
export type Terrain = (x: number, z: number) => number;

export interface Summit {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  /** Flanks around the summit: compass angle in radians and steepness (rise over run). */
  readonly flanks: readonly { readonly angle: number; readonly steepness: number }[];
  /** Radius in pixels over which the top is rounded off; 0 for a sharp horn. */
  readonly roundness: number;
}

export type MountainShape = 'horn' | 'massif' | 'towers' | 'dome' | 'hills' | 'wall';

function flanks(random: Random, count: number, from: number, to: number, turn = 0): Summit['flanks'] {
  const offset = turn + random.between(-0.25, 0.25);
  return Array.from({ length: count }, (_, index) => ({
    angle: offset + (index / count) * Math.PI * 2 + random.between(-0.2, 0.2),
    steepness: random.between(from, to),
  }));
}

/** Lesser summits beside the focal one, lower the further away they stand. */
function shoulders(random: Random, focusX: number, count: number, height: number): Summit[] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const distance = 230 + floor(index / 2) * 270 + random.between(-60, 60);
    const fall = 1 - distance / 2100;
    return {
      x: focusX + side * distance,
      z: random.between(300, 620),
      height: height * fall * random.between(0.55, 0.78),
      flanks: flanks(random, 4, 0.75, 1.15),
      roundness: random.between(4, 24),
    };
  });
}

const FOCAL: Record<MountainShape, (random: Random, x: number, height: number) => Summit[]> = {
  horn: (random, x, height) => [
    { x, z: 430, height, flanks: flanks(random, 4, 1.55, 1.95, 0.75), roundness: 2 },
    { x: x + 150, z: 520, height: height * 0.72, flanks: flanks(random, 4, 0.95, 1.2), roundness: 8 },
    ...shoulders(random, x, 6, height),
  ],
  massif: (random, x, height) => [
    { x, z: 450, height, flanks: flanks(random, 5, 1, 1.3), roundness: 10 },
    { x: x - 260, z: 480, height: height * 0.93, flanks: flanks(random, 4, 1, 1.35), roundness: 14 },
    { x: x + 285, z: 440, height: height * 0.88, flanks: flanks(random, 4, 1, 1.3), roundness: 8 },
    ...shoulders(random, x, 8, height),
  ],
  towers: (random, x, height) => [
    { x, z: 430, height, flanks: flanks(random, 4, 2.5, 3.2, 0.75), roundness: 0 },
    ...[-150, -75, 80, 165, 260].map((shift) => ({
      x: x + shift,
      z: 430 + random.between(-60, 60),
      height: height * random.between(0.66, 0.9),
      flanks: flanks(random, 4, 2.2, 3.1, 0.75),
      roundness: 0,
    })),
    ...shoulders(random, x, 6, height),
  ],
  dome: (random, x, height) => [
    { x, z: 470, height, flanks: flanks(random, 6, 0.62, 0.85), roundness: 120 },
    { x: x + 330, z: 420, height: height * 0.8, flanks: flanks(random, 4, 0.95, 1.3), roundness: 10 },
    ...shoulders(random, x, 6, height),
  ],
  hills: (random, x, height) => [
    { x, z: 450, height: height * 0.8, flanks: flanks(random, 4, 0.62, 0.9), roundness: 30 },
    { x: x - 380, z: 380, height: height * 0.52, flanks: flanks(random, 4, 0.42, 0.6), roundness: 60 },
    { x: x + 420, z: 420, height: height * 0.58, flanks: flanks(random, 4, 0.42, 0.66), roundness: 50 },
    ...shoulders(random, x, 4, height * 0.8),
  ],
  wall: (random, x, height) => [
    { x, z: 450, height, flanks: flanks(random, 4, 1.35, 1.75, 0.3), roundness: 3 },
    { x: x - 330, z: 460, height: height * 0.86, flanks: flanks(random, 4, 1.2, 1.6, 0.3), roundness: 6 },
    { x: x + 300, z: 500, height: height * 0.7, flanks: flanks(random, 4, 1.2, 1.5, 0.3), roundness: 6 },
    ...shoulders(random, x, 6, height),
  ],
};

export interface MountainSpec {
  readonly seed: string;
  readonly shape: MountainShape;
  readonly focusX: number;
  readonly height: number;
  /** How deep the gullies are cut, about 0.6 (smooth) to 1.4 (torn). */
  readonly ruggedness: number;
}

function summitHeight(summit: Summit, x: number, z: number): number {
  const dx = x - summit.x;
  const dz = z - summit.z;
  let drop = 0;
  for (const { angle, steepness } of summit.flanks) {
    const along = dx * cos(angle) + dz * sin(angle);
    if (along * steepness > drop) drop = along * steepness;
  }
  if (summit.roundness > 0) drop = sqrt(drop * drop + summit.roundness ** 2) - summit.roundness;
  return summit.height - drop;
}

/** Faceted peaks whose arêtes and gullies come from warped planes and folded noise. */
export function mountain(spec: MountainSpec): Terrain {
  const random = createRandom(`${spec.seed}/mountain`);
  const summits = FOCAL[spec.shape](random, spec.focusX, spec.height);
  const warp = createNoise(`${spec.seed}/warp`);
  const rock = createNoise(`${spec.seed}/rock`);
  return (x, z) => {
    const warpX = (soft(warp, x / 150, z / 150, 3) - 0.45) * 120;
    const warpZ = (soft(warp, x / 150 + 40, z / 150 + 40, 3) - 0.45) * 120;
    let height = -400;
    for (const summit of summits) {
      const near = summitHeight(summit, x + warpX, z + warpZ);
      if (near > height) height = near;
    }
    const below = min(1, max(0.12, (spec.height - height) / 220));
    const gullies = ridged(rock, x / 170, z / 230, 4) - 0.42;
    return height + gullies * 110 * below * spec.ruggedness;
  };
}

/** A distant chain: no focal summit, an even jagged crest. */
export function chain(seed: string, height: number, roughness: number): Terrain {
  const crest = createNoise(`${seed}/crest`);
  const rock = createNoise(`${seed}/chain-rock`);
  return (x, z) => {
    const line = height * (0.42 + 0.75 * soft(crest, x / 420, 3.7, 2));
    const spur = ridged(rock, x / 190, z / 260, 4);
    return line - abs(z - 450) * 0.85 + (spur - 0.4) * 105 * roughness;
  };
}

/** Rolling foreground ground. */
export function slope(seed: string, height: number, tiltPerPixel: number): Terrain {
  const ground = createNoise(`${seed}/slope`);
  return (x, z) => height + (x - 960) * tiltPerPixel + (soft(ground, x / 640, z / 300, 2) - 0.37) * 190;
}
