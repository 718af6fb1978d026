import { DIFFICULTY_FIELDS, type DifficultyField } from '@firn/shared-contracts/domain';
import { GERMAN_MONTHS } from '../../lib/german-months.ts';
import type { SearchMeaning } from './search-meaning.types.ts';

const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  winter: [12, 1, 2, 3],
  fruhling: [3, 4, 5],
  fruhsommer: [6],
  sommer: [6, 7, 8, 9],
  hochsommer: [7, 8],
  herbst: [9, 10, 11],
  spatherbst: [11],
};

const months = (list: readonly number[]): SearchMeaning => ({ kind: 'months', months: list });
const weekdays = (list: readonly number[]): SearchMeaning => ({ kind: 'weekdays', weekdays: list });

/** Names of months, weekdays and seasons, and the usual short forms of months. */
const CALENDAR: ReadonlyMap<string, SearchMeaning> = new Map([
  ...GERMAN_MONTHS.flatMap((name, index) => [
    [name, months([index + 1])] as const,
    [name.slice(0, 3), months([index + 1])] as const,
  ]),
  ['janner', months([1])],
  ['sept', months([9])],
  ...WEEKDAYS.flatMap((name, index) => [
    [name, weekdays([index + 1])] as const,
    [`${name}s`, weekdays([index + 1])] as const,
  ]),
  ['wochenende', weekdays([6, 7])],
  ['weekend', weekdays([6, 7])],
  ...Object.entries(SEASONS).map(([name, list]) => [name, months(list)] as const),
]);

/** Cantons and larger regions, as the places of offers abbreviate them. */
const CANTONS: Readonly<Record<string, readonly string[]>> = {
  uri: ['ur'],
  schwyz: ['sz'],
  obwalden: ['ow'],
  nidwalden: ['nw'],
  luzern: ['lu'],
  glarus: ['gl'],
  glarnerland: ['gl'],
  bern: ['be'],
  wallis: ['vs'],
  valais: ['vs'],
  tessin: ['ti'],
  graubunden: ['gr'],
  bunden: ['gr'],
  bundnerland: ['gr'],
  appenzell: ['ai'],
  zentralschweiz: ['ur', 'sz', 'ow', 'nw', 'lu'],
  innerschweiz: ['ur', 'sz', 'ow', 'nw', 'lu'],
  ostschweiz: ['gl', 'ai', 'sg', 'gr'],
};

/** Where a scale is easy, moderate and hard, by the first grade that is no longer easy and the first that is hard. */
const STEPS: Readonly<Partial<Record<DifficultyField, readonly [moderate: string, hard: string]>>> = {
  hikingDifficulty: ['T3', 'T4'],
  mountainTourDifficulty: ['WS', 'ZS-'],
  skiDifficulty: ['WS', 'ZS-'],
  snowShoeDifficulty: ['WT3', 'WT4'],
  viaFerrataDifficulty: ['K3', 'K4'],
};

type Step = 'easy' | 'moderate' | 'hard';

function gradesOf(step: Step): SearchMeaning {
  const entries = Object.entries(STEPS).map(([field, [moderate, hard]]) => {
    const scale: readonly string[] = DIFFICULTY_FIELDS[field as DifficultyField];
    const [from, until] = [scale.indexOf(moderate), scale.indexOf(hard)];
    const ends = { easy: [0, from], moderate: [from, until], hard: [until, scale.length] } as const;
    return [field, scale.slice(...ends[step])] as const;
  });
  return { kind: 'grades', grades: Object.fromEntries(entries) };
}

const GRADE_WORDS: Readonly<Record<string, Step>> = {
  leicht: 'easy',
  einfach: 'easy',
  gemutlich: 'easy',
  mittel: 'moderate',
  mittelschwer: 'moderate',
  massig: 'moderate',
  schwer: 'hard',
  schwierig: 'hard',
  anspruchsvoll: 'hard',
};

/** A grade as it is written: `WT2`, `T4`, or `ZS` with everything that is a ZS. */
function gradeMeaning(word: string): SearchMeaning | null {
  const written = word.toUpperCase().replace('−', '-');
  const entries = Object.entries(DIFFICULTY_FIELDS).flatMap(([field, scale]) => {
    const grades = scale.filter((grade) => grade === written || grade.replace(/[+-]$/, '') === written);
    return grades.length > 0 ? [[field, grades] as const] : [];
  });
  return entries.length > 0 ? { kind: 'grades', grades: Object.fromEntries(entries) } : null;
}

const TYPES: Readonly<Record<string, 'training' | 'tour'>> = {
  kurs: 'training',
  kurse: 'training',
  ausbildung: 'training',
  tour: 'tour',
  touren: 'tour',
};

const INFLECTED = /(?:en|er|es|e|em)$/;

/** Reads a word of the calendar, of a scale, of a canton or of a kind, beside its own letters. */
export function listedMeanings(plain: string, typed: string): readonly SearchMeaning[] {
  const step = GRADE_WORDS[plain] ?? GRADE_WORDS[plain.replace(INFLECTED, '')];
  const canton = CANTONS[plain];
  const type = TYPES[plain];
  const meanings = [
    CALENDAR.get(plain),
    step ? gradesOf(step) : null,
    canton ? ({ kind: 'text', spellings: canton, isWhole: true } as const) : null,
    type ? ({ kind: 'type', type } as const) : null,
    gradeMeaning(typed),
  ];
  return meanings.filter((meaning) => meaning !== undefined && meaning !== null);
}

/** Words of the lists, for the correction of what was mistyped. */
export const LISTED_WORDS: ReadonlyMap<string, string> = new Map(
  [
    ...GERMAN_MONTHS,
    ...WEEKDAYS,
    ...Object.keys(SEASONS),
    ...Object.keys(CANTONS),
    'wochenende',
    'leicht',
    'schwierig',
    'anspruchsvoll',
  ].map((word) => [word, word[0]?.toUpperCase() + word.slice(1)]),
);
