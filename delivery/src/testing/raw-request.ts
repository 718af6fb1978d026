import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Listens and connects: for requests that no client sends, byte for byte. */
export async function aConnection(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // A reset is an end, too.
  return connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
}

/** Sends lines as a request without a body and resolves to all that comes back until the server closes. */
export async function sendLines(app: FastifyInstance, lines: readonly string[]): Promise<string> {
  const socket = await aConnection(app);
  // Not ended: to Node a client that ends its half has left.
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}
