const HOUR_MS = 3_600_000;

/** Messages to one event in an hour, of one person (docs/domain/mails.md#messages). */
export const MOST_OF_GUIDE = 6;
export const MOST_OF_OFFICE = 30;

export const hourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** When one more may be sent, of those sent in the last hour, the oldest first; null: at once. */
export function freeFrom(sent: readonly Date[], most: number): Date | null {
  const inTheWay = sent.at(-most);
  return inTheWay ? new Date(inTheWay.getTime() + HOUR_MS) : null;
}
