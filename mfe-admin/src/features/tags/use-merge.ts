import { etagOf, type TagMerge, type TagResponse } from '@firn/shared-contracts/api';
import { ApiError, isApiError } from '@firn/shared-contracts/shell';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, resource } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { tagsTexts } from '../../i18n/de-CH/tags.ts';

const tags = resource('tags');

/**
 * Merges a tag into another one, and answers that one. Whoever has changed the tag meanwhile is no conflict of fields:
 * the tag is shown as it is now, and merging it is asked for again.
 */
export function useMerge(tag: TagResponse) {
  const t = useTexts(tagsTexts);
  const { api } = useShell();
  const client = useQueryClient();
  return async (body: TagMerge): Promise<TagResponse> => {
    try {
      const options = { quiet: true, ifMatch: etagOf(tag) };
      const merged = await api.post<TagResponse>(`${tag['@id']}/merge`, body, options);
      // Offers and events may show it anywhere.
      await client.invalidateQueries({ refetchType: 'none' });
      void client.refetchQueries({ queryKey: tags.keys.lists, type: 'active' });
      return merged;
    } catch (error) {
      const outcome = outcomeOf<TagResponse>(error);
      if (outcome.kind !== 'stale' || !isApiError(error)) throw error;
      client.setQueryData(tags.keys.item(tag.id), outcome.current);
      const { type, title, status } = error.problem;
      throw new ApiError({ type, title, status, detail: t('merge.stale', { name: outcome.current.title }) });
    }
  };
}
