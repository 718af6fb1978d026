/** An ISO instant to the minute, in UTC: `2026-02-14 10:00`; `-` when there is none. */
export function minuteOf(instant: string | null): string {
  return instant?.slice(0, 16).replace('T', ' ') ?? '-';
}
