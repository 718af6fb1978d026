/** The longest a probe waits for the truth (ms): whoever probes expects it within a second. */
const PATIENCE_MS = 900;

/** Waits for what is under way; rejects when that takes too long. */
async function inTime(underWay: Promise<void>, patience: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${patience} ms.`)), patience);
  try {
    await Promise.race([underWay, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks in time, whatever the database does: any number of probes waits for one question, which may be answered later.
 * @param ping Rejects when the database does not answer.
 */
export function readiness(ping: () => Promise<void>, patience = PATIENCE_MS): () => Promise<void> {
  let underWay: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      await ping();
    } finally {
      underWay = null;
    }
  }

  return () => {
    underWay ??= ask();
    return inTime(underWay, patience);
  };
}
