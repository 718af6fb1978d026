import type { DifficultyField } from '@firn/shared-contracts/domain';

export interface FiledActivity {
  readonly title: string;
  /** Scales of its own and of what stands above it. */
  readonly scales: readonly DifficultyField[];
  /** False for an activity above another one of the same tour. */
  readonly isLeaf: boolean;
}

/** Guests read this of an offer or an event; texts are without their formats. */
export interface ToldTour {
  readonly title: string;
  readonly subtitle: string;
  readonly leadText: string;
  readonly programText: string;
  readonly servicesText: string;
  readonly requirementsText: string;
  /** Title and alternative text of the head picture; empty without one. */
  readonly pictureWords: string;
  readonly activities: readonly FiledActivity[];
  readonly grades: Readonly<Record<DifficultyField, string | null>>;
  readonly fitness: string | null;
  /** Metres. */
  readonly ascent: number | null;
  /** Hours. */
  readonly hikingTime: number | null;
  readonly maximumParticipants: number;
  readonly personsPerGuide: number | null;
}

/** Circumstances of a tour: the day on which an event begins, and what the company says of its groups. */
export interface Occasion {
  /** A Zurich day `YYYY-MM-DD`; null for an offer. */
  readonly day: string | null;
  readonly glacierGuestsPerGuide: number;
}

/** Answers a German sentence, or null where nothing contradicts itself. */
export type CatalogueRule = (tour: ToldTour, occasion: Occasion) => string | null;
