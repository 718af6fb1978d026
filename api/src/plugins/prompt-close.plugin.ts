import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * A stop waits for the requests that are being answered, and for nothing else. Node keeps two kinds of connections open
 * that nobody needs: those on which nothing was asked yet, as proxies open them in advance, and those whose last answer
 * was given while the server closes, for as long as the other side keeps them alive (72 s).
 */
export const promptClose = fp(
  async (app: FastifyInstance) => {
    const unused = new Set<Socket>();
    let isClosing = false;
    app.server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    app.server.on('request', ({ socket }) => unused.delete(socket));
    app.addHook('preClose', async () => {
      isClosing = true;
      for (const socket of unused) socket.destroy();
    });
    // An answer that had begun before could not say so.
    app.addHook('onResponse', async () => {
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
  },
  { name: 'prompt-close' },
);
