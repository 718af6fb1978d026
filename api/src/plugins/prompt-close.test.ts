import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { promptClose } from './prompt-close.plugin.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A server whose answer waits to be released, and connections to it. */
async function aServer({ isPrompt }: { readonly isPrompt: boolean }) {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  app = Fastify();
  if (isPrompt) await app.register(promptClose);
  app.post('/', async () => {
    arrived.resolve();
    await released.promise;
    return 'written';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const join = async () => {
    const accepted = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await accepted;
    return socket;
  };
  const write = (socket: Socket) => {
    socket.write('POST / HTTP/1.1\r\nhost: firn.example\r\ncontent-length: 0\r\n\r\n');
    return arrived.promise;
  };
  return { join, write, release: released.resolve };
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test('a stop waits for the write that is under way, and for no connection', async () => {
  const { join, write, release } = await aServer({ isPrompt: true });
  const [writing, unused] = [await join(), await join()];
  await write(writing);
  const closed = app.close();
  expect(await textOf(unused)).toBe('');
  while (app.server.listening) await new Promise(setImmediate);
  release();
  // Its end comes with that of the connection, whether or not the answer could still announce it.
  expect(await textOf(writing)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*written$/);
  await closed;
});

test('otherwise it waits for as long as somebody keeps a connection, used or not', async () => {
  const { join, write, release } = await aServer({ isPrompt: false });
  const [writing, unused] = [await join(), await join()];
  await write(writing);
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  while (app.server.listening) await new Promise(setImmediate);
  const answered = once(writing, 'data');
  release();
  expect(String((await answered)[0])).toMatch(/Keep-Alive: timeout=72[\s\S]*written$/);
  await new Promise(setImmediate);
  expect([isClosed, writing.destroyed, unused.destroyed]).toEqual([false, false, false]);
  writing.destroy();
  unused.destroy();
  await closed;
});
