import { type Rappen, zurichDate } from '@firn/shared-contracts/domain';

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `CHF 1'290.–`, `CHF 89.50` */
export function formatFrancs(amount: Rappen): string {
  const francs = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, "'");
  const rappen = amount % 100;
  return `CHF ${francs}.${rappen === 0 ? '–' : String(rappen).padStart(2, '0')}`;
}

/** `Sa, 14.02.2026`, of a date `YYYY-MM-DD`. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-');
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day}.${month}.${year}`;
}

/** `Sa, 14.02.2026`, or `Sa, 14.02.2026 bis So, 15.02.2026` over several Zurich days. */
export function formatDays(start: Date, end: Date): string {
  const first = zurichDate(start);
  const last = zurichDate(end);
  return first === last ? formatDay(first) : `${formatDay(first)} bis ${formatDay(last)}`;
}

const TIME = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14:30`, in Zurich. */
export const formatTime = (instant: Date): string => TIME.format(instant);
