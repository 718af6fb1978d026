import type { Collection, ContentTreeItem } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';

export const contents = resource('contents');

/** Every page of the site in one answer, without its blocks. */
export function useContentTree() {
  const { api } = useShell();
  return useQuery({
    queryKey: [...contents.keys.lists, 'tree'],
    queryFn: ({ signal }) => api.get<Collection<ContentTreeItem>>('/api/content_tree', { signal }),
    select: (answer) => answer['hydra:member'],
  });
}
