const KILOBYTE = 1000;
const UNITS = ['kB', 'MB'] as const;

/** A file's size for people, such as «2.3 MB». */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  const [amount, unit] =
    kilobytes < KILOBYTE ? [Math.max(1, Math.round(kilobytes)), UNITS[0]] : [kilobytes / KILOBYTE, UNITS[1]];
  return `${unit === 'MB' ? amount.toFixed(1) : amount} ${unit}`;
}
