import type { Db } from '../../db/client.ts';
import { renewedIfKnown, type Seal, type Secrets, sealOf } from '../../lib/seal.ts';
import { resealSecret, sealedSecrets } from './second-factor.repository.ts';

/** For the secrets of apps. */
export const factorSealOf = (secrets: Secrets): Seal => sealOf(secrets, 'second-factors');

/**
 * Closes the secrets of apps by the first of the secrets that are good, so that the other one may go
 * (docs/how-to/run-in-production.md#another-secret). They, the tokens of bexio and the secrets of webhooks are all that is kept
 * sealed for longer than a week.
 */
export async function renewSealedFactors(db: Db, seal: Seal): Promise<void> {
  for (const factor of await sealedSecrets(db)) {
    // Recovery codes go on where no secret opens one any more (second-factor.ts).
    const again = renewedIfKnown(seal, factor.sealedSecret);
    if (again !== null) await resealSecret(db, factor, again);
  }
}
