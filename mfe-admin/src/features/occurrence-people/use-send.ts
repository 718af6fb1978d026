import type { EventMessageCreate, EventMessageResponse, EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { messagesPath } from './messages.ts';

/** Sends a message once, however often somebody tries: each dialog has one key. */
export function useSend(event: EventResponse, onDone: () => void) {
  const t = useTexts(occurrencePeopleTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const path = messagesPath(event['@id']);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: EventMessageCreate) =>
      api.post<EventMessageResponse>(path, body, { quiet: true, idempotencyKey }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [path] });
      toasts.add({ variant: 'success', text: t('message.done') });
      onDone();
    },
  });
  return { send: mutate, isPending, refusal: error ? reasonOf(outcomeOf(error)) : undefined };
}
