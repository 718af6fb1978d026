import { getPriority } from 'node:os';
import { expect, test } from '@jest/globals';
import { aThread } from '../testing/a-thread.ts';
import { withThread } from './with-thread.ts';

const module = new URL('./give-way.ts', import.meta.url);
const POST = "parentPort.postMessage(process.getBuiltinModule('os').getPriority())";

const priorityIn = async (onMessage: string) =>
  withThread(await aThread(onMessage), ({ ask }) => ask<number>('a'));

test('a thread that gives way has a lower priority than this one, which keeps its own', async () => {
  const own = getPriority();
  const before = await priorityIn(`${POST};`);
  const after = await priorityIn(`import('${module}').then(({ giveWay }) => { giveWay(); ${POST}; });`);
  expect(before).toBe(own);
  // A larger number is a lower priority.
  if (process.platform === 'linux') expect(after).toBeGreaterThan(own);
  else expect(after).toBe(own);
  expect(getPriority()).toBe(own);
});
