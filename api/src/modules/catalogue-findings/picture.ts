import { isOnlyOn } from './activity-families.ts';
import type { CatalogueRule } from './told-tour.ts';

const OF_SNOW = /schnee|winter|\bski/i;
const OF_SUMMER = /sommer|herbst|blume|wiese|alpweide|\bju[nl]i\b/i;

/** docs/domain/catalogue-check.md#pictures */
export const pictureRule: CatalogueRule = (tour) => {
  const isSnow = isOnlyOn(tour, 'snow');
  const stray = isSnow ? OF_SUMMER : isOnlyOn(tour, 'path') ? OF_SNOW : null;
  const word = stray?.exec(tour.pictureWords)?.[0];
  return word
    ? `Das Titelbild zeigt «${word}», die Tour ist ${isSnow ? 'auf Schnee' : 'ohne Schnee'}.`
    : null;
};
