import { setImmediate as nextTask } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestShell } from '@firn/shared-contracts/testing';
import { TimeoutError } from '@firn/shared-ui/remote';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { mountRemote } from './mount-remote.ts';

/** Of remote-build/src/jest/fail-on-console-error.mjs. */
declare const takeConsole: () => string[];

/** single-spa warns of slow mounts before the timeout. */
const expectSlowness = () => expect(takeConsole()).toContainEqual(expect.stringContaining('message #31'));

cleanWindow();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Also releases what only timers still hold, such as single-spa's timeouts. */
async function forget() {
  jest.clearAllTimers();
  await nextTask();
  collectGarbage();
}

/** Mounts a remote and unmounts it. Returns weak references to the remote and its element. */
async function comeAndGo() {
  const bootstrap = async () => undefined;
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const remote = aFakeRemote('tours', '1.0.0', { bootstrap });
  const shell = createTestShell({ path: '/tours' });
  const mount = mountRemote(remote, { domElement, shell, serverData: null, onError: () => undefined });
  await mount.ready;
  await mount.dispose();
  return { element: new WeakRef(domElement), code: new WeakRef(bootstrap) };
}

describe('a remote that hangs while it mounts', () => {
  function aHangingMount() {
    let end: () => void = () => undefined;
    const mounting = new Promise<void>((resolve) => {
      end = resolve;
    });
    const unmounts: string[] = [];
    const domElement = document.createElement('div');
    const remote = aFakeRemote('tours', '1.0.0', {
      mount: () => mounting,
      unmount: async () => void unmounts.push('unmounted'),
    });
    const shell = createTestShell({ path: '/tours' });
    const mount = mountRemote(remote, { domElement, shell, serverData: null, onError: () => undefined });
    const failure = mount.ready.catch((error: unknown) => error);
    return { mount, failure, end, unmounts };
  }

  test('is given up after 10 s, and nobody waits for it to end', async () => {
    const { mount, failure } = aHangingMount();
    await jest.advanceTimersByTimeAsync(9_999);
    let isSettled = false;
    void failure.then(() => {
      isSettled = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(isSettled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ phase: 'mount-failed', cause: expect.any(TimeoutError) });
    await mount.dispose();
    expectSlowness();
  });

  test('is unmounted if it mounts after all', async () => {
    const { mount, failure, end, unmounts } = aHangingMount();
    await jest.advanceTimersByTimeAsync(10_000);
    await failure;
    await mount.dispose();
    expect(unmounts).toEqual([]);
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(unmounts).toEqual(['unmounted']);
    expectSlowness();
  });
});

test('a remote that throws while unmounting does no harm', async () => {
  const remote = aFakeRemote('tours', '1.0.0', { unmount: () => Promise.reject(new Error('kaputt')) });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const shell = createTestShell({ path: '/tours' });
  const mount = mountRemote(remote, { domElement, shell, serverData: null, onError: () => undefined });
  await mount.ready;
  await mount.dispose();
  expect(domElement.isConnected).toBe(false);
});

test('an unmounted remote is released, although single-spa would keep it', async () => {
  const { element, code } = await comeAndGo();
  await forget();
  expect([element.deref(), code.deref()]).toEqual([undefined, undefined]);
});
