import { type Static, Type } from 'typebox';
import { ASSIGNMENT_STATES, DAY_AVAILABILITIES, EVENT_STATES, GUIDE_LEVELS } from '../domain/states.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, resource, strings, versioned } from './hydra.ts';
import { GuideSummary } from './offers.ts';
import { Seal, Told } from './telling.ts';
import { patchSchema, reference, text, writeSchema } from './write.ts';

const DayAvailability = strings(DAY_AVAILABILITIES);
const COMMENT_LENGTH = 500;

/**
 * `GET /api/guide_availabilities/{id}?from=…&to=…`: the id is the guide's. `days` has what is known of the days in that
 * period (at most 400 days; without one the next 12 weeks).
 */
export const GuideAvailabilityResponse = Type.Object(
  {
    ...versioned,
    guide: GuideSummary,
    guideLevel: Nullable(strings(GUIDE_LEVELS)),
    /** Monday to Sunday, for days of which nothing else is said. */
    weekly: Type.Array(Nullable(DayAvailability), { minItems: 7, maxItems: 7 }),
    days: Type.Array(
      Type.Object({
        date: DateOnly,
        availability: DayAvailability,
        /** Said of this very day, not of its weekday. */
        isOwn: Type.Boolean(),
      }),
    ),
    /** Whether a calendar feed exists; its address is shown once, when it is made. */
    hasFeed: Type.Boolean(),
  },
  { $id: 'GuideAvailability' },
);
export type GuideAvailabilityResponse = Static<typeof GuideAvailabilityResponse>;

/** `PATCH`: days that are not named stay; null takes back what was said of a day. */
export const GuideAvailabilityPatch = patchSchema('GuideAvailabilityPatch', {
  weekly: Type.Array(Nullable(DayAvailability), { minItems: 7, maxItems: 7 }),
  days: Type.Array(
    Type.Object({ date: DateOnly, availability: Nullable(DayAvailability) }, { additionalProperties: false }),
    { maxItems: 400 },
  ),
});
export type GuideAvailabilityPatch = Static<typeof GuideAvailabilityPatch>;

/** `POST /api/guide_availabilities/{id}/feed` makes a new address, which ends the one before; DELETE ends it. */
export const GuideFeedResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('GuideFeed'),
    /** Absolute, with its secret; it is not shown again. */
    url: Type.String(),
  },
  { $id: 'GuideFeed' },
);
export type GuideFeedResponse = Static<typeof GuideFeedResponse>;

const assignmentFields = {
  state: strings(ASSIGNMENT_STATES),
  /** What the guide says to it. */
  comment: Nullable(Type.String()),
  /** Why it was assigned in spite of an overlap or a lower qualification; for the office. */
  overrideReason: Nullable(Type.String()),
  askedAt: Instant,
  answeredAt: Nullable(Instant),
} as const;

/** Of an event, for the office and its guides. */
export const EventAssignment = Type.Object(
  { ...versioned, guide: GuideSummary, state: assignmentFields.state },
  { $id: 'EventAssignment' },
);
export type EventAssignment = Static<typeof EventAssignment>;

/** Tells what leading an event brings a guide, by the day rate of the own level. */
export const GuideFee = Type.Object({ days: Type.Integer(), rate: Rappen, total: Rappen });
export type GuideFee = Static<typeof GuideFee>;

/** Tells what a guide decides by. */
export const AssignmentConditions = Type.Object({
  /** Leads to the page of the event, else of its offer; null where neither is published. */
  page: Nullable(Type.String()),
  minimumParticipants: Type.Integer(),
  maximumParticipants: Type.Integer(),
  bookedPlaces: Type.Integer(),
  /** Is its title. */
  level: Nullable(Type.String()),
  /** Are the others who have agreed. */
  coGuides: Type.Array(GuideSummary),
  /** Null where the settings have no rate for the level. */
  fee: Nullable(GuideFee),
});
export type AssignmentConditions = Static<typeof AssignmentConditions>;

/** `GET /api/guide_assignments`: guides read their own. */
export const GuideAssignmentResponse = Type.Object(
  {
    ...versioned,
    guide: GuideSummary,
    event: Type.Object({
      '@id': Iri,
      id: Id,
      code: Type.String(),
      title: Type.String(),
      place: Type.String(),
      start: Instant,
      end: Instant,
      state: strings(EVENT_STATES),
    }),
    ...assignmentFields,
    /** Null once it was declined or withdrawn. */
    conditions: Type.Optional(Nullable(AssignmentConditions)),
  },
  { $id: 'GuideAssignment' },
);
export type GuideAssignmentResponse = Static<typeof GuideAssignmentResponse>;

/** Why a guide is asked although something speaks against it. */
export const overrideReason = text(COMMENT_LENGTH);

/** `POST /api/guide_assignments`, for the office: asks a guide, or sets one who has agreed already. */
export const GuideAssignmentCreate = writeSchema('GuideAssignmentCreate', {
  event: reference('events'),
  guide: reference('users'),
  /** `asked` unless given. */
  state: Type.Optional(strings(['asked', 'accepted'] as const)),
  overrideReason: Type.Optional(overrideReason),
  /** With `accepted`, the groups that hear of it, and the seal of the preview. */
  tell: Type.Optional(Told),
  seal: Type.Optional(Seal),
});
export type GuideAssignmentCreate = Static<typeof GuideAssignmentCreate>;

/** Why a guide does not quite fit an event; the first three are refused without `overrideReason`. */
export const ASSIGNMENT_CONFLICTS = [
  'overlap',
  'qualification',
  'busy',
  'maybe',
  'ratio',
  'assigned',
] as const;

/** `GET /api/guide_assignments/conflicts?event=…&guide=…`, before somebody is asked. */
export const AssignmentConflictsResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('AssignmentConflicts'),
    conflicts: Type.Array(
      Type.Object({
        kind: strings(ASSIGNMENT_CONFLICTS),
        message: Type.String(),
        /** Refused unless a reason is given. */
        needsReason: Type.Boolean(),
      }),
    ),
  },
  { $id: 'AssignmentConflicts' },
);
export type AssignmentConflictsResponse = Static<typeof AssignmentConflictsResponse>;

/** `GET /api/planning-board?from=YYYY-MM-DD&weeks=12`, for the office. */
export const PlanningBoardResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('PlanningBoard'),
    from: DateOnly,
    /** The last day. */
    to: DateOnly,
    guides: Type.Array(
      Type.Object({
        ...GuideSummary.properties,
        guideLevel: Nullable(strings(GUIDE_LEVELS)),
        /** One entry for each day from `from` to `to`. */
        days: Type.Array(Nullable(DayAvailability)),
      }),
    ),
    events: Type.Array(
      Type.Object({
        ...resource,
        version: Type.Integer(),
        offer: Iri,
        code: Type.String(),
        title: Type.String(),
        start: Instant,
        end: Instant,
        registrationDeadline: Type.Optional(Instant),
        state: strings(EVENT_STATES),
        requiredGuideLevel: Nullable(strings(GUIDE_LEVELS)),
        takenSeats: Type.Integer(),
        minimumParticipants: Type.Integer(),
        maximumParticipants: Type.Integer(),
        /** Nobody has agreed yet; the office has guides of the offer in mind. */
        hasInheritedGuides: Type.Boolean(),
        /** Asked and accepted ones. */
        assignments: Type.Array(
          Type.Object({ '@id': Iri, version: Type.Integer(), guide: Iri, state: assignmentFields.state }),
        ),
      }),
    ),
  },
  { $id: 'PlanningBoard' },
);
export type PlanningBoardResponse = Static<typeof PlanningBoardResponse>;
