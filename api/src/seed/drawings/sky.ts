import type { Random } from '../random.ts';
import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { HEIGHT, WIDTH } from './relief.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function sky(palette: Palette, disc: Disc | null): string {
  const stops = palette.sky.map(
    (colour, index) => `<stop offset="${[0, 0.3, 0.58, 0.78][index]}" stop-color="${colour}"/>`,
  );
  const gradient = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
  const back = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`;
  if (!disc) return gradient + back;
  const glow = `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${disc.x}" cy="${disc.y}" r="720"><stop offset="0" stop-color="${palette.glow}" stop-opacity="0.75"/><stop offset="0.25" stop-color="${palette.glow}" stop-opacity="0.32"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`;
  return `${gradient}${glow}${back}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${palette.sun}"/>`;
}

/** Lens-shaped banks of cloud, flat below and rounded above. */
export function clouds(random: Random, palette: Palette, count: number, from: number, to: number): string {
  const light = mix(palette.sky[3], palette.sun, 0.5);
  return Array.from({ length: count }, () => {
    const width = random.between(220, 620);
    const x = random.between(-100, WIDTH - 100);
    const y = random.between(from, to);
    const puffs = Array.from({ length: 7 }, (_, index) => {
      const along = (index + 0.5) / 7;
      const bulge = Math.sin(along * Math.PI);
      const rx = (width / 7) * random.between(0.9, 1.5);
      return `<ellipse cx="${Math.round(x + along * width)}" cy="${Math.round(y - bulge * 14)}" rx="${Math.round(rx)}" ry="${Math.round(5 + bulge * random.between(10, 26))}"/>`;
    });
    return `<g fill="${light}" opacity="${random.between(0.16, 0.42).toFixed(2)}">${puffs.join('')}</g>`;
  }).join('');
}

export function stars(random: Random, count: number): string {
  const dots = Array.from(
    { length: count },
    () =>
      `<circle cx="${random.integer(0, WIDTH)}" cy="${random.integer(0, 520)}" r="${random.between(0.6, 1.9).toFixed(1)}" opacity="${random.between(0.35, 1).toFixed(2)}"/>`,
  );
  return `<g fill="#ffffff">${dots.join('')}</g>`;
}

/** A veil of mist drifting between two ranges. */
export function mistBand(
  id: string,
  palette: Palette,
  y: number,
  thickness: number,
  opacity: number,
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y - thickness}" x2="0" y2="${y + thickness}"><stop offset="0" stop-color="${palette.haze}" stop-opacity="0"/><stop offset="0.55" stop-color="${palette.haze}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${palette.haze}" stop-opacity="0"/></linearGradient><rect y="${y - thickness}" width="${WIDTH}" height="${thickness * 2}" fill="url(#${id})"/>`;
}
