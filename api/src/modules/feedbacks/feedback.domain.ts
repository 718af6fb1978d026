import {
  type FeedbackAnswer,
  type FeedbackFigures,
  GRADES,
  VOICES_FOR_GUIDES,
} from '@firn/shared-contracts/api';
import { bySeason, type Season } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Condition } from '../../records/state-machine.domain.ts';

/** Tally of the voices of one season. */
export interface SeasonTally {
  readonly season: Season;
  readonly voices: number;
  /** Sum of the means of the voices. */
  readonly sum: number;
  /** Number of ratings of each criterion, and their sum. */
  readonly criteria: Readonly<Record<string, { readonly voices: number; readonly sum: number }>>;
  /** Number of voices for each grade from 1 to 5. */
  readonly grades: readonly number[];
}

/** The mean with one decimal; null without voices. */
export const averageOf = (sum: number, voices: number): number | null =>
  voices === 0 ? null : Math.round((sum / voices) * 10) / 10;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function criterionOf(tallies: readonly SeasonTally[], criterion: string) {
  const voices = total(tallies.map(({ criteria }) => criteria[criterion]?.voices ?? 0));
  const sum = total(tallies.map(({ criteria }) => criteria[criterion]?.sum ?? 0));
  return { criterion, voices, average: averageOf(sum, voices) };
}

/** The figures over all seasons and of each, the newest first (docs/domain/feedback.md#figures). */
export function figuresOf(tallies: readonly SeasonTally[], criteria: readonly string[]): FeedbackFigures {
  const voices = total(tallies.map((tally) => tally.voices));
  return {
    voices,
    average: averageOf(total(tallies.map(({ sum }) => sum)), voices),
    criteria: criteria.map((criterion) => criterionOf(tallies, criterion)),
    grades: GRADES.map((_grade, index) => total(tallies.map(({ grades }) => grades[index] ?? 0))),
    seasons: tallies
      .toSorted((one, other) => bySeason(one.season, other.season))
      .map((tally) => ({
        season: tally.season,
        voices: tally.voices,
        average: averageOf(tally.sum, tally.voices),
      })),
  };
}

/**
 * The own figures that a guide may read: nothing below 3 voices, and no season whose voices, or those left over, would
 * be so few (docs/domain/feedback.md#what-guides-read).
 */
export function figuresForGuide(figures: FeedbackFigures): FeedbackFigures | null {
  if (figures.voices < VOICES_FOR_GUIDES) return null;
  const shown = figures.seasons.filter(({ voices }) => voices >= VOICES_FOR_GUIDES);
  const smallestLast = shown.toSorted((one, other) => other.voices - one.voices);
  const isTelling = () => {
    const rest = figures.voices - total(smallestLast.map(({ voices }) => voices));
    return rest > 0 && rest < VOICES_FOR_GUIDES;
  };
  while (smallestLast.length > 0 && isTelling()) smallestLast.pop();
  return { ...figures, seasons: shown.filter((season) => smallestLast.includes(season)) };
}

/** The event that an answer must fit. */
interface AskedEvent {
  readonly overnight: boolean;
  /** Ids of who can be rated. */
  readonly guides: ReadonlySet<string>;
}

const NO_HUT = 'Dieser Termin war ohne Übernachtung. Bitte lass die Hütte weg.';
const NOT_ITS_GUIDE = 'Diese Person hat den Termin nicht geführt. Bitte lass sie weg.';
const GUIDE_TWICE = 'Diese Person hast du schon bewertet. Bitte lass sie einmal weg.';

/** Parts of an answer that do not fit the event, by field (docs/domain/feedback.md#answering). */
export function answerViolations(
  { tour, guides = [] }: FeedbackAnswer,
  rated: readonly (string | null)[],
  event: AskedEvent,
): Violation[] {
  const hut = tour.hut && !event.overnight ? [{ propertyPath: 'tour.hut', message: NO_HUT }] : [];
  const ofGuides = guides.flatMap((_guide, index) => {
    const id = rated[index];
    const propertyPath = `guides[${index}].guide`;
    if (!id || !event.guides.has(id)) return [{ propertyPath, message: NOT_ITS_GUIDE }];
    return rated.indexOf(id) < index ? [{ propertyPath, message: GUIDE_TWICE }] : [];
  });
  return [...hut, ...ofGuides];
}

export interface PublishFacts {
  readonly publishConsent: boolean;
  readonly comment: string;
  readonly isPrivate: boolean;
}

/** Conditions under which an answer may be published (docs/domain/feedback.md#the-office). */
export const PUBLISHABLE: readonly Condition<PublishFacts>[] = [
  {
    propertyPath: 'publishConsent',
    message: 'Diese Person hat nicht zugestimmt, dass ihr Kommentar veröffentlicht wird.',
    isMet: ({ publishConsent }) => publishConsent,
  },
  {
    propertyPath: 'comment',
    message: 'Ohne Kommentar gibt es nichts zu veröffentlichen.',
    isMet: ({ comment }) => comment !== '',
  },
  {
    propertyPath: 'event',
    message: 'Der Event war privat: Seine Rückmeldungen bleiben im Büro.',
    isMet: ({ isPrivate }) => !isPrivate,
  },
];
