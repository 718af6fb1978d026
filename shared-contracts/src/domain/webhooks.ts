/** Happenings that programs of others can hear of (docs/domain/webhooks.md#happenings). */
export const WEBHOOK_TYPES = [
  'booking.made',
  'booking.changed',
  'booking.cancelled',
  'event.changed',
  'event.cancelled',
  'event.full',
  'event.free',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** States of a delivery (docs/domain/webhooks.md#delivery). */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Reasons for which an attempt failed (docs/domain/webhooks.md#delivery). */
export const WEBHOOK_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'address',
  'switched_off',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];
