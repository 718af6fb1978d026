import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { allow, disallow, setBackend } from '../../registry/allowances.ts';
import type { Order, RegistryChanges } from './registry-changes.ts';

/** What operators let remotes reach outside the platform. All are idempotent and throw a Refusal when they are not allowed. */
export interface Allowing {
  /** Lets releases of a remote, known or not yet, connect to an origin outside the platform. */
  allow(remote: string, origin: string, order: Order): Promise<ChangeResult>;
  disallow(remote: string, origin: string, order: Order): Promise<ChangeResult>;
  /** What answers below `/x/NAME/`; null for nothing. */
  setBackend(remote: string, origin: string | null, order: Order): Promise<ChangeResult>;
}

export function createAllowing({ changes }: { readonly changes: RegistryChanges }): Allowing {
  return {
    allow: (remote, origin, order) =>
      changes.change(remote, order, (document) => allow(document, remote, origin)),
    disallow: (remote, origin, order) =>
      changes.change(remote, order, (document) => disallow(document, remote, origin)),
    setBackend: (remote, origin, order) =>
      changes.change(remote, order, (document) => setBackend(document, remote, origin)),
  };
}
