import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { aChild, GREEDY } from '../testing/a-child.ts';
import { withChild } from './with-child.ts';

/** It answers once it listens on the socket, and listens as long as it lives. */
async function aListening({ onceListening = '', onConnection = '' } = {}) {
  const socket = join(await mkdtemp(join(tmpdir(), 'firn-child-')), 's');
  const script = await aChild(
    `process.getBuiltinModule('net').createServer(() => { ${onConnection} }).listen(${JSON.stringify(socket)}, () => { answer({}); ${onceListening} });`,
  );
  return { socket, script };
}

/** Only the end of the process closes the connection. */
function untilEnded(socket: string): Promise<unknown> {
  return new Promise((resolve) => {
    createConnection(socket)
      .on('error', () => undefined)
      .on('close', resolve);
  });
}

async function expectEnded(socket: string): Promise<void> {
  await expect(once(createConnection(socket), 'connect')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
}

test('a process that fails makes the work fail instead of hang', async () => {
  const script = await aChild("throw new Error('no memory');");
  await expect(withChild(script, ({ ask }) => ask('a'))).rejects.toThrow('no memory');
});

test('a process that ends without an answer makes the work fail too', async () => {
  const script = await aChild('process.exit(3);');
  await expect(withChild(script, ({ ask }) => ask('a'))).rejects.toThrow('ended with code 3');
});

test('what a process that fails wrote is told, up to a length', async () => {
  const script = await aChild(
    "if (question === 'a') return answer({}); console.error('why'); console.error('x'.repeat(1e6)); process.exit(1);",
  );
  const failing = withChild(script, async ({ ask }) => {
    await ask('a');
    return ask('b');
  });
  await expect(failing).rejects.toThrow('ended with code 1. why');
  await failing.catch(({ message }: Error) => expect(message.length).toBeLessThan(5000));
});

test('its end is told although another process holds its output open', async () => {
  const script = await aChild(
    "if (question === 'end') process.exit(3); answer(process.getBuiltinModule('child_process').spawn('sleep', ['600'], { stdio: 'inherit' }).pid);",
  );
  let holder = 0;
  const ending = withChild(script, async ({ ask }) => {
    holder = await ask<number>('start');
    return ask('end');
  });
  await expect(ending).rejects.toThrow('ended with code 3');
  process.kill(holder);
});

test('a signal for the whole group leaves it to its parent', async () => {
  const script = await aChild(
    "process.kill(process.pid, 'SIGINT'); process.kill(process.pid, 'SIGTERM'); setImmediate(() => answer('b'));",
  );
  expect(await withChild(script, ({ ask }) => ask('a'))).toBe('b');
});

/** A process that asks a child once, then runs `afterwards`. */
function aParent(script: URL, afterwards: string) {
  const source = `import { withChild } from '${new URL('./with-child.ts', import.meta.url)}';
const answered = await withChild(new URL('${script}'), ({ ask }) => ask('a'));
${afterwards}`;
  const args = ['--input-type=module', '-e', source];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: {} });
}

test('it ends with its parent, even if that is killed', async () => {
  const { socket, script } = await aListening();
  const parent = aParent(script, "process.stdout.write('asked'); setInterval(() => undefined, 1000);");
  await once(parent.stdout, 'data');
  const ended = untilEnded(socket);
  parent.kill('SIGKILL');
  await ended;
});

test('at rest it keeps its parent from nothing', async () => {
  const script = await aChild('answer(process.pid);');
  // Kept by it, the parent would end after it: `kill` throws, and the parent's code would not be 0.
  const parent = aParent(script, "process.on('exit', () => process.kill(answered, 0));");
  expect(await once(parent, 'exit')).toEqual([0, null]);
});

test('the process is ended when the work fails', async () => {
  const { socket, script } = await aListening();
  const failing = withChild(script, async ({ ask }) => {
    await ask('a');
    const connection = createConnection(socket);
    await once(connection, 'connect');
    connection.destroy();
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  await expectEnded(socket);
});

test('a process that never comes back is ended by the signal, with its reason', async () => {
  const { socket, script } = await aListening({ onceListening: 'for (;;);' });
  const abort = new AbortController();
  const hanging = withChild(
    script,
    async ({ ask }) => {
      await ask('a');
      // This process goes on while that one turns in a circle; without the signal, this would be for good.
      setTimeout(() => abort.abort(new Error('the client left')), 0);
      return ask('b');
    },
    abort.signal,
  );
  await expect(hanging).rejects.toThrow('the client left');
  await expectEnded(socket);
});

test('objects without end take this process’s memory, not ours', async () => {
  const script = await aChild('const kept = []; for (;;) kept.push({ more: kept.length });');
  await expect(withChild(script, ({ ask }) => ask('a'))).rejects.toMatchObject({ isOutOfMemory: true });
});

test('large pieces, which end a thread together with its process, end this one alone', async () => {
  const thread = `new (require('worker_threads').Worker)(${JSON.stringify(GREEDY)}, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 64 } }).on('error', () => undefined);`;
  const withThread = spawn(process.execPath, ['-e', thread], { stdio: 'ignore', env: {} });
  const script = await aChild(GREEDY);
  const [harm, failure] = await Promise.allSettled([
    once(withThread, 'exit'),
    withChild(script, ({ ask }) => ask('a')),
  ]);
  expect(harm).toMatchObject({ value: [null, 'SIGABRT'] });
  const message = expect.stringContaining('heap out of memory');
  expect(failure).toMatchObject({ reason: { isOutOfMemory: true, message } });
});

describe('a process whose work is done', () => {
  const aCounter = () => aChild('globalThis.asked = (globalThis.asked ?? 0) + 1; answer(asked);');
  const askOnce = (script: URL) => withChild(script, ({ ask }) => ask<number>('a'));

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
    const failing = withChild(script, async ({ ask }) => {
      await ask('a');
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(await askOnce(script)).toBe(1);
  });

  test('ends when nobody needs it for five seconds', async () => {
    const { socket, script } = await aListening();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await withChild(script, ({ ask }) => ask('a'));
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    await untilEnded(socket);
  });

  test('that fails at rest harms nobody', async () => {
    const { socket, script } = await aListening({ onConnection: "throw new Error('late');" });
    await askOnce(script);
    await untilEnded(socket);
    expect(await withChild(script, async () => 'next')).toBe('next');
  });
});
