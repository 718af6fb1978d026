import type { ApiClient, SessionUser } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

export const assignments = resource('guide_assignments');

/** What the office asks a guide for. Events that have begun need no answer any more. */
export function requestsQuery(api: ApiClient, user: SessionUser, now: Date) {
  return assignments.list(api, {
    guide: user.iri,
    state: ['asked'],
    start: { after: now.toISOString() },
    pagination: false,
  });
}
