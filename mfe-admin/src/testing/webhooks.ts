import type { WebhookDeliveryResponse, WebhookEndpointResponse } from '@firn/shared-contracts/api';

const ENDPOINT = '/api/webhook_endpoints/018f0000-0000-7000-8000-000000000961';
const BOOKING = '018f0000-0000-7000-8000-000000000963';

export const aWebhookEndpoint = (
  overrides: Partial<WebhookEndpointResponse> = {},
): WebhookEndpointResponse => ({
  '@id': ENDPOINT,
  '@type': 'WebhookEndpoint',
  id: '018f0000-0000-7000-8000-000000000961',
  url: 'https://bergladen.example/firn',
  events: ['booking.made', 'event.full'],
  createdAt: '2026-02-14T08:00:00.000Z',
  failingSince: null,
  switchedOffAt: null,
  deliveries: { waiting: 1, delivered: 12, givenUp: 0 },
  ...overrides,
});

export const aWebhookDelivery = (
  overrides: Partial<WebhookDeliveryResponse> = {},
): WebhookDeliveryResponse => ({
  '@id': `${ENDPOINT}/deliveries/018f0000-0000-7000-8000-000000000962`,
  '@type': 'WebhookDelivery',
  id: '018f0000-0000-7000-8000-000000000962',
  state: 'waiting',
  body: {
    type: 'booking.made',
    timestamp: '2026-02-14T08:00:00.000Z',
    data: {
      '@id': `/api/bookings/${BOOKING}`,
      id: BOOKING,
      code: 'B-2026-00001',
      state: 'confirmed',
      event: '/api/events/018f0000-0000-7000-8000-000000000964',
    },
  },
  attempts: 2,
  attemptedAt: '2026-02-14T08:00:05.000Z',
  nextAttemptAt: '2026-02-14T08:05:05.000Z',
  failure: 'status',
  answerStatus: 503,
  answerBody: 'Gerade nicht.',
  ...overrides,
});
