import { useShell, whileSending } from '@firn/shared-ui/remote';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Sends what somebody has written, and reads the log below `queryKey` again. One key for one text: sent again after a cut
 * connection, nobody gets it twice.
 */
export function useSendOnce<Answer extends object>(path: string, queryKey: QueryKey) {
  const { api } = useShell();
  const client = useQueryClient();
  const sent = useRef({ body: '', key: '' });
  return async (message: object) => {
    const body = JSON.stringify(message);
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    const options = { quiet: true, idempotencyKey: sent.current.key };
    const answer = await whileSending(api.post<Answer>(path, message, options));
    sent.current = { body: '', key: '' };
    await client.invalidateQueries({ queryKey });
    return { ...answer, version: 1 };
  };
}
