import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { isFullMoon, isWithin } from '../../modules/catalogue-findings/index.ts';
import { KINDS } from '../catalogue/kinds.ts';
import type { OfferSeed } from '../catalogue/types.ts';

const SUNDAY = 0;
const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const weekday = (date: LocalDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Weekdays an offer starts on: weekends for short ones, so that long ones take few days off work. */
function startDays(offer: OfferSeed): readonly number[] {
  const days = offer.program.length;
  if (offer.tags.includes('Abend')) return days > 1 ? [WEDNESDAY] : [FRIDAY, SATURDAY];
  if (days >= 5) return [MONDAY];
  if (days === 4) return [THURSDAY];
  if (days === 3) return [FRIDAY];
  return days === 2 ? [SATURDAY] : [SATURDAY, SUNDAY];
}

/** Every date from `from` to `to` on which an offer may start: in season to its last day, under a full moon if its title says so. */
export function possibleStarts(offer: OfferSeed, from: LocalDate, to: LocalDate): LocalDate[] {
  const season = offer.season ?? KINDS[offer.kind].season;
  const isMoonlit = offer.title.includes('Vollmond');
  const weekdays = startDays(offer);
  const isWanted = (date: LocalDate) => (isMoonlit ? isFullMoon(date) : weekdays.includes(weekday(date)));
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const last = addDays(date, offer.program.length - 1);
    if (isWanted(date) && isWithin(date, season) && isWithin(last, season)) dates.push(date);
  }
  return dates;
}
