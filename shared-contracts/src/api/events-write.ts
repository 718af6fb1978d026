import {
  type Static,
  type TArray,
  type TNull,
  type TProperties,
  type TSchema,
  type TUnion,
  Type,
} from 'typebox';
import { OpeningCheck } from './events-season.ts';
import { overrideReason } from './guides.ts';
import { DateOnly, Instant, Nullable, strings } from './hydra.ts';
import { accountingNo, tourInputFields } from './offers-write.ts';
import { GroupedMails, Seal, Told } from './telling.ts';
import { patchSchema, reference, text, writeSchema } from './write.ts';

/** Characters of the notes of the office and the guides about an event. */
const EVENT_NOTES_LENGTH = 4000;

/** Weekdays stay: 52 weeks (docs/domain/events.md#next-season). */
export const NEXT_SEASON_DAYS = 364;

type CanBeNull = TUnion<[TSchema, TNull]>;
type Overrides<T extends TProperties> = {
  [Field in keyof T]: T[Field] extends TArray | CanBeNull ? T[Field] : TUnion<[T[Field], TNull]>;
};

/** Null stands for «as in the offer», and so does an empty list (docs/domain/events.md#overrides). */
const overrides = <T extends TProperties>(fields: T): Overrides<T> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      'items' in schema || 'anyOf' in schema ? schema : Nullable(schema),
    ]),
  ) as Overrides<T>;

const { guides: _guides, ...tourOverrides } = tourInputFields;

/** What an event may have of its own. Its guides are assigned (`GuideAssignmentCreate`). */
export const eventOwnFields = {
  ...overrides(tourOverrides),
  accountingNo: Nullable(accountingNo),
  /** Null: that of the settings. */
  sacDiscountPercent: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Null: follows from the start (docs/domain/events.md#minimum). */
  decisionDate: Nullable(DateOnly),
  /** Null: that of the settings. */
  autoConfirm: Nullable(Type.Boolean()),
};

const eventFields = {
  ...eventOwnFields,
  start: Instant,
  end: Instant,
  registrationDeadline: Instant,
  eventAccommodations: Type.Array(reference('accommodations'), { maxItems: 10, uniqueItems: true }),
  numberOfBookedRooms: Type.Integer({ minimum: 0, maximum: 99 }),
  notes: text(EVENT_NOTES_LENGTH),
};

const optionalFields = Type.Partial(Type.Object(eventFields)).properties;

/** A guide's tour that is not submitted yet; left out: it is (docs/domain/events.md#drafts-of-guides). */
const keptAsDraft = Type.Optional(Type.Literal('draft'));

/**
 * `POST /api/events`: offer, start and end are enough for a draft of the office. A guide makes a tour in state
 * `prepared`, or a draft; without an offer it is a spontaneous one and needs a title
 * (docs/domain/events.md#tours-by-guides).
 */
export const EventCreate = writeSchema('EventCreate', {
  ...optionalFields,
  offer: Type.Optional(reference('offers')),
  start: Instant,
  end: Instant,
  state: keptAsDraft,
});
export type EventCreate = Static<typeof EventCreate>;

/** What the office begins an event with. */
export const NewEvent = writeSchema('NewEvent', {
  offer: reference('offers'),
  start: Instant,
  end: Instant,
  registrationDeadline: Type.Optional(Instant),
});
export type NewEvent = Static<typeof NewEvent>;

/** What a guide begins a spontaneous tour with. */
export const NewTour = writeSchema('NewTour', {
  offer: Type.Optional(reference('offers')),
  title: tourInputFields.title,
  start: Instant,
  end: Instant,
  place: tourInputFields.place,
  meetingText: tourInputFields.meetingText,
  leadText: tourInputFields.leadText,
  programText: tourInputFields.programText,
  minimumParticipants: Type.Optional(tourInputFields.minimumParticipants),
  maximumParticipants: Type.Optional(tourInputFields.maximumParticipants),
  level: tourInputFields.level,
  activities: tourInputFields.activities,
  priceComponents: tourInputFields.priceComponents,
  state: keptAsDraft,
});
export type NewTour = Static<typeof NewTour>;

/** Begins a tour of an offer, by a guide. */
export const NewTourOfOffer = writeSchema('NewTourOfOffer', {
  offer: reference('offers'),
  start: Instant,
  end: Instant,
  state: keptAsDraft,
});
export type NewTourOfOffer = Static<typeof NewTourOfOffer>;

/** `PATCH /api/events/{id}`. Guides of the event write `notes` and `programText`, of a draft what `TourDraftPatch` has. */
export const EventPatch = patchSchema('EventPatch', {
  ...eventFields,
  organized: Type.Boolean(),
  /** The office may take a report back; a report sets it (`EventReportInput`). */
  guideFinished: Type.Boolean(),
  concluded: Type.Boolean(),
  /**
   * Groups that are told of a change of what was booked; left out: everybody whom it concerns
   * (docs/domain/events.md#changed-events).
   */
  tell: Told,
  /** Whether guests may leave without a fee because of it, where the terms grant it; left out: yes. */
  freeCancellation: Type.Boolean(),
  seal: Seal,
});
export type EventPatch = Static<typeof EventPatch>;

/** What the page of an event's pictures sends: part of `EventPatch`. */
export const EventImagesPatch = patchSchema('EventImagesPatch', {
  headImage: eventFields.headImage,
  images: eventFields.images,
});
export type EventImagesPatch = Static<typeof EventImagesPatch>;

/** What the page of an event's places sends: part of `EventPatch`. */
export const EventPoisPatch = patchSchema('EventPoisPatch', {
  location: eventFields.location,
  pois: eventFields.pois,
});
export type EventPoisPatch = Static<typeof EventPoisPatch>;

/**
 * What the guides of a tour send of it while it is a draft, such as one that the office gave back: part of `EventPatch`
 * (docs/domain/events.md#tours-by-guides).
 */
export const TourDraftPatch = patchSchema('TourDraftPatch', {
  title: eventFields.title,
  start: eventFields.start,
  end: eventFields.end,
  registrationDeadline: eventFields.registrationDeadline,
  place: eventFields.place,
  meetingText: eventFields.meetingText,
  leadText: eventFields.leadText,
  programText: eventFields.programText,
  minimumParticipants: eventFields.minimumParticipants,
  maximumParticipants: eventFields.maximumParticipants,
  level: eventFields.level,
  activities: eventFields.activities,
  priceComponents: eventFields.priceComponents,
});
export type TourDraftPatch = Static<typeof TourDraftPatch>;

/** What the guide of an event sends of it: part of `EventPatch`. */
export const EventNotesPatch = patchSchema('EventNotesPatch', {
  notes: eventFields.notes,
  programText: eventFields.programText,
});
export type EventNotesPatch = Static<typeof EventNotesPatch>;

const daysLater = Type.Integer({ minimum: -3650, maximum: 3650 });

/** `POST /api/events/{id}/duplicate`: a draft that many Zurich calendar days later, with the same times of day. */
export const EventDuplicate = writeSchema('EventDuplicate', { days: Type.Optional(daysLater) });
export type EventDuplicate = Static<typeof EventDuplicate>;

export const EVENT_BULK_ACTIONS = [
  'publish',
  'unpublish',
  'set-organized',
  'unset-organized',
  'set-concluded',
  'unset-concluded',
  'add-tags',
  'remove-tags',
  'assign-guide',
  'next-season',
] as const;
export type EventBulkAction = (typeof EVENT_BULK_ACTIONS)[number];

/**
 * `POST /api/events/bulk`: each event is a transaction of its own. With the header `Idempotency-Key` each is changed once,
 * however often it is sent.
 */
export const EventBulkRequest = writeSchema('EventBulkRequest', {
  action: strings(EVENT_BULK_ACTIONS),
  events: Type.Array(
    Type.Object(
      { event: reference('events'), version: Type.Integer({ minimum: 1 }) },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 200 },
  ),
  /** For `add-tags` and `remove-tags`. */
  tags: Type.Optional(Type.Array(reference('tags'), { minItems: 1, maxItems: 30, uniqueItems: true })),
  /** For `assign-guide`. */
  guide: Type.Optional(reference('users')),
  /** For `assign-guide` (docs/domain/events.md#guides), and for `publish` (docs/domain/events.md#ready-to-be-booked). */
  overrideReason: Type.Optional(overrideReason),
  /** For `next-season`: calendar days later; left out: 52 weeks. */
  days: Type.Optional(daysLater),
});
export type EventBulkRequest = Static<typeof EventBulkRequest>;

const Missing = Type.Object({ propertyPath: Type.String(), message: Type.String() });

/** Of one event; `message` says in words why it was refused and is null for one that is done. */
export const EventBulkResult = Type.Object(
  {
    event: Type.String(),
    code: Type.String(),
    status: Type.Integer({ description: 'HTTP status this event alone would have got.' }),
    message: Nullable(Type.String()),
    /** By field, as far as there are any; `overrideReason` alone: refused only without a reason. */
    missing: Type.Array(Missing),
    /** The action made it: `next-season` an event, `assign-guide` an assignment. */
    created: Nullable(Type.String()),
    /** The event has it now, where the action is done. */
    version: Type.Optional(Type.Integer()),
  },
  { $id: 'EventBulkResult' },
);
export type EventBulkResult = Static<typeof EventBulkResult>;

export const EventBulkResponse = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('EventBulk'),
    done: Type.Integer(),
    results: Type.Array(EventBulkResult),
  },
  { $id: 'EventBulk' },
);
export type EventBulkResponse = Static<typeof EventBulkResponse>;

