import { KNOWN_PLACES } from '@firn/shared-contracts/domain';
import { toPlainText } from '../../db/columns.ts';
import { spellingsOf, stemOf, wordsOf } from './plain-words.ts';
import type { SearchMeaning, SearchReading } from './search-meaning.types.ts';
import { nearestWord } from './spelling.ts';
import type { Vocabulary } from './vocabulary.read-model.ts';
import { LISTED_WORDS, listedMeanings } from './word-lists.ts';

const MAXIMUM_WORDS = 8;
const LONGEST_PHRASE = 3;

/** Words that join others and ask for nothing. */
const JOINING = new Set(
  'und oder im in am an auf mit fur der die das den dem des ein eine einen einem einer von vom zum zur bei beim ab nach uber alle'.split(
    ' ',
  ),
);
/** Second parts of compounds that guests make themselves: «Skitourenkurs», «Rigitour». */
const SECOND_PARTS = ['kurse', 'kurs', 'touren', 'tour', 'wochenende', 'woche', 'tage', 'tag'];
const SHORTEST_PART = 4;

const any = (of: readonly SearchMeaning[]): SearchMeaning =>
  of.length === 1 && of[0] ? of[0] : { kind: 'any', of };
const all = (of: readonly SearchMeaning[]): SearchMeaning =>
  of.length === 1 && of[0] ? of[0] : { kind: 'all', of };
const asText = (word: string): SearchMeaning => ({
  kind: 'text',
  spellings: spellingsOf(word.replace(/[+−-]$/, '')),
});

const PLACES = new Map(KNOWN_PLACES.map((place) => [toPlainText(place.title), place]));

/** Records whose name has the word: activities, levels and tags by their stem, guides by a beginning of their name. */
function namedMeanings(plain: string, { named }: Vocabulary): SearchMeaning[] {
  const stem = stemOf(plain);
  return named.flatMap(({ kind, ids, words }): SearchMeaning[] => {
    const has = words.some((word) => (kind === 'guides' ? word.startsWith(plain) : stemOf(word) === stem));
    return has ? [{ kind, ids }] : [];
  });
}

/** Asks the texts for a word by its beginning, or else by its stem with another ending. */
function knownText(word: string, { words }: Vocabulary): SearchMeaning | null {
  const [known, spellings] = [[...words.keys()], spellingsOf(word)];
  if (known.some((each) => spellings.some((spelling) => each.startsWith(spelling)))) return asText(word);
  const stems = spellings.map(stemOf);
  const isKnown = known.some((each) => stems.includes(stemOf(each)));
  return isKnown ? { kind: 'text', spellings: [...new Set([...spellings, ...stems])] } : null;
}

/** Reads a word as it stands, without search words; null for one that nothing knows. */
function plainMeaning(word: string, vocabulary: Vocabulary): SearchMeaning | null {
  const plain = toPlainText(word);
  const found = [...listedMeanings(plain, word), ...namedMeanings(plain, vocabulary)];
  const text = knownText(word, vocabulary);
  const place = vocabulary.titleWords.has(plain) ? undefined : PLACES.get(plain);
  if (place) found.push({ kind: 'near', place });
  return found.length > 0 || text ? any([text ?? asText(word), ...found]) : null;
}

/** Reads a word as the office says that it is meant; null where it says nothing. */
function officeMeaning(phrase: string, vocabulary: Vocabulary): SearchMeaning | null {
  const entry =
    vocabulary.searchWords.get(phrase) ?? vocabulary.searchWords.get(stemmedKey(phrase, vocabulary));
  if (!entry) return null;
  const meanings = entry.meanings.map((meaning) =>
    all(wordsOf(meaning).map((word) => plainMeaning(word, vocabulary) ?? asText(word))),
  );
  return any([all(wordsOf(phrase).map(asText)), ...meanings]);
}

const stemmedKey = (phrase: string, { searchWords }: Vocabulary): string =>
  [...searchWords.keys()].find((key) => stemOf(key) === stemOf(phrase)) ?? '';

/** The two parts of a compound that are both known: «Skitourenkurs». */
function compoundMeaning(word: string, vocabulary: Vocabulary): SearchMeaning | null {
  const plain = toPlainText(word);
  for (const second of SECOND_PARTS) {
    if (!plain.endsWith(second) || plain.length - second.length < SHORTEST_PART) continue;
    const first = plain.slice(0, -second.length);
    for (const part of [first, first.replace(/(?:er|en|s|n|e)$/, '')]) {
      const meaning = officeMeaning(part, vocabulary) ?? plainMeaning(part, vocabulary);
      if (meaning) return all([meaning, plainMeaning(second, vocabulary) ?? asText(second)]);
    }
  }
  return null;
}

const knownMeaning = (word: string, vocabulary: Vocabulary): SearchMeaning | null => {
  const plain = toPlainText(word);
  const meanings = [
    officeMeaning(plain, vocabulary),
    plainMeaning(word, vocabulary),
    compoundMeaning(word, vocabulary),
  ].filter((meaning) => meaning !== null);
  return meanings.length > 0 ? any(meanings) : null;
};

/** The word that one was meant to be, as it is written. */
function correctionOf(word: string, { words, searchWords }: Vocabulary): string | null {
  const written = new Map([
    ...words,
    ...LISTED_WORDS,
    ...KNOWN_PLACES.map(({ title }) => [toPlainText(title), title] as const),
    ...[...searchWords].map(([plain, { title }]) => [plain, title] as const),
  ]);
  const nearest = nearestWord(toPlainText(word), written.keys());
  return nearest === null ? null : (written.get(nearest) ?? null);
}

function readWord(word: string, vocabulary: Vocabulary) {
  const known = knownMeaning(word, vocabulary);
  if (known) return { meaning: known, written: word };
  const corrected = correctionOf(word, vocabulary);
  const meaning = corrected === null ? null : knownMeaning(corrected, vocabulary);
  return meaning && corrected
    ? { meaning: any([asText(word), meaning]), written: corrected }
    : { meaning: asText(word), written: word };
}

/** The longest phrase of search words at the beginning of some words, or their first word. */
function readNext(words: readonly string[], vocabulary: Vocabulary) {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    const meaning = officeMeaning(toPlainText(phrase.join(' ')), vocabulary);
    if (meaning) return { meaning, written: phrase.join(' '), length };
  }
  return { ...readWord(words[0] ?? '', vocabulary), length: 1 };
}

/** How a text is understood (docs/domain/search.md): every word has to hold, in one of its meanings. */
export function readSearch(text: string, vocabulary: Vocabulary): SearchReading {
  const words = wordsOf(text).slice(0, MAXIMUM_WORDS);
  const terms: SearchMeaning[] = [];
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const next = readNext(words.slice(at), vocabulary);
    if (!JOINING.has(toPlainText(next.written))) terms.push(next.meaning);
    written.push(next.written);
    at += next.length;
  }
  const isCorrected = written.join(' ') !== words.join(' ');
  return { terms, didYouMean: isCorrected ? written.join(' ') : null };
}
