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

/** An unknown visitor: gets what is live for everybody. */
export const EVERYBODY: Cohort = { bucket: null, isStaff: false, overrides: [] };

/** 0 to 99, evenly over browsers and independent from trial to trial, so that it is not always the same visitors. */
function shareOf(bucket: string, remote: string, version: string): number {
  const hash = createHash('sha256').update(`${bucket}:${remote}@${version}`).digest();
  return hash.readUInt32BE(0) % 100;
}

/** Whether a visitor gets the version on trial. A wider share keeps those who already have it. */
export function isInCanary(canary: Canary, remote: string, { bucket, isStaff }: Cohort): boolean {
  if (canary.staff && isStaff) return true;
  return bucket !== null && shareOf(bucket, remote, canary.version) < canary.percent;
}
