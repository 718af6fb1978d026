/** Every date rule runs on the calendar of Europe/Zurich. */
export const ZURICH = 'Europe/Zurich';

/** A calendar date, `YYYY-MM-DD`. */
export type LocalDate = string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Marked pure, so that a bundle that reads none of these dates does not carry them.
const clockParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  numberingSystem: 'latn',
  timeZone: ZURICH,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
});

/** Lists ask for the same hours again and again, and asking `Intl` costs several times as much. */
const offsets = /* @__PURE__ */ new Map<number, number>();
const MOST_OFFSETS = 10_000;

/**
 * From the parts of a clock, because every engine writes another text: with the ICU of Debian's WebKit, `en-CA`
 * writes `11/23/2026`.
 */
function readOffset(instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockParts.formatToParts(instant)) parts[type] = Number(value);
  const { hour = 0, minute = 0 } = parts;
  const ahead = hour * HOUR_MS + minute * MINUTE_MS - instant;
  // Zurich is east of Greenwich, by less than a day.
  return ((ahead % DAY_MS) + DAY_MS) % DAY_MS;
}

/** How far the clocks of Zurich are ahead of UTC, in milliseconds. They change on full hours. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS) * HOUR_MS;
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = readOffset(hour);
  offsets.set(hour, offset);
  return offset;
}

/** `YYYY-MM-DDTHH:MM:SS.sssZ` whose digits are what the clocks of Zurich show. */
const wallClock = (instant: Date): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString();

/** The calendar date of an instant in Zurich. */
export function zurichDate(instant: Date): LocalDate {
  return wallClock(instant).slice(0, 10);
}

/** The wall-clock time of an instant in Zurich, `HH:MM`. */
export const zurichTime = (instant: Date): string => wallClock(instant).slice(11, 16);

/**
 * The instant of a Zurich wall-clock time. `time` is `HH:MM`.
 * A time skipped by the switch to summer time moves forward by one hour.
 */
export function zurichInstant(date: LocalDate, time = '00:00'): Date {
  const utc = Date.parse(`${date}T${time}:00Z`);
  const guess = utc - offsetAt(utc);
  return new Date(utc - offsetAt(guess));
}

/** Adds calendar days to a date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const utc = new Date(`${date}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + days);
  return utc.toISOString().slice(0, 10);
}

/** Whole calendar days from one date to another; negative when `to` lies before `from`. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: LocalDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Every date from one to another, both included; none when `to` lies before `from`. */
export function datesFrom(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_none, index) =>
    addDays(from, index),
  );
}

/** Full years of age on a given date. */
export function ageOn(birthday: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4));
  return on.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The same wall-clock time so many calendar days later, also across a change of the clocks. */
export const sameTimeAfter = (instant: Date, days: number): Date =>
  zurichInstant(addDays(zurichDate(instant), days), zurichTime(instant));
