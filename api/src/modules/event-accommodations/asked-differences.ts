import type { AskedDifference, AskedNumbers } from '@firn/shared-contracts/api';
import type { EventState } from '@firn/shared-contracts/domain';
import { formatDay } from '../../lib/swiss-format.ts';

type Counted = 'persons' | 'guestsWithSac' | 'guides' | 'vegetarian' | 'allergies' | 'rooms';

/** Words after the number, for one and for many. */
const WORDS: Readonly<Record<Counted, readonly [string, string]>> = {
  persons: ['Person', 'Personen'],
  guestsWithSac: ['Gast mit SAC-Ausweis', 'Gäste mit SAC-Ausweis'],
  guides: ['Guide', 'Guides'],
  vegetarian: ['Person vegetarisch', 'Personen vegetarisch'],
  allergies: ['Person mit Allergie oder Unverträglichkeit', 'Personen mit Allergie oder Unverträglichkeit'],
  rooms: ['Zimmer', 'Zimmer'],
};

function countDifferences(asked: AskedNumbers, wanted: AskedNumbers): AskedDifference[] {
  return (Object.keys(WORDS) as Counted[])
    .filter((field) => asked[field] !== wanted[field])
    .map((field) => {
      const [one, many] = WORDS[field];
      return { field, text: `neu ${wanted[field]} statt ${asked[field]} ${asked[field] === 1 ? one : many}` };
    });
}

function dayDifferences(asked: AskedNumbers, wanted: AskedNumbers): AskedDifference[] {
  const days = [
    ['arrival', 'Anreise'],
    ['departure', 'Abreise'],
  ] as const;
  return days
    .filter(([field]) => asked[field] !== wanted[field])
    .map(([field, word]) => ({
      field,
      text: `${word} neu ${formatDay(wanted[field])} statt ${formatDay(asked[field])}`,
    }));
}

/** What of a reservation is no longer as the house was asked for it (docs/domain/accommodations.md#needed-numbers). */
export function differencesOf(
  asked: AskedNumbers | null,
  wanted: AskedNumbers,
  eventState: EventState,
): AskedDifference[] {
  if (!asked) return [];
  if (eventState === 'cancelled') return [{ field: 'event', text: 'der Event ist abgesagt' }];
  const board = { field: 'halfBoard', text: `neu ${wanted.halfBoard ? 'mit' : 'ohne'} Halbpension` };
  const others = { field: 'allergies', text: 'andere Allergien oder Unverträglichkeiten' };
  const isOther = asked.allergies === wanted.allergies && asked.allergiesDigest !== wanted.allergiesDigest;
  return [
    ...countDifferences(asked, wanted),
    ...(isOther ? [others] : []),
    ...dayDifferences(asked, wanted),
    ...(asked.halfBoard === wanted.halfBoard ? [] : [board]),
  ];
}
