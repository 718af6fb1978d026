import type { RefundRequest } from '@firn/shared-contracts/api';
import { isApiError, type Violation } from '@firn/shared-contracts/shell';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { bookingDetailQuery } from './booking-detail.queries.ts';
import type { BookingLink } from './booking-link.ts';
import { askRefund, refundQuery } from './refund.queries.ts';

/** Asks for what goes back, once however often somebody clicks; an answer that stays the same frees the key. */
export function useAskRefund(link: BookingLink, onAsked: () => void) {
  const { api } = useShell();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RefundRequest) => whileSending(askRefund(api, link, body, key.current)),
    onSuccess: async (choice) => {
      onAsked();
      client.setQueryData(refundQuery(api, link).queryKey, choice);
      await client.invalidateQueries(bookingDetailQuery(api, link));
    },
    onError: async (failure) => {
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500)
        key.current = crypto.randomUUID();
      // Somebody else may have been faster: the page shows how it stands.
      if (isApiError(failure) && failure.status === 409)
        await client.invalidateQueries(refundQuery(api, link));
    },
  });
  const problem = isApiError(error) ? error.problem : null;
  const violations: readonly Violation[] = problem?.violations ?? [];
  return { ask: mutate, isPending, error, problem, violations };
}
