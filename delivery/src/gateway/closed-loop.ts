import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AutoRollback, createAutoRollback } from '../health/auto-rollback.ts';
import type { GatewayServices } from './services.ts';

/** How often all remotes are judged, beyond the judgement after each failure (ms). */
const INTERVAL = 60_000;

type Parts = Pick<GatewayServices, 'config' | 'registry' | 'deliveries' | 'health' | 'metrics' | 'now'>;

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
export function judgeRegularly(app: FastifyInstance, { autoRollback }: GatewayServices): void {
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
