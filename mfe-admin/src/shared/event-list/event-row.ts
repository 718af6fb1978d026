import type { EventResponse } from '@firn/shared-contracts/api';
import type { ListRow } from '@firn/shared-ui/resource-list';

export const EVENT_PROPERTIES = [
  'code',
  'offer',
  'title',
  'type',
  'place',
  'guides',
  'assignments',
  'start',
  'end',
  'durationDays',
  'registrationDeadline',
  'decisionDate',
  'state',
  'published',
  'organized',
  'guideFinished',
  'concluded',
  'bookedPlaces',
  'minimumParticipants',
  'maximumParticipants',
  'version',
] as const satisfies readonly (keyof EventResponse)[];

export type EventRow = ListRow<EventResponse, (typeof EVENT_PROPERTIES)[number]>;
