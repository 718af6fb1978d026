import type { ContentResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { contents } from '../../../shared/content-tree.ts';

/** Tells what was done with a page, or why it was not; a newer state of it is asked for when that was the reason. */
export function useTelling({ id }: Pick<ContentResponse, 'id'>) {
  const { toasts } = useShell();
  const client = useQueryClient();
  return {
    done: (text: string) => toasts.add({ variant: 'success', text }),
    failed: (error: unknown) => {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'stale')
        void client.invalidateQueries({ queryKey: contents.keys.item(id), exact: true });
      const missing = outcome.kind === 'refused-transition' ? outcome.missing : [];
      const text = [reasonOf(outcome), ...missing.map(({ message }) => message)].join(' ');
      toasts.add({ variant: 'error', text });
    },
  };
}
