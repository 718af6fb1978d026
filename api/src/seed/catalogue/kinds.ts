import type { DifficultyField, EventType, GuideLevel } from '@firn/shared-contracts/domain';
import type { ActivitySlug } from './activities.ts';
import type { LevelTitle, OfferKind } from './types.ts';

/** Which professional may lead: mountain guides everything, the others their own field. */
export type Profession = 'mountainGuide' | 'hikingTeacher' | 'climbingTeacher';

export interface KindSeed {
  readonly type: Exclude<EventType, 'unknown'>;
  readonly activity: ActivitySlug;
  /** First and last month and day (`MM-DD`); may cross the new year. */
  readonly season: readonly [from: string, to: string];
  readonly grades: readonly DifficultyField[];
  readonly professions: readonly Profession[];
  /** What the guide does, as the first line of the services. */
  readonly leader: string;
}

const mountainGuide = {
  professions: ['mountainGuide'],
  leader: 'Führung durch eine Bergführerin oder einen Bergführer mit eidgenössischem Fachausweis',
} as const;
const hikingGuide = {
  professions: ['hikingTeacher', 'mountainGuide'],
  leader: 'Führung durch eine Wanderleiterin oder einen Wanderleiter mit eidgenössischem Fachausweis',
} as const;
const climbingTeacher = {
  professions: ['climbingTeacher', 'mountainGuide'],
  leader: 'Unterricht durch eine Kletterlehrerin oder einen Kletterlehrer mit eidgenössischem Fachausweis',
} as const;

export const KINDS: Readonly<Record<OfferKind, KindSeed>> = {
  highTour: {
    ...mountainGuide,
    type: 'tour',
    activity: 'gipfeltouren',
    season: ['06-15', '09-25'],
    grades: ['mountainTourDifficulty'],
  },
  skiTour: {
    ...mountainGuide,
    type: 'tour',
    activity: 'skitagestouren',
    season: ['12-10', '05-03'],
    grades: ['skiDifficulty'],
  },
  skiHighTour: {
    ...mountainGuide,
    type: 'tour',
    activity: 'skihochtouren',
    season: ['03-10', '05-25'],
    grades: ['skiDifficulty', 'mountainTourDifficulty'],
  },
  snowshoe: {
    ...hikingGuide,
    type: 'tour',
    activity: 'schneeschuhtouren',
    season: ['12-12', '03-31'],
    grades: ['snowShoeDifficulty'],
  },
  hike: {
    ...hikingGuide,
    type: 'tour',
    activity: 'bergwandern',
    season: ['05-20', '10-31'],
    grades: ['hikingDifficulty'],
  },
  winterHike: {
    ...hikingGuide,
    type: 'tour',
    activity: 'winterwandern',
    season: ['11-01', '04-10'],
    grades: ['hikingDifficulty'],
  },
  alpineHike: {
    ...hikingGuide,
    type: 'tour',
    activity: 'alpinwandern',
    season: ['06-25', '10-05'],
    grades: ['hikingDifficulty'],
  },
  trek: {
    ...hikingGuide,
    type: 'tour',
    activity: 'trekking',
    season: ['07-01', '09-20'],
    grades: ['hikingDifficulty', 'mountainTourDifficulty'],
  },
  crag: {
    ...climbingTeacher,
    type: 'tour',
    activity: 'sportklettern',
    season: ['04-10', '10-25'],
    grades: ['rockClimbingDifficulty'],
  },
  multiPitch: {
    ...mountainGuide,
    type: 'tour',
    activity: 'mehrseillaengen',
    season: ['05-15', '10-10'],
    grades: ['rockClimbingDifficulty'],
  },
  viaFerrata: {
    ...climbingTeacher,
    leader: 'Führung durch eine Kletterlehrerin oder einen Bergführer mit eidgenössischem Fachausweis',
    type: 'tour',
    activity: 'klettersteig',
    season: ['06-01', '10-20'],
    grades: ['viaFerrataDifficulty'],
  },
  ice: { ...mountainGuide, type: 'tour', activity: 'eisklettern', season: ['12-20', '03-10'], grades: [] },
  freeride: {
    ...mountainGuide,
    type: 'tour',
    activity: 'freeride',
    season: ['12-15', '04-05'],
    grades: ['skiDifficulty'],
  },
  avalancheCourse: {
    ...mountainGuide,
    type: 'training',
    activity: 'lawinenkurse',
    season: ['11-25', '03-20'],
    grades: ['skiDifficulty'],
  },
  skiCourse: {
    ...mountainGuide,
    type: 'training',
    activity: 'skitourenkurse',
    season: ['12-10', '04-05'],
    grades: ['skiDifficulty'],
  },
  rockCourse: {
    ...climbingTeacher,
    type: 'training',
    activity: 'fels-grundkurse',
    season: ['04-20', '10-10'],
    grades: ['rockClimbingDifficulty'],
  },
  glacierCourse: {
    ...mountainGuide,
    type: 'training',
    activity: 'eis-grundkurse',
    season: ['06-10', '09-20'],
    grades: ['mountainTourDifficulty'],
  },
  classroom: {
    ...mountainGuide,
    leader: 'Unterricht durch eine Bergführerin oder einen Bergführer mit eidgenössischem Fachausweis',
    type: 'training',
    activity: 'tourenplanung',
    season: ['01-01', '12-31'],
    grades: [],
  },
};

/** The lowest qualification that may lead a level alone (docs/domain/events.md#guides). */
export const REQUIRED_QUALIFICATION: Readonly<
  Record<Profession, Readonly<Record<LevelTitle, readonly GuideLevel[]>>>
> = {
  mountainGuide: {
    Basis: [
      'aspirant3',
      'aspirant4',
      'guide1',
      'guide2',
      'guide3',
      'guide4',
      'guide5',
      'guide6',
      'guide1+',
      'partner',
    ],
    Aufbau: ['guide1', 'guide2', 'guide3', 'guide4', 'guide5', 'guide6', 'guide1+', 'partner'],
    Fortgeschritten: ['guide1', 'guide2', 'guide3', 'guide4', 'guide5', 'guide6', 'guide1+', 'partner'],
  },
  hikingTeacher: {
    Basis: ['hikingTeacher1', 'hikingTeacher2', 'hikingTeacher3', 'hikingTeacher4'],
    Aufbau: ['hikingTeacher2', 'hikingTeacher3', 'hikingTeacher4'],
    Fortgeschritten: ['hikingTeacher3', 'hikingTeacher4'],
  },
  climbingTeacher: {
    Basis: ['climbingTeacher1', 'climbingTeacher2', 'climbingTeacher3', 'climbingTeacher4'],
    Aufbau: ['climbingTeacher2', 'climbingTeacher3', 'climbingTeacher4'],
    Fortgeschritten: ['climbingTeacher3', 'climbingTeacher4'],
  },
};
