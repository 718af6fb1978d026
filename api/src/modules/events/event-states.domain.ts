import {
  CANCELLATION_REASONS,
  type EventState,
  isPricedOrFree,
  type Priced,
} from '@firn/shared-contracts/domain';
import type { Condition, StateMachine, Step } from '../../records/state-machine.domain.ts';
import { isReady, type ReadinessFacts } from './opening-checks.domain.ts';
import { SUBMITTABLE, type SubmittedFacts } from './submitted-tour.domain.ts';

/** What an event needs before guests may book it. */
export interface OpeningFacts extends Priced {
  readonly start: Date;
  readonly end: Date;
  readonly registrationDeadline: Date;
  /** The event's own, or the offer's in their place. */
  readonly guides: number;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  /** Of the event, else of its offer, as is its price list. */
  readonly freeOfCharge: boolean;
}

/** What the steps of an event depend on. */
export interface EventFacts extends OpeningFacts, ReadinessFacts, SubmittedFacts {
  readonly taken: number;
  /** Of those, seats that the office has not given yet: they count for no minimum. */
  readonly requestedSeats: number;
  /** Bookings that have not ended. */
  readonly activeBookings: number;
  readonly isPrivate: boolean;
  /** That of the event, else of the settings. */
  readonly autoConfirm: boolean;
  readonly guideFinished: boolean;
  readonly concluded: boolean;
  readonly previousState: EventState | null;
  /** In words: each guide who leads another event at that time. */
  readonly overlaps: readonly string[];
  /** Seats of the bookings that a restoration brings back. */
  readonly returningSeats: number;
  readonly reason: string;
  readonly comment: string;
  /** Whether the code of the event was typed. */
  readonly isTyped: boolean;
}

type Facts = EventFacts;
type EventStep = Step<EventState, Facts>;

const condition = <F>(propertyPath: string, message: string, isMet: Condition<F>['isMet']): Condition<F> => ({
  propertyPath,
  message,
  isMet,
});

/** docs/domain/states.md#event */
export const OPENABLE: readonly Condition<OpeningFacts>[] = [
  condition('end', 'Das Ende liegt nicht nach dem Start.', ({ start, end }) => start < end),
  condition('guides', 'Es fehlt ein Guide.', ({ guides }) => guides > 0),
  condition(
    'maximumParticipants',
    'Es braucht mindestens eine Person, und höchstens darf nicht unter mindestens liegen.',
    ({ minimumParticipants: least, maximumParticipants: most }) => least >= 1 && most >= least,
  ),
  condition('priceComponents', 'Es fehlt der Preis.', ({ priceComponents }) => priceComponents.length > 0),
  condition(
    'freeOfCharge',
    'Der Preis ist CHF 0.–: setze einen Preis, oder wähle «kostenlos».',
    isPricedOrFree,
  ),
  condition(
    'registrationDeadline',
    'Der Anmeldeschluss liegt nicht vor dem Start.',
    ({ registrationDeadline, start }) => registrationDeadline <= start,
  ),
];

const isFilled = (text: string) => text.trim() !== '';
const typed = condition<Facts>(
  'confirmation',
  'Tippe zur Bestätigung den Code des Events ein.',
  ({ isTyped }) => isTyped,
);

/** docs/domain/events.md#ready-to-be-booked */
const readyOrReasoned = condition<Facts>(
  'reason',
  'Es fehlt noch etwas. Nenne den Grund, wenn der Event trotzdem buchbar sein soll.',
  (facts) => facts.isPrivate || isReady(facts) || isFilled(facts.reason),
);

const OFFICE = ['office', 'super-admin'] as const;
/** An event is cancelled from these, and returns to them. */
export const CANCELLABLE = ['prepared', 'open', 'confirmed'] as const;

