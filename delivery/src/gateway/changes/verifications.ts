import type { VerificationResult } from '@firn/shared-contracts/delivery';
import type { RegistryStore } from '../../registry/registry-store.ts';

export type KnownVerification = VerificationResult & { readonly at: string };

/** Verifications looked at of a remote; older ones no longer count. */
const ROWS = 500;

/** By version, what `--verify` found last. */
export async function newestVerifications(
  registry: Pick<RegistryStore, 'audit'>,
  remote: string,
): Promise<ReadonlyMap<string, KnownVerification>> {
  const rows = await registry.audit({ remote, action: 'verify', limit: ROWS });
  const known = new Map<string, KnownVerification>();
  for (const { version, at, verification } of rows) {
    if (version && verification && !known.has(version)) known.set(version, { ...verification, at });
  }
  return known;
}
