import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeRequest } from './change.logic.ts';
import { DELIVERY_KEY } from './delivery.queries.ts';

interface ChangeEnd {
  readonly onDone: (result: ChangeResult) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Sends a change; whatever shows its effect is asked for anew. Both ends are told when the dialog is gone, too. */
export function useChange({ onDone, onRefused }: ChangeEnd) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: ChangeRequest) =>
      whileSending(api.post<ChangeResult>(path, body, { quiet: true })),
    onSuccess: async (result) => {
      onDone(result);
      await queries.invalidateQueries({ queryKey: DELIVERY_KEY });
    },
    onError: onRefused,
  });
}
