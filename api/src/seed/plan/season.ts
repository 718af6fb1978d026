import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { KINDS } from '../catalogue/kinds.ts';
import type { OfferSeed } from '../catalogue/types.ts';

const SUNDAY = 0;
const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const weekday = (date: LocalDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether the moon looks full in the evening of a date: it is, within a day and a half. */
export function inSeason(date: LocalDate, [from, to]: readonly [string, string]): boolean {
  const day = date.slice(5);
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

const DAY_MS = 86_400_000;
/** A full moon, and the mean days from one to the next; good to half a day. */
const FULL_MOON = Date.parse('2025-01-13T22:27:00Z');
const LUNATION_DAYS = 29.530_588_853;

/** Whether a full moon lies within a day and a half of the evening of a date: it looks full then. It is within a day and a half of it. */
export function isFullMoon(date: LocalDate): boolean {
  const days = (Date.parse(`${date}T20:00:00Z`) - FULL_MOON) / DAY_MS;
  return Math.abs(days - Math.round(days / LUNATION_DAYS) * LUNATION_DAYS) <= 1.5;
}

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
    if (isWanted(date) && inSeason(date, season) && inSeason(last, season)) dates.push(date);
  }
  return dates;
}
