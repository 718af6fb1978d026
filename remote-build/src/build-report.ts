import { pageBudget, pageWeights, type Release } from '@firn/shared-contracts/delivery';

const KINDS = [
  ['scripts', 'jsBytes'],
  ['stylesheets', 'cssBytes'],
] as const;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

type Weighed = Pick<Release, 'entry' | 'assets' | 'files' | 'manifest'>;

/** Whether a page takes more than its budget: the gate of the platform would refuse the release. */
export function isOverBudget(release: Weighed): boolean {
  return pageWeights(release).some((weight) => {
    const budget = pageBudget(release.manifest.budgets, weight.page);
    return KINDS.some(([, kind]) => weight[kind] > budget[kind]);
  });
}

/** For scripts and for stylesheets the page that comes nearest to its budget, or goes furthest beyond. */
export function buildReport(release: Weighed): string {
  const weights = pageWeights(release);
  return KINDS.map(([what, kind]) => {
    const [first] = weights
      .map(({ page, ...weight }) => ({
        page,
        bytes: weight[kind],
        budget: pageBudget(release.manifest.budgets, page)[kind],
      }))
      .toSorted((a, b) => b.bytes - b.budget - (a.bytes - a.budget));
    if (!first) return '';
    const { page, bytes, budget } = first;
    const verdict = bytes > budget ? 'OVER its budget of' : 'of';
    return `${what}: ${kilobytes(bytes)} ${verdict} ${kilobytes(budget)} kB (${page})`;
  }).join(' · ');
}
