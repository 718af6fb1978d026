import { type Static, Type } from 'typebox';
import { TEXT_REFUSALS, TEXT_STATES } from '../domain/text-messages.ts';
import { Instant, Iri, Nullable, resource, strings } from './hydra.ts';
import { filledText, reference, writeSchema } from './write.ts';

/** Characters of a text, before the values of its placeholders are put in. */
export const TEXT_MESSAGE_LENGTH = 1600;
const GROUP_NAME_LENGTH = 80;
const MOST_RECIPIENTS = 500;

/** Names of the placeholders of an SMS (docs/domain/text-messages.md#words). */
export const TEXT_PLACEHOLDERS = ['vorname', 'event', 'datum', 'zeit'] as const;
/** The placeholders that stand for something without an event. */
export const TEXT_PLACEHOLDERS_OF_NO_EVENT = ['vorname'] as const;

/** `POST /api/text_messages`: to whom, see docs/domain/text-messages.md#recipients. */
export const TextMessageCreate = writeSchema('TextMessageCreate', {
  text: filledText(TEXT_MESSAGE_LENGTH),
  event: Type.Optional(reference('events')),
  /** `participants` or `guides` of the event; without one `guides`, or the name of a group. */
  group: Type.Optional(filledText(GROUP_NAME_LENGTH)),
  recipients: Type.Optional(
    Type.Array(reference('(booking_persons|users)'), {
      minItems: 1,
      maxItems: MOST_RECIPIENTS,
      uniqueItems: true,
    }),
  ),
  /** The moment at which it goes; at once unless given. */
  plannedFor: Type.Optional(Instant),
  /** Only answers what would go to whom. */
  dryRun: Type.Optional(Type.Boolean()),
});
export type TextMessageCreate = Static<typeof TextMessageCreate>;

const count = Type.Integer({ minimum: 0 });

/** The plan of a message, answered in place of it with `dryRun`. */
export const TextMessagePlan = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('TextMessagePlan'),
    /** Segments of the longest text. */
    segments: count,
    totalSegments: count,
    encoding: strings(['GSM-7', 'UCS-2']),
    recipients: Type.Array(
      Type.Object({
        name: Type.String(),
        /** Null for guides, who write by the platform. */
        phone: Nullable(Type.String()),
        text: Type.String(),
        segments: count,
      }),
    ),
    refused: Type.Array(
      Type.Object({
        name: Type.String(),
        reason: strings(TEXT_REFUSALS),
        /** The same in words. */
        message: Type.String(),
      }),
    ),
    plannedFor: Instant,
  },
  { $id: 'TextMessagePlan' },
);
export type TextMessagePlan = Static<typeof TextMessagePlan>;

/** A message, with what became of it for each number. */
export const TextMessageResponse = Type.Object(
  {
    ...resource,
    text: Type.String(),
    event: Nullable(Iri),
    eventTitle: Nullable(Type.String()),
    eventStart: Nullable(Instant),
    group: Nullable(Type.String()),
    /** Full name; null for the system. */
    sentBy: Nullable(Type.String()),
    createdAt: Instant,
    plannedFor: Instant,
    segments: count,
    recipients: Type.Array(
      Type.Object({
        name: Type.String(),
        phone: Nullable(Type.String()),
        state: strings(TEXT_STATES),
        /** The reason for which it failed or was withdrawn; for the office alone. */
        failure: Nullable(Type.String()),
        segments: count,
        sentAt: Nullable(Instant),
        deliveredAt: Nullable(Instant),
      }),
    ),
  },
  { $id: 'TextMessage' },
);
export type TextMessageResponse = Static<typeof TextMessageResponse>;

/** A number that gets no SMS any more. */
export const TextOptOutResponse = Type.Object(
  {
    ...resource,
    phone: Type.String(),
    /** Full name of whoever entered it; null where its owner answered an SMS. */
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
  },
  { $id: 'TextOptOut' },
);
export type TextOptOutResponse = Static<typeof TextOptOutResponse>;

export const TextOptOutCreate = writeSchema('TextOptOutCreate', { phone: filledText(40) });
export type TextOptOutCreate = Static<typeof TextOptOutCreate>;

/** Problem codes of SMS. */
export const TEXT_MESSAGE_PROBLEMS = {
  /** 409: nobody sends SMS. */
  notConnected: '/problems/sms-not-connected',
} as const;
