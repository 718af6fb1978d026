import {
  extensionAssets,
  extensionWeights,
  type PageBudget,
  pageBudget,
  pageWeights,
  type Release,
} from '@firn/shared-contracts/delivery';

const KINDS = [
  ['scripts', 'jsBytes'],
  ['stylesheets', 'cssBytes'],
] as const;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

type Weighed = Pick<Release, 'entry' | 'assets' | 'files' | 'manifest'>;

interface Part {
  /** Id of a page, or key of an extension. */
  readonly name: string;
  readonly weight: PageBudget;
  readonly budget: PageBudget;
}

const partsOf = (release: Weighed): Part[] => [
  ...pageWeights(release).map(({ page, ...weight }) => ({
    name: page,
    weight,
    budget: pageBudget(release.manifest.budgets, page),
  })),
  ...extensionWeights(release).map(({ id, budget, ...weight }) => ({
    name: extensionAssets(id),
    weight,
    budget,
  })),
];

/** Whether a page or an extension takes more than its budget: the gate of the platform would refuse the release. */
export function isOverBudget(release: Weighed): boolean {
  return partsOf(release).some(({ weight, budget }) => KINDS.some(([, kind]) => weight[kind] > budget[kind]));
}

/** For scripts and for stylesheets what comes nearest to its budget, or goes furthest beyond. */
export function buildReport(release: Weighed): string {
  const parts = partsOf(release);
  return KINDS.map(([what, kind]) => {
    const [first] = parts
      .map(({ name, weight, budget }) => ({ name, bytes: weight[kind], budget: budget[kind] }))
      .toSorted((a, b) => b.bytes - b.budget - (a.bytes - a.budget));
    if (!first) return '';
    const { name, bytes, budget } = first;
    const verdict = bytes > budget ? 'OVER its budget of' : 'of';
    return `${what}: ${kilobytes(bytes)} ${verdict} ${kilobytes(budget)} kB (${name})`;
  }).join(' · ');
}
