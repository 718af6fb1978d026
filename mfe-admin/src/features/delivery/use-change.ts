import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeRequest } from './change.logic.ts';
import { DELIVERY_KEY } from './delivery.queries.ts';

interface ChangeEnd {
  readonly onDone: (result: ChangeResult) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Sends a change and refetches whatever shows its effect. Both callbacks run even after the dialog is closed. */
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
