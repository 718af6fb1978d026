import { type Colour, mix } from './colour.ts';
import { polygon } from './foreground.ts';
import type { Palette } from './palettes.ts';

type Corner = readonly [right: number, up: number];

/** Upper left corners of the windows: six on the long side, two in the gable. */
const WINDOWS: readonly Corner[] = [
  ...[0.12, 0.4, 0.68].flatMap((right) => [0.4, 0.19].map((up): Corner => [right, up])),
  [1.2, 0.52],
  [1.2, 0.24],
];

/** A mountain hut of stone with red shutters, seen over its corner; `x`, `y` is its lower left corner. */
export function hut(x: number, y: number, size: number, palette: Palette, sunLeft: boolean): string {
  const face = (corners: readonly Corner[], fill: Colour) =>
    polygon(
      corners.map(([right, up]) => [x + size * right, y - size * up] as const),
      fill,
    );
  const lit = mix(palette.rock[3], '#f2e6cf', 0.4);
  const shade = mix(palette.rock[1], '#4a3f3a', 0.35);
  const [front, side] = sunLeft ? [lit, shade] : [shade, lit];
  const roof = mix(palette.rock[0], '#2a2326', 0.35);
  return [
    face(
      [
        [0, -0.14],
        [0, 0.46],
        [1, 0.46],
        [1, -0.14],
      ],
      front,
    ),
    face(
      [
        [1, -0.14],
        [1, 0.46],
        [1.25, 0.98],
        [1.5, 0.46],
        [1.5, -0.14],
      ],
      side,
    ),
    face(
      [
        [-0.06, 0.43],
        [0.22, 0.98],
        [1.25, 0.98],
        [0.97, 0.43],
      ],
      roof,
    ),
    face(
      [
        [1.25, 0.98],
        [1.56, 0.41],
        [1.51, 0.39],
        [1.23, 0.89],
      ],
      mix(roof, '#000000', 0.3),
    ),
    face(
      [
        [0.34, 1.08],
        [0.42, 1.08],
        [0.42, 0.93],
        [0.34, 0.93],
      ],
      shade,
    ),
    ...WINDOWS.map((corner) => shuttered(corner, face, palette)),
  ].join('');
}

const PANE = 0.075;

function shuttered(
  [right, up]: Corner,
  face: (corners: readonly Corner[], fill: Colour) => string,
  palette: Palette,
): string {
  const pane = (from: number, width: number, fill: Colour) =>
    face(
      [
        [from, up],
        [from + width, up],
        [from + width, up - PANE * 1.5],
        [from, up - PANE * 1.5],
      ],
      fill,
    );
  const red = mix('#b8322c', palette.rock[0], 0.12);
  const shutter = PANE * 0.5;
  return (
    pane(right, PANE, palette.window) +
    pane(right - PANE * 0.62, shutter, red) +
    pane(right + PANE * 1.12, shutter, red)
  );
}
