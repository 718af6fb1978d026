import type { DifficultyField } from '@firn/shared-contracts/domain';

interface Graded {
  readonly slug: string;
  readonly title: string;
  readonly difficulties: readonly DifficultyField[];
}

export interface ActivitySeed extends Graded {
  readonly children: readonly Graded[];
}

const child = <Slug extends string>(slug: Slug, title: string, ...difficulties: DifficultyField[]) => ({
  slug,
  title,
  difficulties,
});

/** The tree of activities; the parents are the main filters. */
export const ACTIVITIES = [
  {
    slug: 'hochtouren',
    difficulties: ['mountainTourDifficulty'],
    title: 'Hochtouren',
    children: [child('gipfeltouren', 'Gipfeltouren'), child('gletschertrekking', 'Gletschertrekking')],
  },
  {
    slug: 'skitouren',
    difficulties: ['skiDifficulty'],
    title: 'Skitouren',
    children: [
      child('skitagestouren', 'Skitagestouren'),
      child('skihochtouren', 'Skihochtouren', 'mountainTourDifficulty'),
      child('freeride', 'Freeride'),
    ],
  },
  {
    slug: 'schneeschuh',
    difficulties: ['snowShoeDifficulty'],
    title: 'Schneeschuh',
    children: [child('schneeschuhtouren', 'Schneeschuhtouren')],
  },
  {
    slug: 'wandern',
    difficulties: ['hikingDifficulty'],
    title: 'Wandern',
    children: [
      child('bergwandern', 'Bergwandern'),
      child('alpinwandern', 'Alpinwandern'),
      child('trekking', 'Trekking'),
      child('winterwandern', 'Winterwandern'),
    ],
  },
  {
    slug: 'klettern',
    difficulties: ['rockClimbingDifficulty'],
    title: 'Klettern',
    children: [
      child('sportklettern', 'Sportklettern'),
      child('mehrseillaengen', 'Mehrseillängen'),
      child('klettersteig', 'Klettersteig', 'viaFerrataDifficulty'),
      child('eisklettern', 'Eisklettern'),
    ],
  },
  {
    slug: 'ausbildung',
    difficulties: [],
    title: 'Ausbildung',
    children: [
      child('lawinenkurse', 'Lawinenkurse', 'skiDifficulty'),
      child('skitourenkurse', 'Skitourenkurse', 'skiDifficulty'),
      child('fels-grundkurse', 'Fels-Grundkurse', 'rockClimbingDifficulty'),
      child('eis-grundkurse', 'Eis-Grundkurse', 'mountainTourDifficulty'),
      child('tourenplanung', 'Tourenplanung'),
    ],
  },
] as const satisfies readonly ActivitySeed[];

export type ActivitySlug =
  | (typeof ACTIVITIES)[number]['slug']
  | (typeof ACTIVITIES)[number]['children'][number]['slug'];

/** The slug of an activity and of its parent. */
export function withParent(slug: ActivitySlug): ActivitySlug[] {
  const parent = ACTIVITIES.find(({ children }) => children.some((activity) => activity.slug === slug));
  return parent ? [slug, parent.slug] : [slug];
}
