import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface Written {
  readonly path: string;
  readonly body: object;
}

/** Writes about a refund, once however often somebody clicks, and reads again whatever shows money. */
export function useRefundWrite({ doneText, onDone }: { doneText: string; onDone(): void }) {
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: ({ path, body }: Written) =>
      whileSending(api.post(path, body, { quiet: true, idempotencyKey: key.current })),
    onSuccess: async () => {
      toasts.add({ variant: 'success', text: doneText });
      onDone();
      await client.invalidateQueries();
    },
    onSettled: () => {
      key.current = crypto.randomUUID();
    },
  });
}
