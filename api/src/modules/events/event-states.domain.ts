import type { EventState } from '@firn/shared-contracts/domain';

/** What the steps of an event depend on (docs/domain/states.md#event). */
export interface EventFacts {
  readonly state: EventState;
  readonly start: Date;
  readonly end: Date;
  readonly registrationDeadline: Date | null;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  readonly guides: number;
  readonly priceComponents: number;
  readonly activeBookings: number;
  readonly guideFinished: boolean;
  readonly concluded: boolean;
  readonly previousState: EventState | null;
}

/** Who asks for the step. `ownGuide` is a guide of this very event. */
export type EventActor = 'own-guide' | 'admin' | 'super-admin' | 'system';

export interface StepResult {
  readonly allowed: boolean;
  /** Conditions that are not met yet; empty where the step does not exist for the actor. */
  readonly missing: readonly string[];
}

type Conditions = Readonly<Record<string, (facts: EventFacts, now: Date) => boolean>>;

interface Step {
  readonly from: readonly EventState[];
  readonly to: EventState;
  readonly actors: readonly EventActor[];
  readonly conditions: Conditions;
}

const OFFICE: readonly EventActor[] = ['admin', 'super-admin'];
const NOTHING: Conditions = {};

const PUBLISHABLE: Conditions = {
  dates: ({ start, end }) => start.getTime() < end.getTime(),
  guides: ({ guides }) => guides > 0,
  participants: ({ minimumParticipants, maximumParticipants }) =>
    minimumParticipants >= 1 && maximumParticipants >= minimumParticipants,
  priceComponents: ({ priceComponents }) => priceComponents > 0,
  registrationDeadline: ({ registrationDeadline }) => registrationDeadline !== null,
};

const STEPS: readonly Step[] = [
  { from: ['draft'], to: 'prepared', actors: ['own-guide', ...OFFICE], conditions: NOTHING },
  { from: ['prepared'], to: 'draft', actors: OFFICE, conditions: NOTHING },
  { from: ['prepared'], to: 'open', actors: OFFICE, conditions: PUBLISHABLE },
  {
    from: ['open'],
    to: 'prepared',
    actors: OFFICE,
    conditions: { noBookings: ({ activeBookings }) => activeBookings === 0 },
  },
  { from: ['open'], to: 'confirmed', actors: [...OFFICE, 'system'], conditions: NOTHING },
  {
    from: ['confirmed'],
    to: 'open',
    actors: OFFICE,
    conditions: { beforeStart: ({ start }, now) => now.getTime() < start.getTime() },
  },
  { from: ['prepared', 'open', 'confirmed'], to: 'cancelled', actors: OFFICE, conditions: NOTHING },
  {
    from: ['confirmed'],
    to: 'closed',
    actors: [...OFFICE, 'system'],
    conditions: {
      ended: ({ end }, now) => end.getTime() < now.getTime(),
      guideFinished: ({ guideFinished }) => guideFinished,
      concluded: ({ concluded }) => concluded,
    },
  },
  { from: ['closed'], to: 'confirmed', actors: ['super-admin'], conditions: NOTHING },
  ...(['prepared', 'open', 'confirmed'] as const).map((to) => ({
    from: ['cancelled'] as const,
    to,
    actors: ['super-admin'] as const,
    conditions: { previousState: ({ previousState }: EventFacts) => previousState === to },
  })),
];

/** Whether an actor may bring an event to a state now, and what is missing where not yet. */
export function eventStep(facts: EventFacts, to: EventState, actor: EventActor, now: Date): StepResult {
  const step = STEPS.find(
    (candidate) =>
      candidate.from.includes(facts.state) && candidate.to === to && candidate.actors.includes(actor),
  );
  if (!step) return { allowed: false, missing: [] };
  const missing = Object.keys(step.conditions).filter((name) => !step.conditions[name]?.(facts, now));
  return { allowed: missing.length === 0, missing };
}
