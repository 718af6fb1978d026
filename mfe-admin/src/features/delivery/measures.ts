const decimal = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('de-CH');
const MS_PER_SECOND = 1000;
const NO_BREAK_SPACE = '\u00a0';

export const NO_VALUE = '–';

/** `25 %` of 25, never broken over two lines. */
export function formatPercent(percent: number): string {
  return `${decimal.format(percent)}${NO_BREAK_SPACE}%`;
}

/** `0.4 %` of 0.004. */
export function formatShare(share: number | null): string {
  return share === null ? NO_VALUE : formatPercent(share * 100);
}

export function formatCount(value: number): string {
  // The apostrophe between digits differs between engines.
  return count.format(value).replaceAll("'", '’');
}

/** `180 ms`, `2.4 s`. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return NO_VALUE;
  return ms < MS_PER_SECOND ? `${Math.round(ms)} ms` : `${(ms / MS_PER_SECOND).toFixed(1)} s`;
}
