import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

export const participants = resource('booking_persons');

/** Persons of an event. The API answers guides of the event and admins only. */
export function participantsQuery(api: ApiClient, event: string) {
  return participants.list(api, { event, pagination: false });
}
