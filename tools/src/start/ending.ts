/** SIGHUP comes when the terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const ending = new AbortController();
const stops = new Set<() => Promise<void>>();

/** Aborted once a signal ends this process: what ends from then on has not died, and nothing more is started. */
export const endSignal = ending.signal;

/** Has this called before the process ends by a signal. Returns what takes it back. */
export function beforeEnd(stop: () => Promise<void>): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

async function end(code: number): Promise<void> {
  // A terminal signals the whole group, and npm hands on what it gets: one is followed by others.
  if (endSignal.aborted) return;
  ending.abort();
  await Promise.allSettled([...stops].map((stop) => stop()));
  process.exit(code);
}

/**
 * From here on a signal ends what this process has started, whatever it is doing, and then itself. So does an error
 * that nobody handles: what this process has started would go on without it and hold its port and its folder.
 */
export function endBySignal(): void {
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  process.on('uncaughtException', (error) => {
    console.error(error);
    void end(1);
  });
}
