import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../lib/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the process is about to end, and resolves when callers have had the time to notice. */
    drain(seconds: number): Promise<void>;
  }
}

const READINESS = '/api/readyz';

/**
 * Lets a process leave without a failed answer: from `drain` on it is not ready, answers all the same, and gives up each
 * connection with its answer, so that callers go elsewhere by themselves
 * (docs/how-to/run-in-production.md#a-rolling-restart). Without it, whoever kept a connection open loses a request.
 */
export const draining = fp(
  async (app: FastifyInstance) => {
    let isDraining = false;
    app.addHook('onRequest', async (request) => {
      if (!isDraining || request.routeOptions.url !== READINESS) return;
      throw new Problem(503, 'Dieser Prozess wird gerade beendet.');
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isDraining) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      isDraining = true;
    });
    app.decorate('drain', async (seconds) => {
      isDraining = true;
      await setTimeout(seconds * 1000);
      // Right after the event loop has accepted what waits: what comes between that and the close would be reset.
      await setImmediate();
    });
  },
  { name: 'draining', dependencies: ['problems'] },
);
