import type { Collection, ContentFault, ContentVersion } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { contents } from '../../../shared/content-tree.ts';

/** The publications of a page, the newest first. */
export function useContentVersions(iri: string) {
  const { api } = useShell();
  return useQuery({
    queryKey: [...contents.keys.all, 'versions', iri],
    queryFn: ({ signal }) => api.get<Collection<ContentVersion>>(`${iri}/versions`, { signal }),
    select: (answer) => answer['hydra:member'],
    staleTime: 0,
  });
}

/** What a page lacks. */
export function useContentFaults(iri: string) {
  const { api } = useShell();
  return useQuery({
    queryKey: [...contents.keys.all, 'faults', iri],
    queryFn: ({ signal }) =>
      api.get<Collection<ContentFault>>('/api/content_faults', { signal, query: { content: iri } }),
    select: (answer) => answer['hydra:member'],
    staleTime: 0,
  });
}
