import { beforeEach, expect, test } from '@jest/globals';
import * as React from 'react';
import { createFederation } from './federation.ts';

/** What the containers below report of themselves. */
interface Told {
  scopes: Record<string, Record<string, { get(): Promise<() => unknown> }>>[];
  asked: string[];
}

let told: Told;

beforeEach(() => {
  told = { scopes: [], asked: [] };
  Object.assign(globalThis, { told });
});

/** The address of a container with this code in it. */
const entry = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const SOUND = `export const init = (scope) => void told.scopes.push(scope);
export const get = async (expose) => { told.asked.push(expose); return () => ({ name: 'tours', version: '1.0.0' }); };`;

test('a container is given the shell’s React, and returns its lifecycles', async () => {
  expect(await createFederation().load('tours@1.0.0', entry(SOUND))).toEqual({
    name: 'tours',
    version: '1.0.0',
  });
  expect(told.asked).toEqual(['./lifecycles']);
  const factory = await told.scopes[0]?.react?.[React.version]?.get();
  expect(factory?.()).toHaveProperty('useState', React.useState);
});

test('an extension is another module of the same container', async () => {
  const address = entry(`${SOUND}//extension`);
  await createFederation().load('tours@1.0.0', address, './box');
  expect(told.asked).toEqual(['./box']);
});

test('it is initialised once, however often it is loaded', async () => {
  const federation = createFederation();
  const address = entry(`${SOUND}//once`);
  await federation.load('tours@1.0.0', address);
  await federation.load('tours@1.0.0', address);
  expect([told.scopes.length, told.asked.length]).toEqual([1, 2]);
});

test('two versions of a remote live beside each other, and each returns its own code', async () => {
  const federation = createFederation();
  const next = entry(`${SOUND.replace('1.0.0', '1.0.0-1')}//2`);
  expect(await federation.load('tours@1.0.0-1', next)).toHaveProperty('version', '1.0.0-1');
  const first = entry(`${SOUND}//1`);
  expect(await federation.load('tours@1.0.0', first)).toHaveProperty('version', '1.0.0');
  expect(await federation.load('tours@1.0.0-1', next)).toHaveProperty('version', '1.0.0-1');
});

test.each([
  ['a syntax error', 'this is (not', SyntaxError],
  ['a throw at its top', "throw new TypeError('kaputt');", TypeError],
  [
    'an expose that is missing',
    "export const init = () => {}; export const get = async () => { throw new RangeError('chunk'); };",
    RangeError,
  ],
])('%s rejects with the error as it is', async (_what, code, error) => {
  await expect(createFederation().load('tours@1.0.0', entry(code))).rejects.toBeInstanceOf(error);
});

test('a container that failed to initialise is initialised again by the next attempt', async () => {
  const code = `let calls = 0;
export const init = () => { calls += 1; if (calls === 1) throw new Error('kaputt'); };
${SOUND.split('\n')[1]}`;
  const federation = createFederation();
  await expect(federation.load('tours@1.0.0', entry(code))).rejects.toThrow('kaputt');
  expect(await federation.load('tours@1.0.0', entry(code))).toHaveProperty('version', '1.0.0');
});

test('a container that did not arrive is imported from the next attempt’s address', async () => {
  const federation = createFederation();
  await expect(federation.load('tours@1.0.0', entry("throw new Error('lost');"))).rejects.toThrow('lost');
  expect(await federation.load('tours@1.0.0', entry(`${SOUND}//retry`))).toHaveProperty('version', '1.0.0');
});

test('what a container adds to the shared modules, no other container is given', async () => {
  const federation = createFederation();
  const greedy = `export const init = (scope) => {
  scope.react['99.0.0'] = scope['another'] = { '1.0.0': {} };
};
${SOUND.split('\n')[1]}//greedy`;
  await federation.load('greedy@1.0.0', entry(greedy));
  await federation.load('tours@1.0.0', entry(`${SOUND}//after`));
  const [scope = {}] = told.scopes;
  expect(Object.keys(scope)).toEqual(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
  expect(Object.keys(scope.react ?? {})).toEqual([React.version]);
});
