import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import type { EntityOption } from '@firn/shared-ui/form';
import { useContentTree } from '../../shared/content-tree.ts';

const optionOf = ({ '@id': value, title: label, completeSlug }: ContentTreeItem): EntityOption => ({
  value,
  label,
  hint: pagePath(completeSlug),
});

/** The pages that an entry may lead to. */
export function usePages(): readonly EntityOption[] {
  const { data: pages = [] } = useContentTree();
  return pages.map(optionOf);
}
