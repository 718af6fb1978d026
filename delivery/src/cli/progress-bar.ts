const WIDTH = 24;

/** One line of progress: `[######------] 12/48 booking-detail`. */
export function progressBar(done: number, total: number, what: string): string {
  const filled = total > 0 ? Math.round((done / total) * WIDTH) : WIDTH;
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${total} ${what}`;
}
