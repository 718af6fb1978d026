import { failureRate, type VersionHealth } from '@firn/shared-contracts/delivery';

const NONE = '-';
const MS_PER_SECOND = 1000;

/** `0.4 %` of the visitors for whom something failed; `-` without visitors. */
export function failureText(health: VersionHealth): string {
  const rate = failureRate(health);
  return rate === null ? NONE : `${(rate * 100).toFixed(1)} %`;
}

/** `180 ms`, `2.4 s`. */
export function duration(ms: number | null): string {
  if (ms === null) return NONE;
  return ms < MS_PER_SECOND ? `${Math.round(ms)} ms` : `${(ms / MS_PER_SECOND).toFixed(1)} s`;
}

/** Visitors, failures, rate, LCP, INP. */
export function healthCells(health: VersionHealth | undefined): string[] {
  if (!health) return Array.from({ length: 5 }, () => NONE);
  const { views, failures, lcp, inp } = health;
  return [String(views), String(failures), failureText(health), duration(lcp), duration(inp)];
}
