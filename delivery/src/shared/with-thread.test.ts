import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aThread } from '../testing/a-thread.ts';
import { withThread } from './with-thread.ts';

/** It answers once it listens on the socket, and listens as long as it lives. */
async function aListening(then = '') {
  const socket = join(await mkdtemp(join(tmpdir(), 'firn-thread-')), 's');
  const script = await aThread(
    `process.getBuiltinModule('net').createServer().listen(${JSON.stringify(socket)}, () => { parentPort.postMessage({}); ${then} });`,
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
  const { socket, script } = await aListening('for (;;);');
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
