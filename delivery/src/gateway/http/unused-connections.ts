import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends with the server the connections that never carried a request. A browser opens such ones ahead and keeps them
 * for minutes; Node takes them for busy, so a stop would wait for them until it is cut off.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
