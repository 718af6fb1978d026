import type { WebhookDeliveryState } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../lib/pagination.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.table.ts';

/** Leaves out the secret, which only whoever signs reads. */
const COLUMNS = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  types: webhookEndpoints.types,
  createdAt: webhookEndpoints.createdAt,
  failingSince: webhookEndpoints.failingSince,
  switchedOffAt: webhookEndpoints.switchedOffAt,
};

/** Finds one; null where there is none. */
export async function findEndpoint(db: Db, id: string) {
  const [found] = await db.select(COLUMNS).from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return found ?? null;
}

/** Endpoints with the numbers of their deliveries, the newest first. */
export async function listEndpoints(db: Db) {
  const endpoints = await db
    .select(COLUMNS)
    .from(webhookEndpoints)
    .orderBy(desc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  const counts = await db
    .select({ id: webhookDeliveries.endpointId, state: webhookDeliveries.state, count: count() })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.endpointId, webhookDeliveries.state);
  return endpoints.map((endpoint) => {
    const of = (state: WebhookDeliveryState) =>
      counts.find((each) => each.id === endpoint.id && each.state === state)?.count ?? 0;
    const deliveries = { waiting: of('waiting'), delivered: of('delivered'), givenUp: of('given_up') };
    return { ...endpoint, deliveries };
  });
}

export type ListedEndpoint = Awaited<ReturnType<typeof listEndpoints>>[number];

/** Deliveries of an endpoint, the newest first; of all states where none is named. */
export async function listDeliveries(
  db: Db,
  endpointId: string,
  states: readonly WebhookDeliveryState[],
  page: Page,
) {
  const where = and(
    eq(webhookDeliveries.endpointId, endpointId),
    states.length > 0 ? inArray(webhookDeliveries.state, [...states]) : undefined,
  );
  const items = await db
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.position))
    .limit(page.size)
    .offset(page.offset);
  return { items, total: await db.$count(webhookDeliveries, where) };
}
