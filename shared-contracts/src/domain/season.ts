import { zurichDate, zurichInstant } from './zurich.ts';

/** `2026-winter` is the winter that ends in 2026, `2026-summer` the summer after it (docs/domain/feedback.md#figures). */
export type Season = `${number}-${'winter' | 'summer'}`;

export const isSeason = (text: string): text is Season => /^20\d\d-(?:winter|summer)$/.test(text);

/** The season of the day in Zurich: winter from November to April, summer from May to October. */
export function seasonOf(instant: Date): Season {
  const [year = 0, month = 0] = zurichDate(instant).split('-').map(Number);
  if (month >= 11) return `${year + 1}-winter`;
  return month <= 4 ? `${year}-winter` : `${year}-summer`;
}

/** The first moment of a season, and the first after it. */
export function seasonSpan(season: Season): { readonly from: Date; readonly until: Date } {
  const year = Number.parseInt(season, 10);
  return season.endsWith('winter')
    ? { from: zurichInstant(`${year - 1}-11-01`), until: zurichInstant(`${year}-05-01`) }
    : { from: zurichInstant(`${year}-05-01`), until: zurichInstant(`${year}-11-01`) };
}

/** The newest first. */
export const bySeason = (one: Season, other: Season): number =>
  seasonSpan(other).from.getTime() - seasonSpan(one).from.getTime();

/** `Winter 2025/26`, `Sommer 2026`. */
export function seasonName(season: Season): string {
  const year = Number.parseInt(season, 10);
  return season.endsWith('winter')
    ? `Winter ${year - 1}/${String(year % 100).padStart(2, '0')}`
    : `Sommer ${year}`;
}
