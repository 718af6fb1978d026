import {
  etagOf,
  type UserMergePreview,
  type UserMergeRequest,
  type UserResponse,
} from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource } from '@firn/shared-ui/resource';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';

const users = resource('users');

/** Asked for anew by another choice alone. */
const PREVIEW = 'user-merge';

interface Asked {
  /** IRI of the other account. */
  readonly from: string | null;
  /** The newsletter follows the address. */
  readonly takesAddress: boolean;
}

/** What merging another account into this one would do, and doing it. */
export function useMerge(user: UserResponse, { from, takesAddress }: Asked, onDone: () => void) {
  const t = useTexts(userFrameTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const path = `${user['@id']}/merge`;
  const bodyOf = (take: readonly string[], dryRun: boolean): UserMergeRequest => ({
    from: from ?? '',
    take: [...take],
    dryRun,
  });
  const options = { quiet: true, ifMatch: etagOf(user) };
  const preview = useQuery({
    queryKey: [PREVIEW, user['@id'], user.version, from, takesAddress],
    queryFn: ({ signal }) => {
      const body = bodyOf(takesAddress ? ['email'] : [], true);
      return api.post<UserMergePreview>(path, body, { ...options, signal });
    },
    // The ticks stay where they are while the newsletter is asked about.
    placeholderData: (previous, query) => (query?.queryKey[3] === from ? previous : undefined),
    enabled: from !== null,
    retry: false,
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: (take: readonly string[]) => api.post<UserResponse>(path, bodyOf(take, false), options),
    onSuccess: async (merged) => {
      client.setQueryData(users.keys.item(user.id), merged);
      toasts.add({ variant: 'success', text: t('merge.done') });
      onDone();
      // Bookings and lists may show either of them.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PREVIEW });
    },
    onError: (error) => {
      const outcome = outcomeOf(error);
      toasts.add({ variant: 'error', text: reasonOf(outcome) });
      if (outcome.kind !== 'stale') return;
      onDone();
      void client.invalidateQueries({ queryKey: users.keys.item(user.id) });
    },
  });
  return { preview, merge };
}
