/** One kind of request of a load. */
export interface LoadRequest {
  readonly path: string;
  readonly init?: () => RequestInit;
  readonly expected: number;
}

export interface SteadyLoad {
  readonly answers: number;
  /** What was not as expected, by what it was: «POST /api/levels 503: 4». */
  readonly failures: ReadonlyMap<string, number>;
}

export interface Pace {
  readonly perSecond: number;
  /** The most that wait for their answers at once: a machine that has too much to do is not given more. */
  readonly atOnce: number;
}

async function ask(url: string, { path, init, expected }: LoadRequest): Promise<string | null> {
  const options = init?.() ?? {};
  const name = `${options.method ?? 'GET'} ${path}`;
  try {
    const answer = await fetch(`${url}${path}`, options);
    await answer.arrayBuffer();
    return answer.status === expected ? null : `${name} ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `${name} ${String(cause)}`;
  }
}

/** Requests at an even pace for as long as `work` takes. */
export async function underSteadyLoad(
  url: string,
  requests: readonly LoadRequest[],
  { perSecond, atOnce }: Pace,
  work: () => Promise<void>,
): Promise<SteadyLoad> {
  const failures = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let sent = 0;
  const started = performance.now();
  const sendDue = () => {
    for (; open.size < atOnce && sent < ((performance.now() - started) / 1000) * perSecond; sent += 1) {
      const request = requests[sent % requests.length];
      if (!request) return;
      const answered = ask(url, request).then((failure) => {
        if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
        open.delete(answered);
      });
      open.add(answered);
    }
  };
  const timer = setInterval(sendDue, 1000 / perSecond);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(open);
  }
  return { answers: sent, failures };
}

export const failedAnswers = ({ failures }: SteadyLoad): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0);
