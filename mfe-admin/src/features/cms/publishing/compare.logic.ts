import type { ContentBlockInput, ContentDocument } from '@firn/shared-contracts/api';

/** How a block of a version differs from the draft. */
export type Difference = 'same' | 'changed' | 'added' | 'removed';

export interface ComparedBlock {
  readonly id: string;
  readonly difference: Difference;
  /** Null where the version, or the draft, lacks it. */
  readonly before: ContentBlockInput | null;
  readonly after: ContentBlockInput | null;
}

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

function differenceOf(before: ContentBlockInput | null, after: ContentBlockInput | null): Difference {
  if (!before) return 'added';
  if (!after) return 'removed';
  return isSame(before.data, after.data) ? 'same' : 'changed';
}

/** The blocks of a version beside those of the draft: in the order of the draft, what it lacks where it stood. */
export function compareBlocks(
  version: readonly ContentBlockInput[],
  draft: readonly ContentBlockInput[],
): readonly ComparedBlock[] {
  const olds = new Map(version.map((block) => [block.id, block]));
  const news = new Map(draft.map((block) => [block.id, block]));
  const order = draft.map(({ id }) => id);
  version.forEach(({ id }, index) => {
    if (news.has(id)) return;
    const above = version
      .slice(0, index)
      .map((block) => block.id)
      .findLast((each) => order.includes(each));
    order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, id);
  });
  return order.map((id) => {
    const pair = { before: olds.get(id) ?? null, after: news.get(id) ?? null };
    return { id, ...pair, difference: differenceOf(pair.before, pair.after) };
  });
}

const FIELDS = ['title', 'slug', 'metaDescription', 'metaKeywords', 'metaIndex'] as const;

/** Which fields of the page itself differ. */
export const comparedFields = (
  version: ContentDocument,
  draft: ContentDocument,
): readonly (typeof FIELDS)[number][] => FIELDS.filter((name) => version[name] !== draft[name]);
