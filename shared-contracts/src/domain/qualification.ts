import { GUIDE_LEVELS, type GuideLevel } from './states.ts';

/** `guide4` is of the kind `guide`, as is `guide1+`. */
const kindOf = (level: GuideLevel): string => level.replace(/\d\+?$/, '');

/**
 * Whether a guide's level reaches the one an event requires: of the same kind and at least as high
 * (docs/domain/offers.md#qualification-levels). Where nothing is required anybody does.
 */
export function reachesLevel(level: GuideLevel | null, required: GuideLevel | null): boolean {
  if (required === null) return true;
  if (level === null || kindOf(level) !== kindOf(required)) return false;
  return GUIDE_LEVELS.indexOf(level) >= GUIDE_LEVELS.indexOf(required);
}
