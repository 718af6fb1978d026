import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

/** Glacier blue; shade 7 is `--firn-glacier`, 8 `--firn-glacier-dark`, 0 near `--firn-glacier-pale`. */
export const GLACIER: MantineColorsTuple = [
  '#eef6f9',
  '#dcecf2',
  '#b7d7e3',
  '#8cbed2',
  '#5fa3bf',
  '#3889ab',
  '#1b7294',
  '#0a5a78',
  '#073f55',
  '#052e3f',
];

/** Signal red; shade 7 is `--firn-signal`, 8 `--firn-signal-dark`. */
export const SIGNAL: MantineColorsTuple = [
  '#fdf2f0',
  '#fbe6e2',
  '#f4c5bd',
  '#ea9d90',
  '#e07665',
  '#d75a47',
  '#ce4532',
  '#c4301c',
  '#9c2413',
  '#741a0d',
];

const FONT = 'var(--firn-font)';
const FLAT = 'none';

/**
 * Mantine in Firn's look: the tokens of `tokens.css` where Mantine takes CSS values, hex copies of them where it
 * computes with colours (theme.test.ts compares the two).
 */
export const theme: MantineThemeOverride = {
  primaryColor: 'glacier',
  primaryShade: 7,
  colors: { glacier: GLACIER, red: SIGNAL },
  black: '#12212b',
  fontFamily: FONT,
  fontFamilyMonospace: 'var(--firn-font-mono)',
  headings: { fontFamily: FONT, fontWeight: '700' },
  fontSizes: {
    xs: 'var(--firn-text-xs)',
    sm: 'var(--firn-text-sm)',
    md: 'var(--firn-text-md)',
    lg: 'var(--firn-text-lg)',
  },
  defaultRadius: 'sm',
  radius: {
    xs: 'var(--firn-radius)',
    sm: 'var(--firn-radius)',
    md: 'var(--firn-radius)',
    lg: 'var(--firn-radius)',
    xl: 'var(--firn-radius)',
  },
  shadows: { xs: FLAT, sm: FLAT, md: FLAT, lg: FLAT, xl: FLAT },
  respectReducedMotion: true,
};
