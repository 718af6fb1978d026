import type { Tx } from '../../db/client.ts';
import { notFound } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { lockDelivery, queueAgain } from './deliveries.repository.ts';
import { entryOf, type Occasion } from './make-endpoint.ts';
import type { DeliveryRow } from './webhook-body.ts';
import { endpointOff } from './webhook-endpoints.errors.ts';
import { lockEndpoint } from './webhook-endpoints.repository.ts';

/**
 * Sends a delivery again, or now instead of later; one that is being sent stays with its worker
 * (docs/domain/webhooks.md#delivery). @throws 404; 409 where its endpoint is switched off.
 */
export async function sendAgain(
  tx: Tx,
  { endpointId, id }: { readonly endpointId: string; readonly id: string },
  { actor, at }: Occasion,
): Promise<DeliveryRow> {
  const endpoint = await lockEndpoint(tx, endpointId);
  const delivery = await lockDelivery(tx, endpointId, id);
  if (!endpoint || !delivery) throw notFound();
  if (endpoint.switchedOffAt) throw endpointOff();
  if (delivery.claimedUntil && delivery.claimedUntil > at) return delivery;
  await recordAudit(tx, { actor, ...entryOf('send_again', endpointId, endpoint.url), at });
  return (await queueAgain(tx, id, at)) ?? delivery;
}
