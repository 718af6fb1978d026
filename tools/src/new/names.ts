import { Script } from 'node:vm';

/** A thing in the spellings that code and texts use. */
export interface Names {
  /** `climbing-gears`: files, addresses of pages. */
  readonly kebab: string;
  readonly kebabOne: string;
  /** `climbing_gears`: the collection of the API, the table. */
  readonly snake: string;
  /** `climbingGears`: what there are many of. */
  readonly camel: string;
  readonly camelOne: string;
  /** `ClimbingGear`: types and schemas. */
  readonly pascalOne: string;
  /** `CLIMBING_GEAR`. */
  readonly constantOne: string;
  /** `climbing gears`, in comments. */
  readonly prose: string;
  readonly proseOne: string;
  /** `a` or `an`. */
  readonly indefinite: 'a' | 'an';
  readonly german: GermanNames;
}

interface GermanNames {
  readonly one: string;
  readonly many: string;
  /** «Diese», «Dieser», «Dieses». */
  readonly demonstrative: string;
  /** «Neue», «Neuer», «Neues». */
  readonly adjective: string;
}

/** Options of the command line as they were typed. */
export interface Wish {
  readonly name: string | undefined;
  /** Article and noun: «die Ausrüstung». */
  readonly title: string | undefined;
  readonly plural: string | undefined;
  /** Where the English singular does not follow from the plural. */
  readonly singular: string | undefined;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const NOUN = /^\p{Lu}[\p{L}\d]*(?:[ -][\p{L}\d]+)*$/u;
const GENDERS = { der: ['Dieser', 'Neuer'], die: ['Diese', 'Neue'], das: ['Dieses', 'Neues'] } as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camelOf = (kebab: string) => kebab.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** `activities` is the plural of `activity`, `boxes` of `box`; the rest ends in a mere `s`. */
function singularOf(kebab: string): string {
  if (kebab.endsWith('ies')) return `${kebab.slice(0, -3)}y`;
  return kebab.replace(/(?<=ss|sh|ch|x)es$|s$/, '');
}

/** Whether code can call a variable that. */
function isIdentifier(word: string): boolean {
  try {
    new Script(`'use strict'; const ${word} = 0;`);
    return true;
  } catch {
    return false;
  }
}

function germanNames({ title = '', plural = '' }: Wish): GermanNames {
  const [, article = '', one = ''] = /^(\S+) (.+)$/.exec(title) ?? [];
  if (!Object.hasOwn(GENDERS, article) || !NOUN.test(one)) {
    throw new Error('--title is the German singular with its article: --title "die Ausrüstung".');
  }
  if (!NOUN.test(plural)) {
    throw new Error('--plural is the German plural without an article: --plural "Ausrüstungen".');
  }
  const [demonstrative, adjective] = GENDERS[article as keyof typeof GENDERS];
  return { one, many: plural, demonstrative, adjective };
}

/** @throws Error with a sentence that names the word and the remedy. */
export function namesOf(wish: Wish): Names {
  const { name: kebab = '', singular: kebabOne = singularOf(kebab) } = wish;
  if (!KEBAB.test(kebab)) {
    throw new Error(
      `«${kebab}» is no name of a resource: lower case, words joined by hyphens (climbing-gears).`,
    );
  }
  if (!kebab.endsWith('s') || kebab.endsWith('ss') || !KEBAB.test(kebabOne) || kebabOne === kebab) {
    throw new Error(`«${kebab}» is no plural: a resource has the name of many (climbing-gears).`);
  }
  const camelOne = camelOf(kebabOne);
  const proseOne = kebabOne.replaceAll('-', ' ');
  if (![camelOne, camelOf(kebab)].every(isIdentifier)) {
    throw new Error(`«${camelOne}» means something else in TypeScript: choose another name.`);
  }
  return {
    kebab,
    kebabOne,
    snake: kebab.replaceAll('-', '_'),
    camel: camelOf(kebab),
    camelOne,
    pascalOne: capital(camelOne),
    constantOne: kebabOne.replaceAll('-', '_').toUpperCase(),
    prose: kebab.replaceAll('-', ' '),
    proseOne,
    indefinite: /^[aeiou]/.test(proseOne) ? 'an' : 'a',
    german: germanNames(wish),
  };
}
