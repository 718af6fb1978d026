export interface ActivitySeed {
  readonly slug: string;
  readonly title: string;
  readonly children: readonly { readonly slug: string; readonly title: string }[];
}

const child = <Slug extends string>(slug: Slug, title: string) => ({ slug, title });

/** The tree of activities; the parents are the main filters. */
export const ACTIVITIES = [
  {
    slug: 'hochtouren',
    title: 'Hochtouren',
    children: [child('gipfeltouren', 'Gipfeltouren'), child('gletschertrekking', 'Gletschertrekking')],
  },
  {
    slug: 'skitouren',
    title: 'Skitouren',
    children: [
      child('skitagestouren', 'Skitagestouren'),
      child('skihochtouren', 'Skihochtouren'),
      child('freeride', 'Freeride'),
    ],
  },
  {
    slug: 'schneeschuh',
    title: 'Schneeschuh',
    children: [child('schneeschuhtouren', 'Schneeschuhtouren'), child('winterwandern', 'Winterwandern')],
  },
  {
    slug: 'wandern',
    title: 'Wandern',
    children: [
      child('bergwandern', 'Bergwandern'),
      child('alpinwandern', 'Alpinwandern'),
      child('trekking', 'Trekking'),
    ],
  },
  {
    slug: 'klettern',
    title: 'Klettern',
    children: [
      child('sportklettern', 'Sportklettern'),
      child('mehrseillaengen', 'Mehrseillängen'),
      child('klettersteig', 'Klettersteig'),
      child('eisklettern', 'Eisklettern'),
    ],
  },
  {
    slug: 'ausbildung',
    title: 'Ausbildung',
    children: [
      child('lawinenkurse', 'Lawinenkurse'),
      child('fels-grundkurse', 'Fels-Grundkurse'),
      child('eis-grundkurse', 'Eis-Grundkurse'),
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
