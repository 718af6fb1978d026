/** `1 Tag`, `3 Tage`. */
export function formatDays(days: number): string {
  return days === 1 ? '1 Tag' : `${days} Tage`;
}

/** `1'250 m` of metres. */
export function formatMetres(metres: number): string {
  return `${String(metres).replace(/\B(?=(\d{3})+$)/g, "'")} m`;
}

/** `4.7` of an average; a dash where there is none. */
export const formatAverage = (average: number | null): string => average?.toFixed(1) ?? '–';

/** `6 h`, `6½ h`, `6¼ h` of hours in quarters. */
export function formatHours(hours: number): string {
  const quarters = ['', '¼', '½', '¾'][Math.round((hours % 1) * 4) % 4] ?? '';
  const whole = Math.floor(hours);
  return `${whole === 0 && quarters ? '' : whole}${quarters} h`;
}
