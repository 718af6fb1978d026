import type { HouseFigure } from './figures.ts';

/** Where each figure stands: it may fall, and whoever lowers it lowers the limit. Growth of a room is no fault. */
export const LIMITS: Readonly<Record<string, number>> = {
  'Files that name a plain field of the exemplar': 8,
  'Lines that name it': 18,
  'Source lines of the exemplar': 191,
  'Test lines of the exemplar': 263,
  'Source lines of mfe-admin/src/shared': 9757,
  'Most loose files in a feature of a remote': 63,
  'Comment lines that begin without a verb': 1532,
};

/** The figures that stand above their limit, each as a sentence. */
export function overLimits(
  figures: readonly HouseFigure[],
  limits: Readonly<Record<string, number>> = LIMITS,
): string[] {
  return figures.flatMap(({ name, value }) => {
    const limit = limits[name];
    return limit === undefined || value <= limit ? [] : [`${name}: ${value}; it stood at ${limit}.`];
  });
}
