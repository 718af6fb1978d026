import { type Rappen, zurichDate, zurichTime } from '@firn/shared-contracts/domain';

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `1'234`, of a whole number. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, "'");

/** `CHF 1'290.–`, `CHF 89.50` */
export function formatFrancs(amount: Rappen): string {
  const francs = formatCount(Math.floor(amount / 100));
  const rappen = amount % 100;
  return `CHF ${francs}.${rappen === 0 ? '–' : String(rappen).padStart(2, '0')}`;
}

/** `14.02.2026`, of a date `YYYY-MM-DD`. */
export const formatNumericDay = (date: string): string => date.split('-').toReversed().join('.');

/** `Sa, 14.02.2026`, of a date `YYYY-MM-DD`. */
export function formatDay(date: string): string {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${formatNumericDay(date)}`;
}

/** `Sa, 14.02.2026`, or `Sa, 14.02.2026 bis So, 15.02.2026` over several Zurich days. */
export function formatDays(start: Date, end: Date): string {
  const first = zurichDate(start);
  const last = zurichDate(end);
  return first === last ? formatDay(first) : `${formatDay(first)} bis ${formatDay(last)}`;
}

/** `14:30`, in Zurich. */
export const formatTime = zurichTime;

/** `Sa, 14.02.2026, 14:30 Uhr`, in Zurich. */
export const formatMoment = (at: Date): string => `${formatDays(at, at)}, ${formatTime(at)} Uhr`;

const MINUTE_MS = 60_000;

/** The first full minute from a moment on, `14:35` in Zurich: what is said to be possible then is. */
export const clockTimeFrom = (moment: Date): string =>
  formatTime(new Date(Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS));

/** `1 Platz`, `3 Plätze` */
export const formatSeats = (count: number): string => (count === 1 ? '1 Platz' : `${count} Plätze`);
