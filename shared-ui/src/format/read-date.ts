import type { LocalDate } from '@firn/shared-contracts/domain';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** `14.2.26`, `14. 02. 2026`, `14/2/2026`, `14022026`; «Sa, » before it is let go. */
const SWISS = /^(?:\p{L}{2,}\.?,?\s*)?(\d{1,2})(?:[./-]\s*|\s+)(\d{1,2})(?:[./-]\s*|\s+)(\d{4}|\d{2})$/u;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** A day that exists, or null: 31 April is none. */
function dayOf(year: string, month: string, day: string): LocalDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}

/**
 * The calendar date that somebody typed or an address holds, as `YYYY-MM-DD`; null when it is none. Two digits of a
 * year are this century's, or the last one's where that day would lie after `latest`: a birthday in 85.
 */
export function readLocalDate(text: string, latest?: LocalDate): LocalDate | null {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const [, day = '', month = '', year = ''] = SWISS.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  if (year.length === 4) return dayOf(year, month, day);
  const date = dayOf(`20${year}`, month, day);
  return date && latest && date > latest ? dayOf(`19${year}`, month, day) : date;
}
