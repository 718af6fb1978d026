import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { aGateway, BEARER } from '../../testing/a-gateway.ts';
import { aConnection } from '../../testing/raw-request.ts';

const MEBIBYTE = 1024 * 1024;
const UPLOAD = 64 * MEBIBYTE;

let app: FastifyInstance;
afterEach(() => app.close());

/** Sends an upload as fast as the server takes it, and resolves to the answer and what the server read of it. */
async function upload(head: readonly string[]): Promise<{ answer: string; read: number }> {
  const accepted = once(app.server, 'connection');
  const socket = await aConnection(app);
  const [server] = (await accepted) as [Socket];
  const closed = once(server, 'close');
  const lines = [...head, 'host: firn.example', `content-length: ${UPLOAD}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const chunk = Buffer.alloc(MEBIBYTE / 4);
  let sent = 0;
  const send = () => {
    while (sent < UPLOAD && socket.writable) {
      sent += chunk.length;
      if (!socket.write(chunk)) return;
    }
  };
  socket.on('drain', send);
  const answered = text(socket);
  send();
  const answer = await answered.catch(() => '');
  socket.destroy();
  await closed;
  return { answer, read: server.bytesRead };
}

const PUT = 'PUT /delivery/remotes/mfe-public/releases/1.0.0 HTTP/1.1';

test.each([
  ['a stranger', [], 401],
  ['an unknown token', ['authorization: Bearer firn_000000000000_x'], 401],
  [
    'a team, of another media type',
    ['content-type: text/html', `authorization: ${BEARER.authorization}`],
    415,
  ],
])('the upload of %s is answered and not taken in', async (_who, headers, status) => {
  ({ app } = await aGateway());
  const { answer, read } = await upload([PUT, ...headers]);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(read).toBeLessThan(UPLOAD / 8);
});

test('without this, a refused upload is read to its end', async () => {
  app = fastify().addHook('onRequest', async (_request, reply) => reply.code(401).send('no'));
  const accepted = once(app.server, 'connection');
  const socket = await aConnection(app);
  const [server] = (await accepted) as [Socket];
  const bytes = 4 * MEBIBYTE;
  socket.write(`PUT / HTTP/1.1\r\nhost: firn.example\r\ncontent-length: ${bytes}\r\n\r\n`);
  socket.end(Buffer.alloc(bytes));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
  expect(server.bytesRead).toBeGreaterThan(bytes);
});

test('after a refusal whose body came along, the connection goes on', async () => {
  ({ app } = await aGateway());
  const socket = await aConnection(app);
  const head = 'host: firn.example\r\n';
  socket.write(
    `POST /delivery/beacons HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1.1 400 [\s\S]*connection: keep-alive/i);
  socket.write(`GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});
