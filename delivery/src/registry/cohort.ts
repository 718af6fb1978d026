import { createHash } from 'node:crypto';
import type { Canary } from '@firn/shared-contracts/delivery';

/** What decides which versions a visitor gets. */
export interface Cohort {
  /** Random id of the browser, null while it has none. */
  readonly bucket: string | null;
  /** Whether the visitor is a signed-in administrator. */
  readonly isStaff: boolean;
  /** Versions the visitor asked for with a signed override. */
  readonly overrides: readonly { readonly remote: string; readonly version: string }[];
}

/** A visitor nothing is known of: gets what is live for everybody. */
export const EVERYBODY: Cohort = { bucket: null, isStaff: false, overrides: [] };

/** 0 to 99, even over browsers, and independent from one trial to the next, so that it is not always the same visitors. */
function shareOf(bucket: string, remote: string, version: string): number {
  const hash = createHash('sha256').update(`${bucket}:${remote}@${version}`).digest();
  return hash.readUInt32BE(0) % 100;
}

/** Whether a visitor gets the version on trial. Widening the share keeps those who have it already. */
export function isInCanary(canary: Canary, remote: string, { bucket, isStaff }: Cohort): boolean {
  if (canary.staff && isStaff) return true;
  return bucket !== null && shareOf(bucket, remote, canary.version) < canary.percent;
}
