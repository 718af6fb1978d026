import * as states from '../domain/states.ts';

const { SALUTATIONS: _germanAlready, ...rest } = states;

/** Every closed list whose values have labels, by the name of its constant. */
export const CLOSED_LISTS: Readonly<Record<string, readonly string[]>> = rest;

const RAW_VALUES = Object.values(CLOSED_LISTS)
  .flat()
  .sort((a, b) => b.length - a.length)
  .map((value) => value.replaceAll('+', '\\+'));

/** Whole words in their exact case; what follows a slash is part of an address. */
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}/_-])(?:${RAW_VALUES.join('|')}|ROLE_[A-Z_]+)(?![\\p{L}\\p{N}_@-])`,
  'gu',
);

/**
 * The values of closed lists (`../domain/states.ts`) and the roles that stand in a text as they are stored, such as
 * `no_guide`. People read labels: `@firn/shared-ui/labels`. Every test in a browser's document checks what it shows
 * by this (`remote-build/src/jest/fail-on-raw-values.mjs`).
 */
export const rawValuesIn = (text: string): string[] => text.match(PATTERN) ?? [];
