import type { Colour } from './colour.ts';

/** Four tones from full shadow to full light. */
export type Tones = readonly [Colour, Colour, Colour, Colour];

export interface Palette {
  /** From the zenith to the horizon. */
  readonly sky: Tones;
  readonly sun: Colour;
  readonly glow: Colour;
  /** What distance turns everything into. */
  readonly haze: Colour;
  readonly rock: Tones;
  readonly snow: Tones;
  readonly meadow: Tones;
  /** Trees: shadow side and light side. */
  readonly trees: readonly [Colour, Colour];
  readonly ground: Tones;
  readonly window: Colour;
}

export const PALETTES = {
  dawn: {
    sky: ['#33507f', '#7f86ad', '#e8b59c', '#fbdcb4'],
    sun: '#fff3d6',
    glow: '#ffd9a0',
    haze: '#efc7ae',
    rock: ['#35405f', '#56567a', '#97707a', '#d69a82'],
    snow: ['#6f86b4', '#a5abcb', '#f0bfae', '#ffe6cf'],
    meadow: ['#2f4a4e', '#46615a', '#71755d', '#a3906a'],
    trees: ['#1d2f42', '#31475a'],
    ground: ['#2a3c52', '#3f5468', '#5f6c78', '#8d8587'],
    window: '#ffd98a',
  },
  noon: {
    sky: ['#2f7fb8', '#5ea6d0', '#a5d0e2', '#dcedee'],
    sun: '#fffbe8',
    glow: '#ffffff',
    haze: '#cfe3e8',
    rock: ['#3d5468', '#647684', '#96978f', '#c8bda6'],
    snow: ['#7fa6c9', '#b3cde0', '#e6eff2', '#fdfdf6'],
    meadow: ['#2c5a45', '#4a7a4d', '#7b9d57', '#adbf6c'],
    trees: ['#173f3a', '#2c6250'],
    ground: ['#335f46', '#568150', '#86a55b', '#b4c270'],
    window: '#3d5468',
  },
  winter: {
    sky: ['#1f5f9c', '#4b8fc2', '#9cc7e0', '#e3eff2'],
    sun: '#fffdf0',
    glow: '#fff4d8',
    haze: '#d6e5ee',
    rock: ['#2f4760', '#51667b', '#83909a', '#b9b5a8'],
    snow: ['#6b97c4', '#a3c3df', '#dfebf3', '#fffdf5'],
    meadow: ['#7ba3ca', '#acc8e0', '#dde9f1', '#fbfaf3'],
    trees: ['#1b3c50', '#3f6b7d'],
    ground: ['#86abd0', '#b2cbe2', '#dde8f1', '#fdfcf6'],
    window: '#f3c76b',
  },
  dusk: {
    sky: ['#1d2850', '#4b4478', '#b8667f', '#f0a474'],
    sun: '#ffe2b0',
    glow: '#ff9f6b',
    haze: '#a8708a',
    rock: ['#20264a', '#3d3a63', '#7c4f6b', '#d17d66'],
    snow: ['#4a5590', '#7a74a8', '#d48c8f', '#ffc39a'],
    meadow: ['#1c2b44', '#2f3b52', '#4d4a5c', '#7c5f60'],
    trees: ['#111a33', '#232b4a'],
    ground: ['#1c2444', '#2e3458', '#4c4568', '#74596f'],
    window: '#ffd27a',
  },
  storm: {
    sky: ['#3c4b58', '#5d6c77', '#8e9a9e', '#c6c9c2'],
    sun: '#e9e6d6',
    glow: '#dfe0d6',
    haze: '#a9b3b4',
    rock: ['#28343d', '#45525a', '#6f7877', '#a19f92'],
    snow: ['#71868f', '#9fafb4', '#cbd3d2', '#eeeee6'],
    meadow: ['#2b3f3c', '#44574d', '#69755f', '#949776'],
    trees: ['#18262b', '#2d3f42'],
    ground: ['#2a3a3b', '#43544e', '#66725f', '#8b8f74'],
    window: '#f0c46a',
  },
  autumn: {
    sky: ['#2c6ea6', '#649dc6', '#b4d0d8', '#f1e4c8'],
    sun: '#fff6dc',
    glow: '#ffeec2',
    haze: '#d9d6c6',
    rock: ['#3b4a5c', '#66696f', '#9c8a78', '#d0b48e'],
    snow: ['#7d9fc0', '#b6c8d8', '#e8ebe8', '#fffaee'],
    meadow: ['#5a4a2e', '#8a6a34', '#b98c3d', '#dcb452'],
    trees: ['#a5611c', '#e0a02e'],
    ground: ['#54492f', '#7f6a37', '#a98c42', '#ceb057'],
    window: '#3b4a5c',
  },
  night: {
    sky: ['#0b1733', '#152a52', '#2c4a78', '#5f83a6'],
    sun: '#f4f1df',
    glow: '#b7cbe0',
    haze: '#3d5f86',
    rock: ['#0f1d36', '#1d3152', '#3a5173', '#6f87a0'],
    snow: ['#2a4674', '#4d6d99', '#90abc8', '#d6e2ea'],
    meadow: ['#13263f', '#21395a', '#3a5577', '#5f7894'],
    trees: ['#081226', '#14233f'],
    ground: ['#2a4672', '#46658f', '#7592b2', '#b3c5d6'],
    window: '#ffce70',
  },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;
