import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AutoRollback, type AutoRollbackParts, createAutoRollback } from '../../health/auto-rollback.ts';
import type { Metrics } from './metrics.ts';

/** How often all remotes are judged, in addition to after each failure (ms). */
const INTERVAL = 60_000;

interface Parts extends Pick<AutoRollbackParts, 'registry' | 'deliveries' | 'health' | 'now'> {
  readonly config: { readonly autoRollback: boolean; readonly bakeMinutes: number };
  readonly metrics: Pick<Metrics, 'automaticRollbacks'>;
}

/** The automatic rollback as the configuration wants it. */
export function openAutoRollback(parts: Parts, log: FastifyBaseLogger): AutoRollback {
  const { config, metrics } = parts;
  return createAutoRollback({
    ...parts,
    bakeTime: config.autoRollback ? config.bakeMinutes * 60_000 : 0,
    onRollback: (remote, reason) => {
      metrics.automaticRollbacks.inc({ remote });
      log.warn({ remote, reason }, 'automatic rollback');
    },
    onProblem: (message) => log.error(message),
  });
}

/** Judges from time to time, until the gateway closes. */
export function judgeRegularly(
  app: FastifyInstance,
  { autoRollback }: { readonly autoRollback: AutoRollback },
): void {
  let judged: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    judged = autoRollback.considerAll();
  }, INTERVAL);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await judged;
  });
}
