import type { ContentResponse, ContentState } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';

export interface StepProps {
  readonly content: ContentResponse;
  readonly to: ContentState;
  readonly onClose: () => void;
}

/** When a step of a page is planned for; null while it is not. */
export const plannedAt = ({ publishAt, hideAt }: ContentResponse, to: ContentState): string | null =>
  to === 'published' ? publishAt : hideAt;

/** Which steps a page can take; the start page is never hidden (docs/domain/content.md#states). */
export function stepsOf({
  public: isPublic,
  isChanged,
  completeSlug,
}: ContentResponse): readonly ContentState[] {
  return [
    ...(!isPublic || isChanged ? (['published'] as const) : []),
    ...(isPublic && completeSlug !== START_PAGE ? (['hidden'] as const) : []),
  ];
}
