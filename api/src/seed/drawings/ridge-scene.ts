import { createRandom, type Random } from '../random.ts';
import { mix } from './colour.ts';
import { forest, larch, ropeParty, spruce } from './foreground.ts';
import { grain } from './grain.ts';
import { hut } from './hut.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { rangeLayer, skyline } from './range-layer.ts';
import { HEIGHT, relief, WIDTH } from './relief.ts';
import { clouds, mistBand, sky, stars } from './sky.ts';
import { chain, type MountainShape, mountain, slope } from './terrain.ts';

export interface SceneSpec {
  readonly seed: string;
  readonly palette: PaletteName;
  readonly shape: MountainShape;
  /** Pixel column of the focal summit. */
  readonly focusX: number;
  /** Height of the focal summit in pixels, about 480 to 760. */
  readonly height: number;
  readonly foreground: 'forest' | 'larches' | 'snowfield' | 'meadow' | 'bare';
  readonly snow: 'deep' | 'high' | 'rest';
  readonly hut?: boolean;
  readonly party?: number;
  /** Rows to show, for wide panoramas. */
  readonly crop?: { readonly y: number; readonly height: number };
}

const BASE_Y = 905;
const SNOW_LINE = { deep: -900, high: 210, rest: 420 } as const;

/** A layered mountain landscape as an SVG drawing, 1920 pixels wide. */
export function ridgeScene(spec: SceneSpec): string {
  const random = createRandom(spec.seed);
  const palette: Palette = PALETTES[spec.palette];
  const sunLeft = spec.focusX > WIDTH / 2;
  const disc = spec.palette === 'storm' ? null : sunDisc(random, spec, sunLeft);
  const crop = spec.crop ?? { y: 0, height: HEIGHT };
  const parts = [
    sky(palette, disc),
    spec.palette === 'night' ? stars(random, 220) : '',
    clouds(random, palette, spec.palette === 'storm' ? 22 : 7, spec.palette === 'storm' ? 60 : 150, 480),
    ranges(spec, palette, sunLeft),
    foreground(random, spec, palette, sunLeft),
    grain(WIDTH, HEIGHT, 0.3),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${crop.height}" viewBox="0 ${crop.y} ${WIDTH} ${crop.height}">${parts.join('')}</svg>`;
}

function sunDisc(random: Random, spec: SceneSpec, sunLeft: boolean) {
  const low = spec.palette === 'dawn' || spec.palette === 'dusk';
  return {
    x: Math.round(sunLeft ? random.between(260, 560) : random.between(1360, 1660)),
    y: Math.round(low ? random.between(380, 470) : random.between(130, 230)),
    radius: low ? 62 : 46,
  };
}

function ranges(spec: SceneSpec, palette: Palette, sunLeft: boolean): string {
  const sun: [number, number, number] = [sunLeft ? -1 : 1, 0.62, -0.35];
  const tones = { rock: palette.rock, snow: palette.snow, meadow: palette.meadow, haze: palette.haze };
  const snowLine = SNOW_LINE[spec.snow];
  const far = relief(chain(`${spec.seed}/far`, 330, 0.8), { baseY: BASE_Y - 170, tilt: 0.12, sun });
  const near = relief(chain(`${spec.seed}/near`, 300, 1), { baseY: BASE_Y - 70, tilt: 0.12, sun });
  const focal = relief(
    mountain({
      seed: spec.seed,
      shape: spec.shape,
      focusX: spec.focusX,
      height: spec.height,
      ruggedness: spec.shape === 'hills' || spec.shape === 'dome' ? 0.65 : 1,
    }),
    { baseY: BASE_Y, tilt: 0.13, sun },
  );
  return [
    rangeLayer(far, {
      ...tones,
      id: 'far',
      seed: `${spec.seed}/far`,
      distance: 0.78,
      snowLine: 120,
      meadowLine: -900,
      mist: { from: 520, to: 780, density: 0.9 },
    }),
    rangeLayer(near, {
      ...tones,
      id: 'near',
      seed: `${spec.seed}/near`,
      distance: 0.55,
      snowLine: spec.snow === 'deep' ? -900 : 190,
      meadowLine: -900,
      mist: { from: 600, to: 850, density: 0.9 },
    }),
    mistBand('veil-back', palette, 700, 130, 0.55),
    rangeLayer(focal, {
      ...tones,
      id: 'focal',
      seed: spec.seed,
      distance: 0.06,
      snowLine,
      meadowLine: spec.shape === 'hills' ? 330 : 130,
      contours: 70,
      mist: { from: 640, to: 930, density: 0.85 },
    }),
    mistBand('veil-front', palette, 845, 90, 0.6),
  ].join('');
}

function foreground(random: Random, spec: SceneSpec, palette: Palette, sunLeft: boolean): string {
  const sun: [number, number, number] = [sunLeft ? -1 : 1, 0.5, -0.3];
  const tilt = sunLeft ? -0.05 : 0.05;
  const hill = relief(slope(`${spec.seed}/hill`, 130, -tilt * 1.6), { baseY: 1075, tilt: 0.2, sun });
  const front = relief(slope(`${spec.seed}/front`, 90, tilt * 1.8), { baseY: 1170, tilt: 0.24, sun });
  const snowy = spec.foreground === 'snowfield' || spec.snow === 'deep';
  const [dark, low, high, bright] = snowy ? palette.snow : palette.ground;
  const ground = [
    mix(dark, low, 0.55),
    mix(low, high, 0.25),
    mix(high, low, 0.15),
    mix(bright, high, 0.45),
  ] as const;
  const style = {
    rock: ground,
    snow: ground,
    meadow: ground,
    haze: palette.haze,
    snowLine: 9000,
    meadowLine: -9000,
  };
  const treeTone: [string, string] = [palette.trees[0], palette.trees[1]];
  const farTrees: [string, string] = [
    mix(treeTone[0], palette.haze, 0.3),
    mix(treeTone[1], palette.haze, 0.3),
  ];
  const tree = spec.foreground === 'larches' ? larch : spruce;
  const wooded = spec.foreground !== 'snowfield' && spec.foreground !== 'bare';
  const hillLine = skyline(hill);
  const frontLine = skyline(front);
  const side = sunLeft ? { from: 1180, to: 1980 } : { from: -60, to: 740 };
  const open = sunLeft ? 420 : 1420;
  return [
    rangeLayer(hill, { ...style, id: 'hill', seed: `${spec.seed}/hill`, distance: 0.22 }),
    wooded
      ? forest(random, hillLine, tree, {
          from: -40,
          to: 1960,
          count: 110,
          height: 62,
          sink: 40,
          colours: farTrees,
          sunLeft,
        })
      : '',
    rangeLayer(front, { ...style, id: 'front', seed: `${spec.seed}/front`, distance: 0 }),
    spec.hut ? hut(open - 60, frontLine(open) + 14, 96, palette, sunLeft) : '',
    spec.party ? ropeParty(open - 120, frontLine(open - 120) + 22, 34, 0, spec.party, palette.trees[0]) : '',
    wooded || spec.foreground === 'snowfield'
      ? forest(random, frontLine, tree, {
          ...side,
          count: wooded ? 34 : 9,
          height: wooded ? 190 : 120,
          sink: 90,
          colours: treeTone,
          sunLeft,
        })
      : '',
  ].join('');
}
