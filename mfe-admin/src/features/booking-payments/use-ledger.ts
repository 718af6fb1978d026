import type { PaymentResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * Writes an entry of the ledger once, however often somebody tries (docs/domain/bookings.md#idempotency), and reads again
 * whatever shows the money of the booking. An answer that stays the same for the same request frees the key.
 */
export function useLedger(path: string) {
  const { api } = useShell();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useCallback(
    async (body: object): Promise<PaymentResponse> => {
      try {
        const options = { quiet: true, idempotencyKey: key.current };
        const entry = await whileSending(api.post<PaymentResponse>(path, body, options));
        key.current = crypto.randomUUID();
        await client.invalidateQueries();
        return entry;
      } catch (error) {
        if (isApiError(error) && error.status >= 400 && error.status < 500) key.current = crypto.randomUUID();
        throw error;
      }
    },
    [api, client, path],
  );
}
