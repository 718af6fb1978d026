import { CONTENT_OBSTACLES, type ContentFault } from '@firn/shared-contracts/api';

export const isObstacle = ({ kind }: ContentFault): boolean => CONTENT_OBSTACLES.includes(kind);

export interface FaultyPage {
  readonly content: string;
  readonly title: string;
  readonly faults: readonly ContentFault[];
}

/** Faults by page, in the order in which they came; what stands in the way of a publication comes first. */
export function faultyPages(faults: readonly ContentFault[]): readonly FaultyPage[] {
  const pages = Map.groupBy(faults, ({ content }) => content);
  return [...pages].map(([content, ofPage]) => ({
    content,
    title: ofPage[0]?.title ?? '',
    faults: ofPage.toSorted((a, b) => Number(isObstacle(b)) - Number(isObstacle(a))),
  }));
}
