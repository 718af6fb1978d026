import type { Collection, ContentTreeItem } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import type { EntityOption } from '@firn/shared-ui/form';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';

const contents = resource('contents');

const optionOf = ({ '@id': value, title: label, completeSlug }: ContentTreeItem): EntityOption => ({
  value,
  label,
  hint: pagePath(completeSlug),
});

/** The pages that an entry may lead to. */
export function usePages(): readonly EntityOption[] {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: [...contents.keys.lists, 'tree'],
    queryFn: ({ signal }) => api.get<Collection<ContentTreeItem>>('/api/content_tree', { signal }),
  });
  return data?.['hydra:member'].map(optionOf) ?? [];
}
