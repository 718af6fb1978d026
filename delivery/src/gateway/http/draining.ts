import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the process is about to end, and resolves when callers have had the time to notice. */
    drain(seconds: number): Promise<void>;
    readonly isDraining: () => boolean;
  }
}

/**
 * Sent by a balancer that asks nobody whether it is ready, such as nginx: it repeats a read that is answered 502 at
 * another gateway, and sends nothing here for a while (deploy/nginx/firn.conf).
 */
const REPEATS_READS = 'firn-repeats-reads';

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Lets a gateway leave without a failed answer: from `drain` on it is not ready, answers all the same, and gives up each
 * connection with its answer, so that a balancer goes elsewhere by itself
 * (docs/how-to/run-in-production.md#a-rolling-restart). Without it, whoever kept a connection open loses a request.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining || !isRead(request) || request.headers[REPEATS_READS] !== '1') return;
    return sendProblem(reply, 502, 'draining', 'This gateway is about to end. Ask another one.');
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
}
