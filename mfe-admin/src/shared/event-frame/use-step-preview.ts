import { type EventResponse, type EventStepPreview, etagOf } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { EventStep } from './event-steps.ts';

/** What the dialog asks for itself, so that the dry run may miss it. */
const ASKED: readonly string[] = ['reason', 'comment', 'confirmation'];

/** What a step of an event would do, asked anew for each version of the event. */
export function useStepPreview(event: EventResponse, { to }: EventStep) {
  const { api } = useShell();
  const path = `${event['@id']}/transition`;
  const asked = useQuery({
    queryKey: [path, to, event.version],
    queryFn: () =>
      api.post<EventStepPreview>(path, { to, dryRun: true }, { quiet: true, ifMatch: etagOf(event) }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const missing = asked.data?.missing.filter(({ propertyPath }) => !ASKED.includes(propertyPath)) ?? [];
  return { ...asked, missing };
}
