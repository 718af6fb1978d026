import { GERMAN_MONTHS } from '../lib/german-months.ts';

/** A day or a month that somebody types; null where any will do. */
export interface NamedDay {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
}

/** One word, one telephone number or one day of a typed text asks for this. */
export interface SearchTerm {
  /** `like` patterns for a normalised text: all of one way have to occur. */
  readonly ways: readonly (readonly string[])[];
  readonly day: NamedDay | null;
}

const MAXIMUM_TERMS = 8;
/** Shorter words are looked for where words begin: they are parts of nearly everything. */
const SHORTEST_PART = 3;
/** Fewer digits than these are a code, a year or a postal code; four are a telephone number if they are written like one. */
const PHONE_DIGITS = { surely: 5, perhaps: 4 } as const;

const OTHER_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** Makes of a text what the database does by `plain_letters`: lower case without accents, «ue» like «ü». */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøłđðı]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(/([aou])e/g, '$1');

/** Makes of a telephone number what the database does by `phone_digits`: as it is dialled after +41 or 0. */
export const phoneDigits = (text: string): string =>
  text
    .replace(/[^0-9+]/g, '')
    .replace(/^(\+|00)410?/, '')
    .replace(/^(\+|00|0)/, '');

function patternOf(part: string): string {
  const escaped = part.replace(/[\\%_]/g, '\\$&');
  return part.length < SHORTEST_PART ? `% ${escaped}%` : `%${escaped}%`;
}

function looksDialled(text: string, { length }: string): boolean {
  const isWrittenLikeOne = /^[+0]|\s/.test(text);
  return length >= PHONE_DIGITS.surely || (isWrittenLikeOne && length >= PHONE_DIGITS.perhaps);
}

/** Groups of digits: each of them as it stands, or all of them as one telephone number. */
function numberTerm(groups: readonly string[]): SearchTerm {
  const text = groups.join(' ');
  const digits = text.replace(/\D/g, '');
  const dialled = phoneDigits(text);
  // «41» may be no country in a number that is typed from its middle on.
  const spoken = looksDialled(text, digits)
    ? [...new Set([dialled, dialled.replace(/^41(?=\d{4})/, '')])].filter(Boolean)
    : [];
  return { ways: [groups.map(patternOf), ...spoken.map((each) => [`%${each}%`])], day: null };
}

const isDigits = (word: string) => /^[+(]?\d[\d()/.–'-]*$/.test(word);
const isBeginning = (word: string) => /^(\+|\(?0)/.test(word);

const DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/;
const MONTH = /^(\d{1,2})\.(\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const century = (year: string | undefined) => (year ? Number(year.length === 2 ? `20${year}` : year) : null);

function dayOf(word: string): NamedDay | null {
  const [, day, month, year] = DAY.exec(word) ?? [];
  if (day && month) return { year: century(year), month: Number(month), day: Number(day) };
  const [, ofYear, inYear] = MONTH.exec(word) ?? [];
  if (ofYear && inYear) return { year: Number(inYear), month: Number(ofYear), day: null };
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(word) ?? [];
  return isoYear ? { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) } : null;
}

/** The number of a month by its name, or by three letters of it and a point; null for another word. */
function monthOf(word: string): number | null {
  const plain = plainLetters(word);
  const index = GERMAN_MONTHS.findIndex((name) => name === plain || `${name.slice(0, 3)}.` === plain);
  return index < 0 ? null : index + 1;
}

interface Taken {
  readonly term: SearchTerm;
  readonly count: number;
}

/** «14. Februar 2026», «Februar 2026» or «Februar» at the beginning of some words. */
function spokenDay(words: readonly string[]): Taken | null {
  const day = /^(\d{1,2})\.$/.exec(words[0] ?? '')?.[1];
  const at = day ? 1 : 0;
  const word = words[at] ?? '';
  const month = monthOf(word);
  if (month === null) return null;
  const year = /^(19|20)\d\d$/.exec(words[at + 1] ?? '')?.[0];
  const count = at + (year ? 2 : 1);
  const named = { year: year ? Number(year) : null, month, day: day ? Number(day) : null };
  return {
    term: { ways: [words.slice(0, count).map((each) => patternOf(plainLetters(each)))], day: named },
    count,
  };
}

/** Nothing in a calendar is counted from 0. */
const isIn = (value: number, most: number) => value >= 1 && value <= most;

function writtenDay([word = '']: readonly string[]): Taken | null {
  const day = dayOf(word);
  const isDay = day && isIn(day.month, 12) && isIn(day.day ?? 1, 31) && isIn(day.year ?? 1, 9999);
  return isDay ? { term: { ways: [[patternOf(word)]], day }, count: 1 } : null;
}

/** Digits in groups, up to where a telephone number begins behind something else. */
function typedNumber(words: readonly string[]): Taken | null {
  const [first = ''] = words;
  if (!isDigits(first)) return null;
  const end = words.findIndex(
    (word, at) => at > 0 && (!isDigits(word) || (isBeginning(word) && !isBeginning(first))),
  );
  const groups = words.slice(0, end < 0 ? words.length : end);
  return { term: numberTerm(groups), count: groups.length };
}

const EDGES = /^[\s,;:«»"'!?]+|[\s,;:«»"'!?]+$/g;

/**
 * Says what a typed text asks for (docs/domain/office.md#one-search): all of it has to be found, in any order. None for a text
 * without a letter or a digit.
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(EDGES, ''))
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length && terms.length < MAXIMUM_TERMS; ) {
    const rest = words.slice(at);
    const word = { term: { ways: [[patternOf(plainLetters(rest[0] ?? ''))]], day: null }, count: 1 };
    const { term, count } = spokenDay(rest) ?? writtenDay(rest) ?? typedNumber(rest) ?? word;
    terms.push(term);
    at += count;
  }
  return terms;
}
