import { isOnlyOn } from './activity-families.ts';
import type { CatalogueRule } from './told-tour.ts';

const OF_PATHS = /steinig|geröll|grasig|bergwanderweg/i;
const OF_SNOW = /tiefschnee|parallelschwung|spitzkehre|\bpiste/i;

/** docs/domain/catalogue-check.md#ground */
export const groundRule: CatalogueRule = (tour) => {
  const isSnow = isOnlyOn(tour, 'snow');
  const stray = isSnow ? OF_PATHS : isOnlyOn(tour, 'path') ? OF_SNOW : null;
  const word = stray?.exec(tour.requirementsText)?.[0];
  if (!word) return null;
  return `Die Voraussetzungen sprechen von «${word}», die Tour ist ${isSnow ? 'auf Schnee' : 'ohne Schnee'}.`;
};
