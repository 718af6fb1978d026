import type { Random } from '../random.ts';
import type { Colour } from './colour.ts';
import { mix } from './colour.ts';

type Ground = (x: number) => number;
const round = (value: number) => Math.round(value * 10) / 10;
export const polygon = (points: readonly (readonly [number, number])[], fill: Colour) =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;

/** A spruce: tiers of drooping branches, the sunny half lighter. */
export function spruce(
  random: Random,
  x: number,
  y: number,
  height: number,
  colours: readonly [Colour, Colour],
  sunLeft: boolean,
): string {
  const tiers = 7;
  const half = (side: -1 | 1) => {
    const points: [number, number][] = [[x, y - height]];
    for (let tier = 1; tier <= tiers; tier++) {
      const down = y - height + (height * 0.94 * tier) / tiers;
      const reach = height * 0.2 * (tier / tiers) ** 0.85 * random.between(0.82, 1.12);
      points.push([x + side * reach, down + height * 0.015], [x + side * reach * 0.5, down - height * 0.035]);
    }
    points.push([x + side * height * 0.02, y - height * 0.06], [x + side * height * 0.02, y], [x, y]);
    return points;
  };
  const litSide = sunLeft ? -1 : 1;
  return polygon(half(litSide === 1 ? -1 : 1), colours[0]) + polygon(half(litSide), colours[1]);
}

/** A larch: narrow, airy, with soft tufts. */
export function larch(
  random: Random,
  x: number,
  y: number,
  height: number,
  colours: readonly [Colour, Colour],
  sunLeft: boolean,
): string {
  const trunk = `<path d="M${round(x)} ${round(y)}V${round(y - height * 0.9)}" stroke="${mix(colours[0], '#2a1a10', 0.5)}" stroke-width="${round(height * 0.025)}"/>`;
  const tufts = Array.from({ length: 26 }, (_, index) => {
    const level = index / 26;
    const reach = height * 0.15 * (1 - level) ** 0.8 + height * 0.012;
    const shift = random.between(-1, 1) * reach;
    const lit = sunLeft ? shift < reach * 0.15 : shift > -reach * 0.15;
    return `<ellipse cx="${round(x + shift)}" cy="${round(y - height * (0.14 + level * 0.86))}" rx="${round(reach * 0.62 + height * 0.012)}" ry="${round(height * 0.045)}" fill="${lit ? colours[1] : colours[0]}"/>`;
  });
  return trunk + tufts.join('');
}

export type Tree = typeof spruce;

/** Groups of trees along a line of ground, small ones behind. */
export function forest(
  random: Random,
  ground: Ground,
  tree: Tree,
  options: {
    from: number;
    to: number;
    count: number;
    height: number;
    sink: number;
    colours: readonly [Colour, Colour];
    sunLeft: boolean;
  },
): string {
  const trees = Array.from({ length: options.count }, () => {
    const x = random.between(options.from, options.to);
    const sink = random.between(0, options.sink);
    return {
      x,
      y: ground(x) + 6 + sink,
      height: options.height * random.between(0.6, 1.15) * (1 + sink / 260),
    };
  }).toSorted((left, right) => left.y - right.y);
  return trees
    .map(({ x, y, height }) => tree(random, x, y, height, options.colours, options.sunLeft))
    .join('');
}

/** A rope party in single file, climbing to the right. */
export function ropeParty(
  x: number,
  y: number,
  size: number,
  rise: number,
  count: number,
  colour: Colour,
): string {
  const gap = size * 1.9;
  const people = Array.from({ length: count }, (_, index) => {
    const left = x + index * gap;
    const foot = y - index * gap * rise;
    return `<g transform="translate(${round(left)} ${round(foot)}) scale(${round(size / 20)})" fill="${colour}" stroke="${colour}" stroke-linecap="round"><circle cx="2.5" cy="-17.6" r="2.1" stroke="none"/><path d="M2-15.5L0.5-8.5" stroke-width="4"/><path d="M-1.2-14.5L-2-9.5" stroke-width="3.4"/><path d="M0.5-8.5L3.5-4.5L2.5 0M0.5-8.5L-1.8-4L-4 0" stroke-width="2" fill="none"/><path d="M2.5-13.5L6-10.5" stroke-width="1.6"/><path d="M6.2-11L7 1" stroke-width="0.8"/></g>`;
  });
  const rope = `<path d="M${round(x)} ${round(y - size * 0.45)}${people
    .slice(1)
    .map(
      () => `q${round(gap / 2)} ${round(size * 0.24 - (gap * rise) / 2)} ${round(gap)} ${round(-gap * rise)}`,
    )
    .join('')}" fill="none" stroke="${colour}" stroke-width="1.2"/>`;
  return rope + people.join('');
}
