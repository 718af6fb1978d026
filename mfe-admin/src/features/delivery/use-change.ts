import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { isApiError, type Problem } from '@firn/shared-contracts/shell';
import { useShell } from '@firn/shared-ui/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeRequest } from './change.logic.ts';
import { DELIVERY_KEY } from './delivery.queries.ts';

/** Sends a change; whatever shows its effect is asked for anew. */
export function useChange(onDone: (result: ChangeResult) => void) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: ChangeRequest) => api.post<ChangeResult>(path, body, { quiet: true }),
    onSuccess: async (result) => {
      onDone(result);
      await queries.invalidateQueries({ queryKey: DELIVERY_KEY });
    },
  });
}

export interface Breach {
  readonly gate: string;
  readonly message: string;
}

/** The gates that a change did not pass, as the gateway names them. */
export function breachesOf({ breaches }: Problem): readonly Breach[] {
  return Array.isArray(breaches) ? (breaches as Breach[]) : [];
}

export function problemOf(error: unknown): Problem | null {
  return isApiError(error) ? error.problem : null;
}
