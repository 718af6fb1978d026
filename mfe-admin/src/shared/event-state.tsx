import type { EventResponse } from '@firn/shared-contracts/api';
import { eventStateLabel } from '@firn/shared-ui/labels';
import { useShell } from '@firn/shared-ui/remote';

type Facts = Pick<EventResponse, 'state' | 'registrationDeadline'>;

/** The state of an event in words, as it is now. */
export function EventState({ event }: { readonly event: Facts }) {
  const { now } = useShell();
  return eventStateLabel(event, now());
}
