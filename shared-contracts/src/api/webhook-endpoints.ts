import { type Static, Type } from 'typebox';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_FAILURES, WEBHOOK_TYPES } from '../domain/webhooks.ts';
import { Id, Instant, Iri, Nullable, resource, strings } from './hydra.ts';
import { writeSchema } from './write.ts';

const fields = {
  ...resource,
  url: Type.String(),
  events: Type.Array(strings(WEBHOOK_TYPES)),
  createdAt: Instant,
  /** Since when nothing has got through; null while it works. */
  failingSince: Nullable(Instant),
  /** When a week of failures switched it off; null while it is on. */
  switchedOffAt: Nullable(Instant),
  /** Numbers of its deliveries in each state. */
  deliveries: Type.Object({ waiting: Type.Integer(), delivered: Type.Integer(), givenUp: Type.Integer() }),
};

/** `GET /api/webhook_endpoints`: addresses of programs, the newest first, without their secrets (docs/domain/webhooks.md). */
export const WebhookEndpointResponse = Type.Object(fields, { $id: 'WebhookEndpoint' });
export type WebhookEndpointResponse = Static<typeof WebhookEndpointResponse>;

/** `POST /api/webhook_endpoints`: 201 with the secret, which is not shown again. */
export const WebhookEndpointMade = Type.Object(
  { ...fields, secret: Type.String() },
  { $id: 'WebhookEndpointMade' },
);
export type WebhookEndpointMade = Static<typeof WebhookEndpointMade>;

export const WebhookEndpointCreate = writeSchema('WebhookEndpointCreate', {
  url: Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' }),
  events: Type.Array(strings(WEBHOOK_TYPES), {
    minItems: 1,
    maxItems: WEBHOOK_TYPES.length,
    uniqueItems: true,
  }),
});
export type WebhookEndpointCreate = Static<typeof WebhookEndpointCreate>;

/** The body that a receiver gets (docs/domain/webhooks.md#body). */
export const WebhookBody = Type.Object(
  {
    type: strings(WEBHOOK_TYPES),
    timestamp: Instant,
    data: Type.Object({
      '@id': Iri,
      id: Id,
      code: Type.String(),
      state: Type.String(),
      /** The event of a booking. */
      event: Type.Optional(Iri),
    }),
  },
  { $id: 'WebhookBody' },
);
export type WebhookBody = Static<typeof WebhookBody>;

/** `GET /api/webhook_endpoints/{id}/deliveries`, the newest first (docs/domain/webhooks.md#delivery). */
export const WebhookDeliveryResponse = Type.Object(
  {
    ...resource,
    state: strings(WEBHOOK_DELIVERY_STATES),
    body: WebhookBody,
    /** Attempts since it was last put into the queue. */
    attempts: Type.Integer(),
    /** When it was tried last. */
    attemptedAt: Nullable(Instant),
    /** Null for what does not wait. */
    nextAttemptAt: Nullable(Instant),
    failure: Nullable(strings(WEBHOOK_FAILURES)),
    /** Status of the last answer. */
    answerStatus: Nullable(Type.Integer()),
    /** The first 2,000 characters of the last answer. */
    answerBody: Nullable(Type.String()),
  },
  { $id: 'WebhookDelivery' },
);
export type WebhookDeliveryResponse = Static<typeof WebhookDeliveryResponse>;
