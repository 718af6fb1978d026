import { CATALOGUE_FINDINGS, type CatalogueFindingKind } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { aToldTour, FILED } from '../../../test/a-told-tour.ts';
import { contradictionsOf } from './find-contradictions.ts';
import type { ToldTour } from './told-tour.ts';

const NO_GRADES = { ...aToldTour().grades, hikingDifficulty: null };
const snowshoe = (overrides: Partial<ToldTour> = {}) =>
  aToldTour({ title: 'Schneeschuhtour', activities: FILED.snowshoe, grades: NO_GRADES, ...overrides });

const on = (day: string | null, glacierGuestsPerGuide = 6) => ({ day, glacierGuestsPerGuide });
const found = (tour: ToldTour, day: string | null = null) =>
  contradictionsOf(tour, on(day)).map(({ kind, message }) => [kind, message]);

type Case = readonly [kind: CatalogueFindingKind, tour: ToldTour, day: string | null, message: string];

/** One contradiction each, as the office read them (docs/domain/catalogue-check.md). */
const CASES: readonly Case[] = [
  ['fitness', aToldTour({ ascent: 850 }), null, 'Kondition B reicht bis 800 Höhenmeter; die Tour hat 850.'],
  ['fitness', aToldTour({ hikingTime: 5.5 }), null, 'Kondition B reicht bis 5 Stunden; die Tour dauert 5.5.'],
  [
    'fitness',
    aToldTour({ fitness: 'D', ascent: 1300, requirementsText: "Kondition C: bis 1'200 Höhenmeter." }),
    null,
    "Die Voraussetzungen nennen 1'200 Höhenmeter; die Tour hat 1'300.",
  ],
  [
    'grade',
    snowshoe({ grades: aToldTour().grades }),
    null,
    'Die Schwierigkeit T2 passt zu keiner der Aktivitäten.',
  ],
  [
    'grade',
    aToldTour({ requirementsText: 'Wege bis T4.' }),
    null,
    'Der Text nennt T4, die Schwierigkeit ist T2.',
  ],
  [
    'activity',
    aToldTour({ title: 'Skitouren-Grundkurs', activities: FILED.avalanche, grades: NO_GRADES }),
    null,
    'Der Titel sagt Ski, die Aktivitäten sagen es nicht.',
  ],
  [
    'activity',
    aToldTour({
      title: 'Winterwanderung auf der Rigi',
      activities: [...FILED.winterHike, { ...FILED.snowshoe[0], isLeaf: false }],
    }),
    null,
    'Eingeordnet unter Schneeschuh; Titel, Untertitel und Lead sagen nichts davon.',
  ],
  [
    'ground',
    snowshoe({ requirementsText: 'Du magst Wege, die auch einmal steil und steinig sind.' }),
    null,
    'Die Voraussetzungen sprechen von «steinig», die Tour ist auf Schnee.',
  ],
  [
    'ground',
    aToldTour({ requirementsText: 'Du fährst gern im Tiefschnee.' }),
    null,
    'Die Voraussetzungen sprechen von «Tiefschnee», die Tour ist ohne Schnee.',
  ],
  [
    'picture',
    aToldTour({ pictureWords: 'Winterwald' }),
    null,
    'Das Titelbild zeigt «Winter», die Tour ist ohne Schnee.',
  ],
  [
    'picture',
    snowshoe({ pictureWords: 'Horn im Sommer' }),
    null,
    'Das Titelbild zeigt «Sommer», die Tour ist auf Schnee.',
  ],
  [
    'season',
    snowshoe({ title: 'Schneeschuhe im Spätherbst' }),
    '2026-12-05',
    'Der Titel sagt «Spätherbst», der Termin beginnt am Sa, 05.12.2026.',
  ],
  [
    'season',
    snowshoe(),
    '2026-07-04',
    'Der Termin am Sa, 04.07.2026 liegt ausserhalb der Saison der Aktivität.',
  ],
  [
    'full-moon',
    snowshoe({ title: 'Schneeschuhe bei Vollmond' }),
    '2026-12-19',
    'Der Titel verspricht Vollmond, am Sa, 19.12.2026 ist keiner.',
  ],
  [
    'group-size',
    aToldTour({ activities: FILED.highTour, grades: NO_GRADES }),
    null,
    'Auf dem Gletscher führt ein Guide höchstens 6 Gäste; hier sind es 8.',
  ],
  [
    'group-size',
    aToldTour({ leadText: 'Wir gehen mit höchstens sechs Gästen.' }),
    null,
    'Der Text sagt «höchstens sechs Gästen», im Formular sind es 8.',
  ],
  [
    'group-size',
    aToldTour({ personsPerGuide: 4, servicesText: 'bis acht Gäste je Guide' }),
    null,
    'Der Text sagt «bis acht Gäste je Guide», im Formular sind es 4.',
  ],
];

describe('what contradicts itself', () => {
  test.each(CASES)('%s', (kind, tour, day, message) => {
    expect(found(tour, day)).toEqual([[kind, message]]);
  });

  test('every kind has a case', () => {
    expect([...new Set(CASES.map(([kind]) => kind))].sort()).toEqual([...CATALOGUE_FINDINGS].sort());
  });
});

describe('what does not', () => {
  test.each<readonly [what: string, tour: ToldTour, day: string | null]>([
    ['a hike in its season', aToldTour(), '2026-07-04'],
    ['a letter above what it takes', aToldTour({ fitness: 'E' }), null],
    ['no letter at all', aToldTour({ fitness: null, ascent: 3000 }), null],
    ['a grade below the highest', aToldTour({ leadText: 'Meist T1.' }), null],
    [
      'a tour of two kinds in the season of one',
      aToldTour({ activities: [...FILED.hike, ...FILED.winterHike], leadText: 'Schnee' }),
      '2026-01-10',
    ],
    ['a mountain called after the season', aToldTour({ title: 'Winterhorn' }), '2026-07-04'],
    [
      'a course indoors, all year',
      aToldTour({ title: 'Karte und GPS', activities: FILED.indoors, grades: NO_GRADES, hikingTime: 8 }),
      '2026-07-04',
    ],
    ['a full moon', snowshoe({ title: 'Schneeschuhe bei Vollmond' }), '2026-12-24'],
    ['eight guests on a path', aToldTour({ leadText: 'Mit höchstens acht Gästen.' }), null],
    [
      'a glacier with two guides',
      aToldTour({ activities: FILED.highTour, grades: NO_GRADES, personsPerGuide: 4 }),
      null,
    ],
    [
      'a glacier in a picture of a high tour',
      aToldTour({
        activities: FILED.highTour,
        grades: NO_GRADES,
        personsPerGuide: 4,
        pictureWords: 'Seilschaft im Schnee',
      }),
      null,
    ],
    ['nothing filed yet', aToldTour({ title: 'Skitour', activities: [], grades: NO_GRADES }), '2026-07-04'],
  ])('%s', (_, tour, day) => {
    expect(found(tour, day)).toEqual([]);
  });

  test('the number is that of the company', () => {
    const tour = aToldTour({ activities: FILED.highTour, grades: NO_GRADES });
    expect(contradictionsOf(tour, on(null, 8))).toEqual([]);
  });
});
