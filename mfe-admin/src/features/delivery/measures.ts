const MS_PER_SECOND = 1000;
const NO_BREAK_SPACE = '\u00a0';

export const NO_VALUE = '–';

/** `25 %` of 25, never broken over two lines. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10) / 10}${NO_BREAK_SPACE}%`;
}

/** `0.4 %` of 0.004. */
export function formatShare(share: number | null): string {
  return share === null ? NO_VALUE : formatPercent(share * 100);
}

/** `1’234`, written by hand: the apostrophe between digits differs between engines. */
export const formatCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '’');

/** `180 ms`, `2.4 s`. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return NO_VALUE;
  return ms < MS_PER_SECOND ? `${Math.round(ms)} ms` : `${(ms / MS_PER_SECOND).toFixed(1)} s`;
}
