import type { WebhookDeliveryState, WebhookFailure, WebhookType } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';

/** Addresses of programs of others that hear what happens (docs/domain/webhooks.md#endpoints). */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: id(),
  url: text().notNull(),
  types: text().array().$type<WebhookType[]>().notNull(),
  /** It signs, so it is needed again: closed by a seal. */
  sealedSecret: text().notNull(),
  createdAt: createdAt(),
  /** Since the first failure after something got through. */
  failingSince: instant(),
  switchedOffAt: instant(),
});

/**
 * Holds what an endpoint is told. Triggers write the rows in the transaction of the change, a job sends them
 * (docs/domain/webhooks.md#happenings).
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** Counts: of one object in the order of its changes, since each change holds the lock of what it changes. */
    position: bigserial({ mode: 'number' }).notNull(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text().$type<WebhookType>().notNull(),
    /** The booking or event, without a reference: what was told stays as it was. */
    objectId: uuid().notNull(),
    objectCode: text().notNull(),
    objectState: text().notNull(),
    /** The event of a booking; null for an event itself. */
    eventId: uuid(),
    occurredAt: instant().notNull(),
    state: text().$type<WebhookDeliveryState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    attemptedAt: instant(),
    nextAttemptAt: instant().notNull(),
    /** Until then it belongs to the worker that sends it. */
    claimedUntil: instant(),
    failure: text().$type<WebhookFailure>(),
    answerStatus: integer(),
    answerBody: text(),
  },
  (table) => [
    index('webhook_deliveries_endpoint_index').on(table.endpointId, table.position),
    index('webhook_deliveries_waiting_index')
      .on(table.endpointId, table.objectId, table.position)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_occurred_index').on(table.occurredAt),
    check('webhook_deliveries_state_check', sql`state in ('waiting', 'delivered', 'given_up')`),
  ],
);

/** Events that were told to be full, or were when the first endpoint came; only triggers write it. */
export const webhookFullEvents = pgTable('webhook_full_events', {
  eventId: uuid()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
});
