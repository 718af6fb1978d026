import { formatCount } from '../../lib/swiss-format.ts';
import type { CatalogueRule, ToldTour } from './told-tour.ts';

/** The most that each letter stands for (docs/domain/catalogue-check.md#fitness): hours and metres of ascent of the longest day. */
const FITNESS_LIMITS: ReadonlyMap<string, { readonly hours: number; readonly metres: number }> = new Map([
  ['A', { hours: 3, metres: 400 }],
  ['B', { hours: 5, metres: 800 }],
  ['C', { hours: 7, metres: 1200 }],
  ['D', { hours: 9, metres: 1600 }],
]);

const SAID_METRES = /\bbis(?: zu)? ([\d'’]+) (?:Höhenmeter|Hm\b|m Aufstieg)/i;

function beyondItsLetter({ fitness, ascent, hikingTime }: ToldTour): string | null {
  const limit = FITNESS_LIMITS.get(fitness ?? '');
  if (!limit) return null;
  if ((ascent ?? 0) > limit.metres)
    return `Kondition ${fitness} reicht bis ${formatCount(limit.metres)} Höhenmeter; die Tour hat ${formatCount(ascent ?? 0)}.`;
  if ((hikingTime ?? 0) > limit.hours)
    return `Kondition ${fitness} reicht bis ${limit.hours} Stunden; die Tour dauert ${hikingTime}.`;
  return null;
}

/** docs/domain/catalogue-check.md#fitness */
export const fitnessRule: CatalogueRule = (tour) => {
  if (tour.activities.every(({ scales }) => scales.length === 0)) return null;
  const beyond = beyondItsLetter(tour);
  if (beyond) return beyond;
  const said = SAID_METRES.exec(tour.requirementsText)?.[1]?.replace(/['’]/g, '');
  return said && tour.ascent !== null && tour.ascent > Number(said)
    ? `Die Voraussetzungen nennen ${formatCount(Number(said))} Höhenmeter; die Tour hat ${formatCount(tour.ascent)}.`
    : null;
};
