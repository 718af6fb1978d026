import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const events = resource('events');

export function tourQuery(api: ApiClient, id: string) {
  return events.item(api, id);
}
