import { useShell } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhookEndpoints } from './webhooks.queries.ts';

/** Asks for something at an address without a body, and says what came of it. */
export function useAskEndpoint(path: string, done: string) {
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(path, undefined, { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: webhookEndpoints.keys.all });
      toasts.add({ variant: 'success', text: done });
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
}
