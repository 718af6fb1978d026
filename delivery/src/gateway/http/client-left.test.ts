import { mkdir, readdir, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { aGateway, BEARER } from '../../testing/a-gateway.ts';
import { aConnection } from '../../testing/raw-request.ts';
import { untilLeft } from './client-left.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const HEAD = 'host: firn.example\r\ncontent-length: 1000\r\n\r\n';

test('the signal aborts when the client goes while it waits for its answer', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<unknown>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  app = fastify();
  app.get('/', async (_request, reply) => {
    const signal = untilLeft(reply);
    signal.addEventListener('abort', () => leave(signal.reason));
    arrive();
    await left;
    return 'nobody reads this';
  });
  const socket = await aConnection(app);
  socket.write('GET / HTTP/1.1\r\nhost: firn.example\r\n\r\n');
  await arrived;
  socket.destroy();
  expect(await left).toMatchObject({ status: 400, code: 'upload-ended' });
});

test('and not after the answer', async () => {
  const signals: AbortSignal[] = [];
  app = fastify();
  app.get('/', async (_request, reply) => {
    signals.push(untilLeft(reply));
    return 'done';
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await (await fetch(origin)).text();
  await (await fetch(origin)).text();
  await app.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const gateway = await aGateway();
  app = gateway.app;
  const incoming = join(gateway.dataDir, 'releases/.incoming');
  await mkdir(incoming, { recursive: true });
  const changes = watch(incoming)[Symbol.asyncIterator]();
  const next = changes.next();
  const socket = await aConnection(app);
  const { authorization } = BEARER;
  const put =
    'PUT /delivery/remotes/mfe-public/releases/1.0.0 HTTP/1.1\r\ncontent-type: application/gzip\r\n';
  socket.write(`${put}authorization: ${authorization}\r\n${HEAD}part`);
  await next;
  expect(await readdir(incoming)).toHaveLength(1);
  socket.destroy();
  await changes.next();
  expect(await readdir(incoming)).toEqual([]);
  await changes.return?.(undefined);
});
