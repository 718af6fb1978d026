import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** `14.02.2026` of a calendar date `YYYY-MM-DD`. */
export const formatNumericDate = (date: string): string =>
  `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

const short = (date: string) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(2, 4)}`;

/** `Sa, 14.02.2026` of a calendar date `YYYY-MM-DD`. */
export function formatLocalDate(date: string): string {
  return `${weekdayOf(date)}, ${formatNumericDate(date)}`;
}

/** `Sa, 14.02.2026` of an instant, in Zurich. Written by hand: server and browser must agree to the letter. */
export function formatDate(instant: string | Date): string {
  return formatLocalDate(zurichDate(new Date(instant)));
}

/** `07:30`, in Zurich. */
export function formatTime(instant: string | Date): string {
  return zurichTime(new Date(instant));
}

/** `Sa, 14.02.2026, 07:30`. */
export function formatDateTime(instant: string | Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** `Sa, 14.02.2026` for one day, `Sa, 14.02. – So, 15.02.2026` for several. */
export function formatDateRange(start: string | Date, end: string | Date): string {
  const from = zurichDate(new Date(start));
  const to = zurichDate(new Date(end));
  if (from === to) return formatLocalDate(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = isSameYear
    ? `${weekdayOf(from)}, ${formatNumericDate(from).slice(0, 6)}`
    : formatLocalDate(from);
  return `${first} – ${formatLocalDate(to)}`;
}

/** `14.02.26, 07:30`: for dense tables. */
export function formatShortDateTime(instant: string | Date): string {
  return `${short(zurichDate(new Date(instant)))}, ${formatTime(instant)}`;
}

/** `26.11.26` for one day; `26.–29.11.26`, `30.11.–02.12.26`, `31.12.26–02.01.27` for several: for dense tables. */
export function formatShortDateRange(start: string | Date, end: string | Date): string {
  const from = short(zurichDate(new Date(start)));
  const to = short(zurichDate(new Date(end)));
  if (from === to) return to;
  if (from.slice(2) === to.slice(2)) return `${from.slice(0, 3)}–${to}`;
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, 6)}–${to}` : `${from}–${to}`;
}

/** `Februar 2026` of a calendar date or an instant. */
export function formatMonth(instant: string | Date): string {
  const date = zurichDate(new Date(instant));
  return `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}
