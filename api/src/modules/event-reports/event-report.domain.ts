import type { EventState } from '@firn/shared-contracts/domain';
import type { Condition } from '../../records/state-machine.domain.ts';

/** What a report depends on. */
export interface ReportFacts {
  readonly end: Date;
  readonly state: EventState;
  readonly concluded: boolean;
}

const TOOK_PLACE: readonly EventState[] = ['open', 'confirmed', 'closed'];

/** When a report is taken (docs/domain/events.md#report). */
export const REPORTABLE: readonly Condition<ReportFacts>[] = [
  {
    propertyPath: 'end',
    message: 'Der Event ist noch nicht vorbei.',
    isMet: ({ end }, now) => end <= now,
  },
  {
    propertyPath: 'state',
    message: 'Der Event hat nicht stattgefunden.',
    isMet: ({ state }) => TOOK_PLACE.includes(state),
  },
  {
    propertyPath: 'concluded',
    message: 'Das Büro hat den Event schon abgerechnet.',
    isMet: ({ concluded }) => !concluded,
  },
];
