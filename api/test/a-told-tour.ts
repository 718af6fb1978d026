import type { FiledActivity, ToldTour } from '../src/modules/catalogue-findings/told-tour.ts';

const activity = (title: string, ...scales: FiledActivity['scales'][number][]): FiledActivity => ({
  title,
  scales,
  isLeaf: true,
});

/** Activities as the demo files them, by their last one. */
export const FILED = {
  hike: [activity('Bergwandern', 'hikingDifficulty')],
  winterHike: [activity('Winterwandern', 'hikingDifficulty')],
  snowshoe: [activity('Schneeschuhtouren', 'snowShoeDifficulty')],
  ski: [activity('Skitagestouren', 'skiDifficulty')],
  highTour: [activity('Gipfeltouren', 'mountainTourDifficulty')],
  avalanche: [activity('Lawinenkurse', 'skiDifficulty')],
  viaFerrata: [activity('Klettersteig', 'rockClimbingDifficulty', 'viaFerrataDifficulty')],
  indoors: [activity('Tourenplanung')],
} as const satisfies Readonly<Record<string, readonly FiledActivity[]>>;

/** A hike that contradicts nothing. */
export function aToldTour(overrides: Partial<ToldTour> = {}): ToldTour {
  return {
    title: 'Grosser Mythen',
    subtitle: '',
    leadText: '',
    programText: '',
    servicesText: '',
    requirementsText: '',
    pictureWords: '',
    activities: FILED.hike,
    grades: {
      hikingDifficulty: 'T2',
      mountainTourDifficulty: null,
      rockClimbingDifficulty: null,
      skiDifficulty: null,
      snowShoeDifficulty: null,
      viaFerrataDifficulty: null,
    },
    fitness: 'B',
    ascent: 700,
    hikingTime: 4,
    maximumParticipants: 8,
    personsPerGuide: null,
    ...overrides,
  };
}
