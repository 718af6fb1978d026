import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection that was opened just before may take to send its request (ms). */
const GRACE = 250;

/**
 * When the server stops, closes connections that never carried a request. Browsers open such connections in advance
 * and keep them for minutes; Node considers them busy, so a stop would wait for them until its timeout.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    // The listener closes meanwhile. A request that is under way here would be reset, whoever sent it none the wiser.
    setTimeout(() => {
      // After the event loop has read what waits, however late it is.
      setImmediate(() => {
        for (const socket of unused) socket.destroy();
      });
    }, GRACE);
  });
}