const restoring = (to: (typeof CANCELLABLE)[number]): EventStep => ({
  from: ['cancelled'],
  to,
  by: ['super-admin'],
  conditions: [
    condition(
      'to',
      'Der Event bekommt nur den Zustand zurück, den er vor der Absage hatte.',
      ({ previousState }) => previousState === to,
    ),
    condition(
      'guides',
      'Ein Guide führt in dieser Zeit unterdessen einen anderen Event.',
      ({ overlaps }) => overlaps.length === 0,
    ),
    condition(
      'maximumParticipants',
      'Die zurückkehrenden Buchungen haben mehr Personen, als der Event Plätze hat.',
      ({ returningSeats, taken, maximumParticipants }) => taken + returningSeats <= maximumParticipants,
    ),
    typed,
  ],
});

/** Every step of an event (docs/domain/states.md#event). */
export const eventMachine: StateMachine<EventState, Facts> = {
  entity: 'event',
  steps: [
    { from: ['draft'], to: 'prepared', by: ['guide'], conditions: SUBMITTABLE },
    { from: ['draft'], to: 'prepared', by: OFFICE },
    {
      from: ['prepared'],
      to: 'draft',
      by: OFFICE,
      conditions: [
        condition('comment', 'Schreib dazu, was noch zu tun ist.', ({ comment }) => isFilled(comment)),
      ],
    },
    { from: ['prepared'], to: 'open', by: OFFICE, conditions: [...OPENABLE, readyOrReasoned] },
    { from: ['prepared'], to: 'open', by: ['system'], conditions: OPENABLE },
    {
      from: ['open'],
      to: 'prepared',
      by: OFFICE,
      conditions: [
        condition('bookings', 'Es gibt laufende Buchungen.', ({ activeBookings }) => activeBookings === 0),
      ],
    },
    { from: ['open'], to: 'confirmed', by: OFFICE },
    {
      from: ['open'],
      to: 'confirmed',
      by: ['system'],
      conditions: [
        condition('start', 'Der Event hat schon begonnen.', ({ start }, now) => start > now),
        condition('autoConfirm', 'Der Event wird nicht von selbst bestätigt.', (facts) => facts.autoConfirm),
        condition(
          'minimumParticipants',
          'Die Mindestteilnehmerzahl ist nicht erreicht.',
          ({ taken, requestedSeats, minimumParticipants }) => taken - requestedSeats >= minimumParticipants,
        ),
        condition('guides', 'Noch hat kein Guide zugesagt.', ({ acceptedGuides }) => acceptedGuides > 0),
      ],
    },
    {
      from: ['confirmed'],
      to: 'open',
      by: OFFICE,
      conditions: [
        condition('reason', 'Nenne den Grund.', ({ reason }) => isFilled(reason)),
        condition('start', 'Der Event hat schon begonnen.', ({ start }, now) => start > now),
      ],
    },
    {
      from: CANCELLABLE,
      to: 'cancelled',
      by: OFFICE,
      conditions: [
        condition('reason', `Nenne einen Grund: ${CANCELLATION_REASONS.join(', ')}.`, ({ reason }) =>
          CANCELLATION_REASONS.some((known) => known === reason),
        ),
        typed,
      ],
    },
    {
      from: CANCELLABLE,
      to: 'cancelled',
      by: ['system'],
      conditions: [
        condition('isPrivate', 'Nur eine private Tour fällt von selbst weg.', (facts) => facts.isPrivate),
        condition('bookings', 'Es gibt laufende Buchungen.', ({ activeBookings }) => activeBookings === 0),
      ],
    },
    ...CANCELLABLE.map(restoring),
    {
      from: ['confirmed'],
      to: 'closed',
      by: [...OFFICE, 'system'],
      conditions: [
        condition('end', 'Der Event ist noch nicht vorbei.', ({ end }, now) => end <= now),
        condition('guideFinished', 'Der Rapport des Guides fehlt.', (facts) => facts.guideFinished),
        condition('concluded', 'Der Event ist nicht abgerechnet.', (facts) => facts.concluded),
      ],
    },
    { from: ['closed'], to: 'confirmed', by: ['super-admin'] },
  ],
};
