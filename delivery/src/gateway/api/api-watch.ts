import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiAddresses } from './api-addresses.ts';
import { type ProveSecret, SAME_SECRET } from './same-secret.ts';

/** Longest that a probe is waited for (ms). */
const TIMEOUT = 2000;
/** Much shorter than an API goes on after it has said that it is about to end (ms). */
const INTERVAL = 1000;

/** Asks the API's addresses whether they are ready. */
export interface ApiWatch {
  /** Whether at least one is. Never rejects. */
  look(): Promise<boolean>;
}

interface WatchOptions {
  readonly addresses: ApiAddresses;
  /** Null in the demo, where each process has a secret of its own. */
  readonly prove: ProveSecret | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const otherSecret = (origin: string) =>
  `FIRN_SECRET of this gateway and FIRN_SECRET of the API at ${origin} are different. Give both the same one, or see ` +
  'docs/how-to/run-in-production.md#another-secret.';

export function createApiWatch({ addresses, prove, log }: WatchOptions): ApiWatch {
  /** By address, what was said of it last, so that only changes are logged. */
  const known = new Map<string, boolean>();
  const differing = new Set<string>();
  let looking: Promise<boolean> | null = null;

  function compare(origin: string, answer: string | null): void {
    if (answer === 'no' && !differing.has(origin)) log.error(otherSecret(origin));
    if (answer === 'no') differing.add(origin);
    else differing.delete(origin);
  }

  async function ask(origin: string): Promise<boolean> {
    try {
      const headers = prove ? { [SAME_SECRET]: prove() } : {};
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(`${origin}/api/readyz`, { headers, signal });
      await response.body?.cancel();
      compare(origin, response.headers.get(SAME_SECRET));
      return response.ok;
    } catch {
      return false;
    }
  }

  async function lookAt(origin: string): Promise<void> {
    const isReady = await ask(origin);
    addresses.note(origin, isReady);
    if (known.get(origin) === isReady) return;
    known.set(origin, isReady);
    if (isReady) log.info(`the API at ${origin} is ready`);
    else log.warn(`the API at ${origin} is not ready`);
  }

  async function lookAtAll(): Promise<boolean> {
    await Promise.all(addresses.all.map(lookAt));
    looking = null;
    return addresses.isReady;
  }

  return {
    look() {
      looking ??= lookAtAll();
      return looking;
    },
  };
}

/** From the moment the gateway listens until it closes. */
export function watchRegularly(app: FastifyInstance, watch: ApiWatch): void {
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void watch.look(), INTERVAL).unref();
    void watch.look();
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });
}
