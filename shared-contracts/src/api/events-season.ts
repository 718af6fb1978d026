import { type Static, Type } from 'typebox';
import type { EVENT_STATES } from '../domain/states.ts';
import { LONGEST_TOUR_DAYS } from '../domain/tour-length.ts';
import { DateOnly, Nullable, resource, strings } from './hydra.ts';
import { reference, text, writeSchema } from './write.ts';

/** How far new events are led in the same step. */
export const SEASON_GOALS = [
  'draft',
  'prepared',
  'open',
] as const satisfies readonly (typeof EVENT_STATES)[number][];
export type SeasonGoal = (typeof SEASON_GOALS)[number];

/** Events that one step makes at most. */
export const MOST_SEASON_DAYS = 60;

const TimeOfDay = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: '`HH:MM` in Zurich.',
});

/** `POST /api/events/season`: an event for each day, all or none (docs/domain/events.md#season-entry). */
export const EventSeason = writeSchema('EventSeason', {
  offer: reference('offers'),
  /** The event whose own values they have. */
  copyOf: Type.Optional(reference('events')),
  days: Type.Array(DateOnly, { minItems: 1, maxItems: MOST_SEASON_DAYS, uniqueItems: true }),
  startTime: TimeOfDay,
  endTime: TimeOfDay,
  /** Calendar days, the first one included. */
  durationDays: Type.Integer({ minimum: 1, maximum: LONGEST_TOUR_DAYS }),
  /** Days before the start until which one may book, to the end of that day; left out: as the settings say. */
  deadlineDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  guide: Type.Optional(reference('users')),
  /** The guide has agreed already; otherwise the guide is asked. */
  hasAgreed: Type.Optional(Type.Boolean()),
  to: strings(SEASON_GOALS),
  /** Why it goes on with what is missing. */
  reason: Type.Optional(text(500)),
  /** Only tells what would be made and what is missing. */
  dryRun: Type.Optional(Type.Boolean()),
});
export type EventSeason = Static<typeof EventSeason>;

/** A point to look at before guests may book (docs/domain/events.md#ready-to-be-booked). */
export const OpeningCheck = Type.Object(
  {
    /** Field to look at. */
    propertyPath: Type.String(),
    /** Says in words what is to be so. */
    title: Type.String(),
    isMet: Type.Boolean(),
    /** True: without it nobody can book; false: the office may go on with a reason. */
    isNeeded: Type.Boolean(),
  },
  { $id: 'OpeningCheck' },
);
export type OpeningCheck = Static<typeof OpeningCheck>;

/** The event that one day gets. */
const SeasonEvent = Type.Object({
  ...resource,
  code: Type.String(),
  offer: Type.String(),
  day: DateOnly,
  state: strings(SEASON_GOALS),
  /** Says in words what speaks against the guide on that day; a reason gets through. */
  trouble: Nullable(Type.String()),
});

/** The events that were made; with `dryRun` those that would be, and none is there. */
export const EventSeasonResponse = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('EventSeason'),
    events: Type.Array(SeasonEvent),
    checks: Type.Array(OpeningCheck),
  },
  { $id: 'EventSeasonResult' },
);
export type EventSeasonResponse = Static<typeof EventSeasonResponse>;
