import type { OpeningCheck } from '@firn/shared-contracts/api';
import { isPricedOrFree, type OfferState, type Priced } from '@firn/shared-contracts/domain';

/** The office looks at these before guests may book (docs/domain/events.md#ready-to-be-booked). */
export interface ReadinessFacts extends Priced {
  /** Guides who have agreed. */
  readonly acceptedGuides: number;
  /** Whether all of them have the qualification that is asked for. */
  readonly areQualified: boolean;
  /** Guides who have agreed, else those of the offer. */
  readonly guides: number;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  readonly freeOfCharge: boolean;
  /** Where to be; empty if nothing says it. */
  readonly meetingPoint: string;
  readonly requirementsText: string | null;
  readonly equipmentText: string | null;
  readonly offerState: OfferState;
}

type Check = Pick<OpeningCheck, 'propertyPath' | 'title' | 'isNeeded'> & {
  readonly isMet: (facts: ReadinessFacts) => boolean;
};

/** A rich text without words is none. */
const saysSomething = (text: string | null): boolean => (text ?? '').replace(/<[^>]*>/g, '').trim() !== '';

const CHECKS: readonly Check[] = [
  {
    propertyPath: 'guides',
    title: 'Ein Guide ist vorgesehen.',
    isNeeded: true,
    isMet: ({ guides }) => guides > 0,
  },
  {
    propertyPath: 'guides',
    title: 'Ein Guide hat zugesagt.',
    isNeeded: false,
    isMet: ({ acceptedGuides }) => acceptedGuides > 0,
  },
  {
    propertyPath: 'requiredGuideLevel',
    title: 'Wer zugesagt hat, hat die verlangte Qualifikation.',
    isNeeded: false,
    isMet: ({ areQualified }) => areQualified,
  },
  {
    propertyPath: 'priceComponents',
    title: 'Der Preis ist gesetzt.',
    isNeeded: true,
    isMet: (facts) => facts.priceComponents.length > 0 && isPricedOrFree(facts),
  },
  {
    propertyPath: 'minimumParticipants',
    title: 'Minimum und Maximum passen zusammen.',
    isNeeded: true,
    isMet: ({ minimumParticipants: least, maximumParticipants: most }) => least >= 1 && most >= least,
  },
  {
    propertyPath: 'meetingText',
    title: 'Der Treffpunkt ist beschrieben.',
    isNeeded: false,
    isMet: ({ meetingPoint }) => meetingPoint !== '',
  },
  {
    propertyPath: 'requirementsText',
    title: 'Die Anforderungen sind beschrieben.',
    isNeeded: false,
    isMet: ({ requirementsText }) => saysSomething(requirementsText),
  },
  {
    propertyPath: 'equipmentText',
    title: 'Die Ausrüstung ist beschrieben.',
    isNeeded: false,
    isMet: ({ equipmentText }) => saysSomething(equipmentText),
  },
  {
    propertyPath: 'state',
    title: 'Das Angebot ist veröffentlicht.',
    isNeeded: false,
    isMet: ({ offerState }) => offerState === 'published',
  },
];

/** Every point with whether it is so, in the order in which people look at them. */
export const openingChecks = (facts: ReadinessFacts): OpeningCheck[] =>
  CHECKS.map(({ isMet, ...check }) => ({ ...check, isMet: isMet(facts) }));

/** Whether nothing is missing that a reason is asked for. */
export const isReady = (facts: ReadinessFacts): boolean =>
  CHECKS.every(({ isNeeded, isMet }) => isNeeded || isMet(facts));
