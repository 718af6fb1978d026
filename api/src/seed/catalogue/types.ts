import type { ExtraCost } from '@firn/shared-contracts/api';
import type { DifficultyField, GuideLevel } from '@firn/shared-contracts/domain';
import type { ActivitySlug } from './activities.ts';
import type { MeetingPointName, PlaceName } from './places.ts';

export type LevelTitle = 'Basis' | 'Aufbau' | 'Fortgeschritten';
export type SleepingStyleTitle = 'Hütte' | 'Hotel' | 'Biwak' | 'Zelt' | 'ohne Übernachtung';

/** What offers of one kind have in common: season, packing list, who may guide them. */
export type OfferKind =
  | 'highTour'
  | 'skiTour'
  | 'skiHighTour'
  | 'snowshoe'
  | 'hike'
  | 'winterHike'
  | 'alpineHike'
  | 'trek'
  | 'crag'
  | 'multiPitch'
  | 'viaFerrata'
  | 'ice'
  | 'freeride'
  | 'avalancheCourse'
  | 'skiCourse'
  | 'rockCourse'
  | 'glacierCourse'
  | 'classroom';

/** CHF per person. Parts that are missing cost nothing. */
export interface PriceSeed {
  readonly training?: number;
  readonly abroad?: number;
  readonly overnight?: number;
  readonly tour?: number;
  readonly food?: number;
}

export interface OfferSeed {
  readonly code: string;
  readonly kind: OfferKind;
  readonly title: string;
  readonly subtitle: string;
  readonly place: string;
  readonly meeting: MeetingPointName;
  /** The first one is the offer's location. */
  readonly pois: readonly [PlaceName, ...PlaceName[]];
  /** Beside the kind's own activity. */
  readonly activities?: readonly ActivitySlug[];
  readonly level: LevelTitle;
  readonly grades: Readonly<Partial<Record<DifficultyField, string>>>;
  readonly fitness: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Metres, the longest day. */
  readonly ascent?: number;
  readonly descent?: number;
  /** Hours of the longest day, steps of 0.25. */
  readonly hours?: number;
  /** The least qualification of its guides; only an office that insists says one. */
  readonly requiredGuideLevel?: GuideLevel;
  readonly personsPerGuide?: number;
  readonly sleeping: SleepingStyleTitle;
  readonly participants: readonly [minimum: number, maximum: number];
  readonly minimumAge?: number;
  readonly price: PriceSeed;
  /** Paid on site, beside the drinks of a night. */
  readonly extraCosts?: readonly ExtraCost[];
  readonly meetingTime: string;
  /** When guests are back on the last day, where it does not follow from the hours. */
  readonly returnTime?: string;
  readonly lead: string;
  /** One text per day. */
  readonly program: readonly [string, ...string[]];
  readonly requirements?: string;
  /** Lessons of a course. */
  readonly curriculum?: readonly string[];
  readonly tags: readonly TagTitle[];
  /** First and last month and day (`MM-DD`) where the kind's season does not fit; may cross the new year. */
  readonly season?: readonly [from: string, to: string];
}

export const TAGS = [
  'Viertausender',
  'Gipfel',
  'mit öV erreichbar',
  'Genuss',
  'Frauen',
  'Familien',
  'Klassiker',
  'Sonnenaufgang',
  'kleine Gruppe',
  'Woche',
  'Wochenende',
  'Abend',
] as const;
export type TagTitle = (typeof TAGS)[number];
