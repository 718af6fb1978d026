import type { WebhookBody } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import type { webhookDeliveries } from './webhooks.table.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Makes what a receiver gets, the same in every attempt (docs/domain/webhooks.md#body). */
export function bodyOf(delivery: DeliveryRow): WebhookBody {
  const { type, occurredAt, objectId, objectCode, objectState, eventId } = delivery;
  const about = type.startsWith('booking.') ? 'bookings' : 'events';
  return {
    type,
    timestamp: occurredAt.toISOString(),
    data: {
      '@id': iri(about, objectId),
      id: objectId,
      code: objectCode,
      state: objectState,
      ...(eventId && { event: iri('events', eventId) }),
    },
  };
}
