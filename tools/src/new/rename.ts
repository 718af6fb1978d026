import { type Names, namesOf } from './names.ts';

/** The resource that a new one is made from (docs/how-to/add-a-resource.md). */
export const EXEMPLAR = namesOf({
  name: 'sleeping-styles',
  title: 'die Übernachtungsart',
  plural: 'Übernachtungsarten',
  singular: undefined,
});

/** Names of things that the exemplar's tests use. */
const SAMPLES = ['Hütte', 'Zelt', 'Biwak'];
/** Anything of the exemplar's names, in whatever spelling. */
const TRACE = /sleeping|übernachtung/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every spelling of a thing, in the same order for every thing. */
function spellings(names: Names): string[] {
  const { german, indefinite } = names;
  return [
    names.kebab,
    names.kebabOne,
    names.snake,
    names.camel,
    names.camelOne,
    names.pascalOne,
    names.constantOne,
    names.prose,
    capital(names.prose),
    names.proseOne,
    `${indefinite} ${names.proseOne}`,
    `${capital(indefinite)} ${names.proseOne}`,
    `${indefinite}${names.pascalOne}`,
    `${indefinite}-${names.kebabOne}`,
    german.one,
    german.many,
    `${german.demonstrative} ${german.one}`,
    `${german.adjective} ${german.one}`,
  ];
}

/** The exemplar is a part of its area; a new resource has an address of its own. */
const AREA = ['offer-properties/', 'offer-properties-'];

function replacements(names: Names): ReadonlyMap<string, string> {
  const targets = spellings(names);
  return new Map([
    ...spellings(EXEMPLAR).map((from, index) => [from, targets[index] ?? ''] as const),
    ...AREA.map((area) => [area + EXEMPLAR.kebab, names.kebab] as const),
    ...SAMPLES.map((sample, index) => [sample, `${names.german.one} ${'ABC'[index]}`] as const),
  ]);
}

export const namesExemplar = (text: string): boolean => TRACE.test(text);

/**
 * A text of the exemplar as it reads for another thing.
 * @throws Error when it names the exemplar in a spelling that is not known here.
 */
export function renamed(text: string, names: Names): string {
  const table = replacements(names);
  // Longer ones first: «a sleeping style» before «sleeping style».
  const known = [...table.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${known.join('|')})`, 'g');
  const rest = text.replace(pattern, '').split('\n').find(namesExemplar);
  if (rest) throw new Error(`A spelling of the exemplar that the generator does not know: ${rest.trim()}`);
  return text.replace(pattern, (found) => table.get(found) ?? '');
}
