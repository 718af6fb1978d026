import { type Static, Type } from 'typebox';
import { LONGEST_FEEDBACK_TEXT } from './feedback-rules.ts';
import { Instant, Iri, Nullable, strings, versioned } from './hydra.ts';
import { patchSchema, reference, text, writeSchema } from './write.ts';

const Grade = Type.Integer({ minimum: 1, maximum: 5 });

const tourGrades = { content: Grade, level: Grade, organisation: Grade } as const;
const guideGrades = { preparation: Grade, safety: Grade, communication: Grade } as const;

/** `POST /api/feedbacks/{token}`: what a person answers, once (docs/domain/feedback.md#answering). */
export const FeedbackAnswer = writeSchema('FeedbackAnswer', {
  tour: Type.Object(
    {
      ...tourGrades,
      /** Left out or null where there was no hut. */
      hut: Type.Optional(Nullable(Grade)),
    },
    { additionalProperties: false },
  ),
  /** Guides of the event, each once; whom one did not know is left out. */
  guides: Type.Optional(
    Type.Array(Type.Object({ guide: reference('users'), ...guideGrades }, { additionalProperties: false }), {
      maxItems: 20,
    }),
  ),
  comment: Type.Optional(text(LONGEST_FEEDBACK_TEXT)),
  publishConsent: Type.Optional(Type.Boolean()),
});
export type FeedbackAnswer = Static<typeof FeedbackAnswer>;

/** `GET /api/feedback_requests/{token}`: what the link of a mail asks about; it names nobody who took part. */
export const FeedbackRequestResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('FeedbackRequest'),
    state: strings(['open', 'answered', 'closed']),
    title: Type.String(),
    start: Instant,
    end: Instant,
    closesAt: Instant,
    /** True if the hut is asked for. */
    overnight: Type.Boolean(),
    guides: Type.Array(Type.Object({ '@id': Iri, name: Type.String() })),
  },
  { $id: 'FeedbackRequest' },
);
export type FeedbackRequestResponse = Static<typeof FeedbackRequestResponse>;

/** An answer as the office reads it. */
export const FeedbackResponse = Type.Object(
  {
    ...versioned,
    answeredAt: Instant,
    event: Type.Object({ '@id': Iri, code: Type.String(), title: Type.String(), start: Instant, offer: Iri }),
    person: Type.Object({ '@id': Iri, booking: Iri, name: Type.String() }),
    tour: Type.Object({ ...tourGrades, hut: Nullable(Grade) }),
    guides: Type.Array(Type.Object({ guide: Iri, name: Type.String(), ...guideGrades })),
    comment: Type.String(),
    publishConsent: Type.Boolean(),
    /** True if it may be published. */
    publishable: Type.Boolean(),
    published: Type.Boolean(),
    reply: Type.String(),
    /** Full name; null while there is no reply. */
    repliedBy: Nullable(Type.String()),
    repliedAt: Nullable(Instant),
  },
  { $id: 'Feedback' },
);
export type FeedbackResponse = Static<typeof FeedbackResponse>;

/** `PATCH /api/feedbacks/{id}`, for the office. With `notify` the reply goes to the person by mail. */
export const FeedbackPatch = patchSchema('FeedbackPatch', {
  published: Type.Boolean(),
  reply: text(LONGEST_FEEDBACK_TEXT),
  notify: Type.Boolean(),
});
export type FeedbackPatch = Static<typeof FeedbackPatch>;

const Average = Type.Number({ minimum: 1, maximum: 5 });
const Voices = Type.Integer({ minimum: 0 });

/** Averages, each with its number of voices; null without any. */
export const FeedbackFigures = Type.Object(
  {
    voices: Voices,
    average: Nullable(Average),
    criteria: Type.Array(
      Type.Object({ criterion: Type.String(), voices: Voices, average: Nullable(Average) }),
    ),
    /** Number of voices for each of 1, 2, 3, 4 and 5, by the rounded mean of each voice. */
    grades: Type.Array(Voices),
    /** The newest first. */
    seasons: Type.Array(Type.Object({ season: Type.String(), voices: Voices, average: Nullable(Average) })),
  },
  { $id: 'FeedbackFigures' },
);
export type FeedbackFigures = Static<typeof FeedbackFigures>;

/** A comment that stands on the website. */
export const PublishedVoice = Type.Object(
  {
    id: Type.String(),
    comment: Type.String(),
    /** First name. */
    author: Type.String(),
    /** The title of the event and when it was. */
    title: Type.String(),
    start: Instant,
    average: Average,
    reply: Type.String(),
    /** When the reply was written; null without one. */
    repliedAt: Type.Optional(Nullable(Instant)),
  },
  { $id: 'PublishedVoice' },
);
export type PublishedVoice = Static<typeof PublishedVoice>;

/**
 * `GET /api/feedbacks/summary`: for the office over all, an offer, a guide, an event or a season; for guides their own,
 * where `guide` is null below 3 voices and the tour is never told (docs/domain/feedback.md#what-guides-read).
 */
export const FeedbackSummaryResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('FeedbackSummary'),
    /** Number of persons who were asked; null for guides. */
    asked: Nullable(Voices),
    tour: Nullable(FeedbackFigures),
    guide: Nullable(FeedbackFigures),
    /** Number of voices that it takes until a guide reads figures. */
    voicesNeeded: Voices,
    /** Published voices of a guide's events; for guides alone. */
    voices: Type.Array(PublishedVoice),
  },
  { $id: 'FeedbackSummary' },
);
export type FeedbackSummaryResponse = Static<typeof FeedbackSummaryResponse>;

/** A row of `GET /api/feedback_tours` or `GET /api/feedback_guides`, for the office. */
export const FeedbackSubjectResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.String(),
    id: Type.String(),
    /** The offer or the guide. */
    subject: Iri,
    name: Type.String(),
    figures: FeedbackFigures,
  },
  { $id: 'FeedbackSubject' },
);
export type FeedbackSubjectResponse = Static<typeof FeedbackSubjectResponse>;

/** `GET /api/voices?offer=` or `?guide=`: what anybody reads (docs/domain/feedback.md#published-voices). */
export const VoicesResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('Voices'),
    /** Null below 5 voices. */
    rating: Nullable(Type.Object({ average: Average, count: Voices })),
    voices: Type.Array(PublishedVoice),
  },
  { $id: 'Voices' },
);
export type VoicesResponse = Static<typeof VoicesResponse>;
