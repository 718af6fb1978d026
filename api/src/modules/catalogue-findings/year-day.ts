/** First and last month and day, `MM-DD`; may cross the new year. */
export type YearSpan = readonly [from: string, to: string];

/** Whether a date `YYYY-MM-DD` lies in a part of the year. */
export function isWithin(date: string, [from, to]: YearSpan): boolean {
  const day = date.slice(5);
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
