import { readinessOf } from './readiness.ts';
import type { RegionParts } from './region.types.ts';

/** How often a remote that is sending something is asked whether it is done. */
export const BUSY_CHECK_MS = 500;

/** Waits while the mounted remote is sending; false when `isWanted` no longer holds. */
export async function untilFree(
  { stage, pause }: Pick<RegionParts, 'stage' | 'pause'>,
  isWanted: () => boolean,
): Promise<boolean> {
  while (isWanted() && stage.occupant && readinessOf(stage.occupant.lifecycles) === 'never') {
    await pause(BUSY_CHECK_MS);
  }
  return isWanted();
}
