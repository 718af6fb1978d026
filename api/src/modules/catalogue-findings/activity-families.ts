import type { ToldTour } from './told-tour.ts';

interface Family {
  readonly label: string;
  /** The title of an activity that belongs to it. */
  readonly activity: RegExp;
  /** Words by which the title of a tour names it. */
  readonly named: RegExp;
  readonly ground: 'snow' | 'glacier' | 'path' | 'any';
}

/** Activities by the words that people use for them: the office names and files them as it likes. */
export const FAMILIES = {
  ski: { label: 'Ski', activity: /ski|freeride/i, named: /\bski|freeride/i, ground: 'snow' },
  snowshoe: { label: 'Schneeschuh', activity: /schneeschuh/i, named: /schneeschuh/i, ground: 'snow' },
  winterHike: { label: 'Winterwandern', activity: /winterwander/i, named: /winterwander/i, ground: 'snow' },
  avalanche: { label: 'Lawinenkurs', activity: /lawine/i, named: /lawine/i, ground: 'snow' },
  ice: { label: 'Eisklettern', activity: /eisklettern/i, named: /eisklettern/i, ground: 'snow' },
  viaFerrata: { label: 'Klettersteig', activity: /klettersteig/i, named: /klettersteig/i, ground: 'path' },
  hike: {
    label: 'Wandern',
    activity: /(?<!winter)wander|(?<!gletscher)trekking/i,
    named: /(?<!winter|gletscher)wander(ung|tag|woche|n\b)/i,
    ground: 'path',
  },
  highTour: {
    label: 'Hochtour',
    activity: /(?<!ski)hochtour|gipfeltour|gletscher/i,
    named: /(?<!ski)hochtour/i,
    ground: 'glacier',
  },
  climbing: {
    label: 'Klettern',
    activity: /(?<!eis)kletter(?!steig)|mehrseil|fels/i,
    named: /(?<!eis)kletter(?!steig)/i,
    ground: 'any',
  },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyName = keyof typeof FAMILIES;
type Ground = Family['ground'];

const NAMES = Object.keys(FAMILIES) as FamilyName[];

/** Families under which a tour is filed, those of the activities above its own included. */
export const familiesOf = ({ activities }: Pick<ToldTour, 'activities'>): FamilyName[] =>
  NAMES.filter((name) => activities.some(({ title }) => FAMILIES[name].activity.test(title)));

/** Where a tour takes place, by its most particular activities; «any» where one of them says nothing of it. */
export function groundsOf({ activities }: Pick<ToldTour, 'activities'>): ReadonlySet<Ground> {
  return new Set(
    activities
      .filter(({ isLeaf }) => isLeaf)
      .flatMap(({ title }): Ground[] => {
        const own = NAMES.filter((name) => FAMILIES[name].activity.test(title));
        return own.length > 0 ? own.map((name) => FAMILIES[name].ground) : ['any'];
      }),
  );
}

/** Whether all of a tour is on the same ground. */
export function isOnlyOn(tour: Pick<ToldTour, 'activities'>, ...wanted: readonly Ground[]): boolean {
  const grounds = groundsOf(tour);
  return grounds.size > 0 && [...grounds].every((ground) => wanted.includes(ground));
}
