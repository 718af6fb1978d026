import { readinessOf } from './readiness.ts';
import type { RegionParts } from './region.types.ts';

/** How often a remote that is sending something is asked whether it is done. */
const BUSY_CHECK_MS = 500;

/** Waits while the mounted remote is sending; false when `isWanted` no longer holds. */
export async function untilFree(
  { slot, pause }: Pick<RegionParts, 'slot' | 'pause'>,
  isWanted: () => boolean,
): Promise<boolean> {
  while (isWanted() && slot.occupant && readinessOf(slot.occupant.lifecycles) === 'never') {
    await pause(BUSY_CHECK_MS);
  }
  return isWanted();
}