/** What a step of an event would do: the answer to a transition with `dryRun`. */
export const EventStepPreview = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('EventStepPreview'),
    to: Type.String(),
    /** Conditions that are not met; empty: the step is possible. */
    missing: Type.Array(Missing),
    bookings: Type.Integer(),
    persons: Type.Integer(),
    /** Rappen to pay back. */
    refund: Type.Integer(),
    mails: Type.Array(GroupedMails),
    /** To be typed as `confirmation`; null for a step that needs none. */
    confirmation: Nullable(Type.String()),
    /** The groups that are told with `notify` unless somebody says otherwise. */
    tell: Type.Optional(Told),
    seal: Type.Optional(Seal),
    /** The step to `open` says what is ready, and what is not (docs/domain/events.md#ready-to-be-booked). */
    checks: Type.Optional(Type.Array(OpeningCheck)),
    /** How the event stands: by the same figures as everywhere. */
    standing: Type.Optional(
      Type.Object({
        bookings: Type.Integer(),
        seats: Type.Integer(),
        minimum: Type.Integer(),
        maximum: Type.Integer(),
      }),
    ),
  },
  { $id: 'EventStepPreview' },
);
export type EventStepPreview = Static<typeof EventStepPreview>;

/** What the page of an event's renting material sends: part of `EventPatch`. */
export const EventMaterialsPatch = patchSchema('EventMaterialsPatch', {
  rentingMaterials: eventFields.rentingMaterials,
});
export type EventMaterialsPatch = Static<typeof EventMaterialsPatch>;
