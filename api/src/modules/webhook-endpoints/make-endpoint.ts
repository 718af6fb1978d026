import { randomBytes } from 'node:crypto';
import type { WebhookType } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { Actor } from '../../lib/principal.ts';
import type { Seal } from '../../lib/seal.ts';
import { recordAudit } from '../audit/index.ts';
import { requireAddress } from './require-address.ts';
import { tooManyEndpoints } from './webhook-endpoints.errors.ts';
import { listEndpoints } from './webhook-endpoints.read-model.ts';
import {
  keepEndpoint,
  lockEndpoint,
  rememberFullEvents,
  removeEndpoint,
  setStanding,
} from './webhook-endpoints.repository.ts';

/** Most endpoints that there may be: more than a company has partners with programs. */
const MOST_ENDPOINTS = 20;

export interface Occasion {
  readonly actor: Actor | null;
  readonly at: Date;
}

interface NewEndpoint {
  readonly url: string;
  readonly events: readonly WebhookType[];
}

/** Names an endpoint in the audit by its host, since the rest of an address may be a secret. */
export const entryOf = (what: string, id: string, url: string) => ({
  action: `webhook_endpoint.${what}`,
  entity: 'webhook_endpoint',
  entityId: id,
  label: new URL(url).host,
});

/**
 * Makes an endpoint; only what this returns tells its secret (docs/domain/webhooks.md#endpoints).
 * @throws 422 for an address that may not be called, 409 where there are twenty.
 */
export async function makeEndpoint(
  tx: Tx,
  { url, events }: NewEndpoint,
  { seal, allowsLoopback }: { readonly seal: Seal; readonly allowsLoopback: boolean },
  { actor, at }: Occasion,
): Promise<{ readonly id: string; readonly secret: string }> {
  requireAddress(url, { allowsLoopback });
  await takeTurns(tx, 'webhook endpoints');
  if ((await listEndpoints(tx)).length >= MOST_ENDPOINTS) throw tooManyEndpoints();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const kept = { url, types: [...events], sealedSecret: seal.close(secret), createdAt: at };
  const id = await keepEndpoint(tx, kept);
  await rememberFullEvents(tx, at);
  const diff = { events: { from: null, to: events } };
  await recordAudit(tx, { actor, ...entryOf('create', id, url), diff, at });
  return { id, secret };
}

/** Ends an endpoint at once, with its deliveries; false where there is none. */
export async function endEndpoint(tx: Tx, id: string, { actor, at }: Occasion): Promise<boolean> {
  const url = await removeEndpoint(tx, id);
  if (url === null) return false;
  await recordAudit(tx, { actor, ...entryOf('remove', id, url), at });
  return true;
}

/** Switches an endpoint on again; false where there is none. One that is on stays as it is. */
export async function switchOn(tx: Tx, id: string, { actor, at }: Occasion): Promise<boolean> {
  const endpoint = await lockEndpoint(tx, id);
  if (!endpoint) return false;
  if (!endpoint.switchedOffAt) return true;
  await setStanding(tx, id, { failingSince: null, switchedOffAt: null });
  await rememberFullEvents(tx, at);
  await recordAudit(tx, { actor, ...entryOf('switch_on', id, endpoint.url), at });
  return true;
}
