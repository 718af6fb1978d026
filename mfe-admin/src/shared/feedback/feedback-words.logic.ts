import { type Season, seasonName, seasonOf, seasonSpan } from '@firn/shared-contracts/domain';

export const meanOf = (grades: readonly (number | null)[]): number | null => {
  const given = grades.filter((grade) => grade !== null);
  return given.length === 0 ? null : given.reduce((sum, grade) => sum + grade, 0) / given.length;
};

const SEASONS_SHOWN = 8;
const DAY_MS = 24 * 3_600_000;

/** The last seasons with their names, the newest first. */
export function seasonOptions(now: Date): Readonly<Record<string, string>> {
  const seasons: Season[] = [];
  let at = now;
  while (seasons.length < SEASONS_SHOWN) {
    const season = seasonOf(at);
    seasons.push(season);
    at = new Date(seasonSpan(season).from.getTime() - DAY_MS);
  }
  return Object.fromEntries(seasons.map((season) => [season, seasonName(season)]));
}
