/** Every date rule runs on the calendar of Europe/Zurich. */
export const ZURICH = 'Europe/Zurich';

/** A calendar date, `YYYY-MM-DD`. */
export type LocalDate = string;

// Marked pure, so that a bundle that reads none of these dates does not carry them.
const dateParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: ZURICH,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const offsetParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: ZURICH,
  timeZoneName: 'longOffset',
});

/** The calendar date of an instant in Zurich. */
export function zurichDate(instant: Date): LocalDate {
  return dateParts.format(instant);
}

function offsetMinutes(instant: Date): number {
  const name = offsetParts.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * The instant of a Zurich wall-clock time. `time` is `HH:MM`.
 * A time skipped by the switch to summer time moves forward by one hour.
 */
export function zurichInstant(date: LocalDate, time = '00:00'): Date {
  const utc = new Date(`${date}T${time}:00Z`);
  const guess = new Date(utc.getTime() - offsetMinutes(utc) * 60_000);
  return new Date(utc.getTime() - offsetMinutes(guess) * 60_000);
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

const timeParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: ZURICH,
  hour: '2-digit',
  minute: '2-digit',
});

/** The wall-clock time of an instant in Zurich, `HH:MM`. */
export const zurichTime = (instant: Date): string => timeParts.format(instant);

/** The same wall-clock time so many calendar days later, also across a change of the clocks. */
export const sameTimeAfter = (instant: Date, days: number): Date =>
  zurichInstant(addDays(zurichDate(instant), days), zurichTime(instant));
