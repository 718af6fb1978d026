import { formatDay } from '../../lib/swiss-format.ts';
import { groundsOf } from './activity-families.ts';
import type { CatalogueRule } from './told-tour.ts';
import { isWithin, type YearSpan } from './year-day.ts';

/** Seasons by their words, the particular ones first: «Spätherbst» is more than «Herbst» (docs/domain/catalogue-check.md#seasons). */
const NAMED: readonly (readonly [RegExp, YearSpan])[] = [
  [/spätherbst/i, ['10-15', '11-30']],
  [/herbst/i, ['09-01', '11-30']],
  [/hochwinter/i, ['12-15', '02-29']],
  // A mountain or a town that begins like the season names none.
  [/(?<!\p{L})winter(?!horn|thur|berg|egg)/iu, ['11-01', '04-15']],
  [/frühsommer/i, ['05-15', '07-15']],
  [/hochsommer/i, ['07-01', '08-31']],
  [/spätsommer/i, ['08-15', '09-30']],
  [/sommer/i, ['06-01', '09-30']],
  [/frühling|frühjahr/i, ['03-01', '06-20']],
];

const OF_GROUND: Readonly<Record<'snow' | 'glacier' | 'path', YearSpan>> = {
  snow: ['11-01', '05-31'],
  glacier: ['05-01', '10-31'],
  path: ['04-01', '11-30'],
};

/** docs/domain/catalogue-check.md#seasons */
export const seasonRule: CatalogueRule = (tour, { day }) => {
  if (day === null) return null;
  const words = `${tour.title}\n${tour.subtitle}`;
  const named = NAMED.find(([pattern]) => pattern.test(words));
  if (named && !isWithin(day, named[1]))
    return `Der Titel sagt «${named[0].exec(words)?.[0]}», der Termin beginnt am ${formatDay(day)}.`;
  const grounds = [...groundsOf(tour)];
  const isInSeason = grounds.some((ground) => ground === 'any' || isWithin(day, OF_GROUND[ground]));
  return grounds.length === 0 || isInSeason
    ? null
    : `Der Termin am ${formatDay(day)} liegt ausserhalb der Saison der Aktivität.`;
};
