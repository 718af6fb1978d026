import type { EventState } from '@firn/shared-contracts/domain';
import type { Condition } from '../../records/state-machine.domain.ts';

/** What a report depends on. */
export interface ReportFacts {
  readonly end: Date;
  readonly state: EventState;
  readonly concluded: boolean;
}

/** What giving it back depends on. */
export interface ReturnFacts extends ReportFacts {
  readonly guideFinished: boolean;
  /** Whether its guides still come to the report. */
  readonly isOpenToGuides: boolean;
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

/** What asking for one depends on. */
export interface RequestFacts extends ReportFacts {
  readonly guideFinished: boolean;
  /** How many lead the event. */
  readonly guides: number;
}

const OPEN_TO_GUIDES: Condition<ReturnFacts> = {
  propertyPath: 'end',
  message: 'Der Event ist seit über 30 Tagen vorbei: Seine Guides kommen nicht mehr an den Rapport.',
  isMet: ({ isOpenToGuides }) => isOpenToGuides,
};

/** When the office may ask the guides of an event for its report (docs/domain/events.md#report). */
export const REQUESTABLE: readonly Condition<RequestFacts>[] = [
  ...REPORTABLE,
  {
    propertyPath: 'guideFinished',
    message: 'Der Rapport ist schon da.',
    isMet: ({ guideFinished }) => !guideFinished,
  },
  {
    propertyPath: 'guides',
    message: 'Kein Guide hat für diesen Event zugesagt. Gib den Rapport selber ab.',
    isMet: ({ guides }) => guides > 0,
  },
];

/** When the office may give a report back: its guides must be able to write another one (docs/domain/events.md#report). */
export const RETURNABLE: readonly Condition<ReturnFacts>[] = [
  {
    propertyPath: 'guideFinished',
    message: 'Der Rapport ist schon zurückgegeben.',
    isMet: ({ guideFinished }) => guideFinished,
  },
  {
    propertyPath: 'state',
    message: 'Der Event ist abgeschlossen oder abgesagt. Nimm zuerst diesen Schritt zurück.',
    isMet: ({ state }) => state !== 'closed' && state !== 'cancelled',
  },
  {
    propertyPath: 'concluded',
    message: 'Der Event ist abgerechnet. Nimm zuerst «Abgerechnet» zurück.',
    isMet: ({ concluded }) => !concluded,
  },
  OPEN_TO_GUIDES,
];
