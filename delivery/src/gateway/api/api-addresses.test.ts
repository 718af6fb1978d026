import { expect, test } from '@jest/globals';
import { createApiAddresses } from './api-addresses.ts';

const A = 'http://api-1:4001';
const B = 'http://api-2:4001';
const C = 'http://api-3:4001';

test('calls take the addresses in turns', () => {
  const addresses = createApiAddresses([A, B]);
  expect([1, 2, 3].map(() => addresses.route('GET').origin)).toEqual([A, B, A]);
});

test('an address that is away is asked last, until it is ready again', () => {
  const addresses = createApiAddresses([A, B]);
  addresses.note(A, false);
  expect([1, 2].map(() => addresses.route('POST').origin)).toEqual([B, B]);
  addresses.note(A, true);
  expect(new Set([1, 2].map(() => addresses.route('POST').origin))).toEqual(new Set([A, B]));
});

test('with all of them away they are asked all the same', () => {
  const addresses = createApiAddresses([A, B]);
  for (const origin of [A, B]) addresses.note(origin, false);
  expect(addresses.isReady).toBe(false);
  expect([A, B]).toContain(addresses.route('GET').origin);
});

test('a call that did not arrive goes through each address once, and they count as away', () => {
  const addresses = createApiAddresses([A, B, C]);
  const route = addresses.route('POST');
  const asked = [route.origin];
  while (route.goesOnAfter('never-arrived')) asked.push(route.origin);
  expect(asked).toEqual([A, B, C]);
  expect(addresses.isReady).toBe(false);
});

test.each([
  ['GET', 'broken-off', true],
  ['HEAD', 'broken-off', true],
  ['GET', 'unavailable', true],
  ['GET', 'other', false],
  ['POST', 'never-arrived', true],
  ['POST', 'broken-off', false],
  ['DELETE', 'broken-off', false],
  ['POST', 'unavailable', false],
] as const)('%s, %s: asked once more: %s', (method, setback, expected) => {
  expect(createApiAddresses([A, B]).route(method).goesOnAfter(setback)).toBe(expected);
});

test('503 is an answer: one that is away is not asked for another', () => {
  const addresses = createApiAddresses([A, B]);
  addresses.note(B, false);
  expect(addresses.route('GET').goesOnAfter('unavailable')).toBe(false);
  // It may be of one page, not of the process.
  expect(addresses.isReady).toBe(true);
});
