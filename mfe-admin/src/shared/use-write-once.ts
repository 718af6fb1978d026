import { isApiError } from '@firn/shared-contracts/shell';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * Writes once, however often somebody tries (docs/domain/bookings.md#idempotency), and reads again what the page shows. An
 * answer that stays the same for the same request frees the key.
 */
export function useWriteOnce<Answer>(path: string) {
  const { api } = useShell();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useCallback(
    async (body: object): Promise<Answer> => {
      try {
        const options = { quiet: true, idempotencyKey: key.current };
        const answer = await whileSending(api.post<Answer>(path, body, options));
        key.current = crypto.randomUUID();
        await client.invalidateQueries();
        return answer;
      } catch (error) {
        if (isApiError(error) && error.status >= 400 && error.status < 500) key.current = crypto.randomUUID();
        throw error;
      }
    },
    [api, client, path],
  );
}
