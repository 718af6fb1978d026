import type { Db } from '../../db/client.ts';
import { type Seal, type Secrets, sealOf } from '../../lib/seal.ts';
import { resealSecret, sealedSecrets } from './second-factor.repository.ts';

/** For the secrets of apps. */
export const factorSealOf = (secrets: Secrets): Seal => sealOf(secrets, 'second-factors');

function renewed(seal: Seal, sealed: string): string | null {
  try {
    return seal.renew(sealed);
  } catch {
    // Closed by a secret that is long gone: recovery codes go on (second-factor.ts).
    return null;
  }
}

/**
 * Closes the secrets of apps by the first of the secrets that are good, so that the other one may go
 * (docs/how-to/run-in-production.md#another-secret). They and the tokens of bexio are all that is kept sealed for longer
 * than a week.
 */
export async function renewSealedFactors(db: Db, seal: Seal): Promise<void> {
  for (const factor of await sealedSecrets(db)) {
    const again = renewed(seal, factor.sealedSecret);
    if (again !== null) await resealSecret(db, factor, again);
  }
}
