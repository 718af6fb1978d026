import type { Db } from '../../db/client.ts';
import { renewedIfKnown, type Seal, type Secrets, sealOf } from '../../lib/seal.ts';
import { resealSecret, sealedSecrets } from './webhook-endpoints.repository.ts';

/** Closes the secrets of endpoints. */
export const webhookSealOf = (secrets: Secrets): Seal => sealOf(secrets, 'webhook-endpoints');

/** Closes the secrets by the first of those that are good (docs/how-to/run-in-production.md#another-secret). */
export async function renewSealedWebhooks(db: Db, seal: Seal): Promise<void> {
  for (const endpoint of await sealedSecrets(db)) {
    const again = renewedIfKnown(seal, endpoint.sealedSecret);
    if (again !== null) await resealSecret(db, endpoint, again);
  }
}
