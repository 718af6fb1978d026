import { zurichInstant } from '@firn/shared-contracts/domain';
import { SearchMoonPhase } from 'astronomy-engine';
import { formatDay } from '../../lib/swiss-format.ts';
import type { CatalogueRule } from './told-tour.ts';

const DAY_MS = 86_400_000;
const FULL_DEGREES = 180;
/** The moon looks full within this many days of the moment (docs/domain/catalogue-check.md#full-moon). */
const LOOKS_FULL_DAYS = 1.5;

/** Whether the moon looks full in the evening of a Zurich day `YYYY-MM-DD`. */
export function isFullMoon(day: string): boolean {
  const evening = zurichInstant(day, '21:00').getTime();
  const from = new Date(evening - LOOKS_FULL_DAYS * DAY_MS);
  return SearchMoonPhase(FULL_DEGREES, from, 2 * LOOKS_FULL_DAYS) !== null;
}

/** docs/domain/catalogue-check.md#full-moon */
export const fullMoonRule: CatalogueRule = ({ title, subtitle }, { day }) =>
  day !== null && /vollmond/i.test(`${title}\n${subtitle}`) && !isFullMoon(day)
    ? `Der Titel verspricht Vollmond, am ${formatDay(day)} ist keiner.`
    : null;
