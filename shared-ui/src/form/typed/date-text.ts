import type { LocalDate } from '@firn/shared-contracts/domain';
import { formatNumericDate, readLocalDate } from '../../format/index.ts';
import { missingDay } from './missing-day.ts';
import type { TextFormat } from './text-format.ts';

/** `14.02.2026` on the screen, `2026-02-14` in the value. `latest` decides on the century of `14.2.85`. */
export function dateText(latest?: LocalDate): TextFormat<LocalDate> {
  return {
    parse: (text) => (text.trim() === '' ? null : (readLocalDate(text, latest) ?? undefined)),
    textOf: formatNumericDate,
    complaint: (label, text) =>
      missingDay(text) ?? `Bitte gib bei «${label}» ein Datum an, zum Beispiel 17.05.1990.`,
  };
}
