import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a connection that is being closed still takes, of what its client has already sent (bytes, ms). */
const LINGER_BYTES = 256 * 1024;
const LINGER = 1000;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Closes the connection after the answer instead of reading the rest of the request. A socket that is destroyed with
 * bytes unread resets the connection, and the client may lose the answer: for a moment they are read and discarded.
 */
function closeAfterAnswer(request: IncomingMessage, socket: Socket): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LINGER_BYTES) request.pause();
  });
  // What Node calls after an answer with «connection: close».
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(timer));
    request.once('end', () => socket.destroy());
    socket.end();
  };
}

/**
 * An answer that is given before the request's body was read ends the connection: an upload that is refused is not
 * taken in. Without it, Node reads such a body to its end, for as long as a request may take.
 */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const isUnread = !raw.complete && hasBody(raw);
    if (!isUnread || !(raw.socket instanceof Socket) || !(reply.raw instanceof ServerResponse)) return;
    reply.header('connection', 'close');
    closeAfterAnswer(raw, raw.socket);
  });
}
