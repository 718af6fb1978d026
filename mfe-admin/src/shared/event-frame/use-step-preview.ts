import { type EventResponse, type EventStepPreview, etagOf } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSettledText } from '../use-settled-text.ts';
import type { EventStep } from './event-steps.ts';

const events = resource('events');

/** What the dialog asks for itself, so that the dry run may miss it. */
const ASKED: readonly string[] = ['reason', 'comment', 'confirmation'];

/** What a step of an event would do, asked anew for each version of the event and for the words that its mails have. */
export function useStepPreview(
  event: EventResponse,
  { to }: EventStep,
  words: { readonly reason: string; readonly comment: string },
) {
  const { api } = useShell();
  const client = useQueryClient();
  const path = `${event['@id']}/transition`;
  const reason = useSettledText(words.reason.trim());
  const comment = useSettledText(words.comment.trim());
  const isMaking = useIsMutating() > 0;
  const asked = useQuery({
    queryKey: [path, to, event.version, reason, comment],
    queryFn: () => {
      const body = { to, ...(reason && { reason }), ...(comment && { comment }), dryRun: true };
      return api.post<EventStepPreview>(path, body, { quiet: true, ifMatch: etagOf(event) });
    },
    // What is being made is not asked for once more: its version would be an old one by then.
    enabled: !isMaking,
    // Of the same version alone: nobody agrees to what an older one would have done.
    placeholderData: (before, query) => (query?.queryKey[2] === event.version ? before : undefined),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  // Somebody else, or a job, has led the event on: the page shows how it is now.
  useEffect(() => {
    if (asked.error) void client.invalidateQueries({ queryKey: events.keys.item(event.id) });
  }, [asked.error, client, event.id]);
  const missing = asked.data?.missing.filter(({ propertyPath }) => !ASKED.includes(propertyPath)) ?? [];
  return { ...asked, missing };
}
