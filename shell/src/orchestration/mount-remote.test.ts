import { setImmediate as nextTask } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { mountRemote } from './mount-remote.ts';

cleanWindow();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What only timers still hold, such as single-spa's limits, goes too. */
async function forget() {
  jest.clearAllTimers();
  await nextTask();
  collectGarbage();
}

/** Mounts a remote and ends it. Answers what only somebody who keeps the remote, or its element, could still have. */
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

test('a remote that is gone is forgotten, though single-spa would keep it', async () => {
  const { element, code } = await comeAndGo();
  await forget();
  expect([element.deref(), code.deref()]).toEqual([undefined, undefined]);
});
