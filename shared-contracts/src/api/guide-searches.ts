import { type Static, Type } from 'typebox';
import { CANDIDATE_STANDINGS, CANDIDATE_TURNS, GUIDE_LEVELS, GUIDE_SEARCH_STATES } from '../domain/states.ts';
import { Instant, Iri, Nullable, strings, versioned } from './hydra.ts';
import { GuideSummary } from './offers.ts';
import { Seal, Told } from './telling.ts';
import { reference, text, writeSchema } from './write.ts';

/** Guides on the list of a search at most. */
export const MOST_CANDIDATES = 20;
/** Hours that somebody has to answer at most. */
export const MOST_ANSWER_HOURS = 168;

/**
 * `GET /api/guide_candidates?event=…`, or `?offer=…&day[]=2026-03-07&days=2`: all guides, the best first
 * (docs/domain/events.md#a-guide-falls-ill).
 */
export const GuideCandidatesResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('GuideCandidates'),
    /** Hours that somebody has to answer, unless the office says otherwise. */
    hours: Type.Integer(),
    candidates: Type.Array(
      Type.Object({
        guide: GuideSummary,
        guideLevel: Nullable(strings(GUIDE_LEVELS)),
        /** On the worst of the days. */
        standing: strings(CANDIDATE_STANDINGS),
        isQualified: Type.Boolean(),
        /** Says what became of the last question to this guide about the event. */
        answer: Nullable(strings(['asked', 'accepted', 'declined'] as const)),
        /** Kilometres from where the guide leads last before; null where that is not known. */
        distanceKm: Nullable(Type.Integer()),
        /** Days led in the season of the event. */
        seasonDays: Type.Integer(),
        /** Whether a search takes this guide: nothing speaks against it that needs a reason. */
        mayBeAsked: Type.Boolean(),
      }),
    ),
  },
  { $id: 'GuideCandidates' },
);
export type GuideCandidatesResponse = Static<typeof GuideCandidatesResponse>;

/** A search for a guide, as the office reads it. */
export const GuideSearchResponse = Type.Object(
  {
    ...versioned,
    event: Iri,
    state: strings(GUIDE_SEARCH_STATES),
    hours: Type.Integer(),
    /** In the order in which they are asked. */
    candidates: Type.Array(
      Type.Object({
        guide: GuideSummary,
        turn: strings(CANDIDATE_TURNS),
        askedAt: Nullable(Instant),
        /** Until when the next one waits. */
        until: Nullable(Instant),
      }),
    ),
    /** The moment at which nobody was left to ask. */
    exhaustedAt: Nullable(Instant),
    settledBy: Nullable(GuideSummary),
    createdAt: Instant,
    closedAt: Nullable(Instant),
  },
  { $id: 'GuideSearch' },
);
export type GuideSearchResponse = Static<typeof GuideSearchResponse>;

/**
 * `POST /api/guide_searches`: ends the assignment, if one is named, and asks the guides one after the other. Where a search is
 * open already they are added to its list.
 */
export const GuideSearchCreate = writeSchema('GuideSearchCreate', {
  event: reference('events'),
  /** It ends, because its guide falls out. */
  assignment: Type.Optional(reference('guide_assignments')),
  reason: Type.Optional(text(500)),
  guides: Type.Array(reference('users'), { minItems: 1, maxItems: MOST_CANDIDATES, uniqueItems: true }),
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ANSWER_HOURS })),
  /** Names who hears that the guide falls out, with the seal of the preview of that. */
  tell: Type.Optional(Told),
  seal: Type.Optional(Seal),
});
export type GuideSearchCreate = Static<typeof GuideSearchCreate>;
