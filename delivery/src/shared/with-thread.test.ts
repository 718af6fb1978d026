import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { aThread } from '../testing/a-thread.ts';
import { withThread } from './with-thread.ts';

/** It answers once it listens on the socket, and listens as long as it lives. */
async function aListening({ onceListening = '', onConnection = '' } = {}) {
  const socket = join(await mkdtemp(join(tmpdir(), 'firn-thread-')), 's');
  const script = await aThread(
    `process.getBuiltinModule('net').createServer(() => { ${onConnection} }).listen(${JSON.stringify(socket)}, () => { parentPort.postMessage({}); ${onceListening} });`,
  );
  return { socket, script };
}

async function expectEnded(socket: string): Promise<void> {
  await expect(once(createConnection(socket), 'connect')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
}

test('a thread that fails makes the work fail instead of hang', async () => {
  const script = await aThread("throw new Error('no memory');");
  await expect(withThread(script, ({ ask }) => ask('a'))).rejects.toThrow('no memory');
});

test('a thread that ends without an answer makes the work fail too', async () => {
  const script = await aThread('process.exit(3);');
  await expect(withThread(script, ({ ask }) => ask('a'))).rejects.toThrow('ended with 3');
});

test('the thread is ended when the work fails', async () => {
  const { socket, script } = await aListening();
  const failing = withThread(script, async ({ ask }) => {
    await ask('a');
    const connection = createConnection(socket);
    await once(connection, 'connect');
    connection.destroy();
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  await expectEnded(socket);
});

test('a thread that never comes back is ended by the signal, with its reason', async () => {
  const { socket, script } = await aListening({ onceListening: 'for (;;);' });
  const abort = new AbortController();
  const hanging = withThread(
    script,
    async ({ ask }) => {
      await ask('a');
      // This thread goes on while that one turns in a circle; without the signal, this would be for good.
      setTimeout(() => abort.abort(new Error('the client left')), 0);
      return ask('b');
    },
    abort.signal,
  );
  await expect(hanging).rejects.toThrow('the client left');
  await expectEnded(socket);
});

test('objects without end take this thread’s memory, not the process’s', async () => {
  const script = await aThread('const kept = []; for (;;) kept.push({ more: kept.length });');
  await expect(withThread(script, ({ ask }) => ask('a'))).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  });
});

describe('a thread whose work is done', () => {
  const aCounter = () =>
    aThread('globalThis.asked = (globalThis.asked ?? 0) + 1; parentPort.postMessage(asked);');
  const askOnce = (script: URL) => withThread(script, ({ ask }) => ask<number>('a'));

  test('is there for the next, which waits for no start', async () => {
    const script = await aCounter();
    const answers: number[] = [];
    for (let work = 0; work < 20; work += 1) answers.push(await askOnce(script));
    expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('is lent to one at a time', async () => {
    const script = await aCounter();
    expect(await Promise.all([askOnce(script), askOnce(script)])).toEqual([1, 1]);
    expect(await Promise.all([askOnce(script), askOnce(script)])).toEqual([2, 2]);
  });

  test('is not there for another script, nor after work that failed', async () => {
    const script = await aCounter();
    await askOnce(script);
    expect(await askOnce(await aCounter())).toBe(1);
    const failing = withThread(script, async ({ ask }) => {
      await ask('a');
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(await askOnce(script)).toBe(1);
  });

  test('ends when nobody needs it for five seconds', async () => {
    const { socket, script } = await aListening();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await withThread(script, ({ ask }) => ask('a'));
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    const connection = createConnection(socket);
    await once(connection, 'close').catch(() => undefined);
    await expectEnded(socket);
  });

  test('that fails at rest harms nobody', async () => {
    const { socket, script } = await aListening({ onConnection: "throw new Error('late');" });
    await askOnce(script);
    await once(createConnection(socket), 'close').catch(() => undefined);
    await expectEnded(socket);
    expect(await withThread(script, async () => 'next')).toBe('next');
  });
});
