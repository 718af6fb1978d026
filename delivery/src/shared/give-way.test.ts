import { getPriority } from 'node:os';
import { expect, test } from '@jest/globals';
import { aChild } from '../testing/a-child.ts';
import { withChild } from './with-child.ts';

const module = new URL('./give-way.ts', import.meta.url);
const ANSWER = "answer(process.getBuiltinModule('os').getPriority())";

const priorityIn = async (onMessage: string) =>
  withChild(await aChild(onMessage), ({ ask }) => ask<number>('a'));

test('a process that gives way has a lower priority than this one, which keeps its own', async () => {
  const own = getPriority();
  const before = await priorityIn(`${ANSWER};`);
  const after = await priorityIn(`import('${module}').then(({ giveWay }) => { giveWay(); ${ANSWER}; });`);
  expect(before).toBe(own);
  // A larger number is a lower priority.
  expect(after).toBeGreaterThan(own);
  expect(getPriority()).toBe(own);
});
