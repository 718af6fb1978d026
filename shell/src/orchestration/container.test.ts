import { beforeEach, expect, test } from '@jest/globals';
import { loadContainer } from './container.ts';

/** What the containers below report of themselves. */
interface Told {
  init: unknown[];
  asked: string[];
}

const scope = { react: {} };
let told: Told;

beforeEach(() => {
  told = { init: [], asked: [] };
  Object.assign(globalThis, {
    told,
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: scope },
  });
});

/** The address of a container with this code in it. */
const entry = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const SOUND = `export const init = (scope) => void told.init.push(scope);
export const get = async (expose) => { told.asked.push(expose); return () => ({ name: 'tours', version: '1.0.0' }); };`;

test('a container gets the shell’s modules and returns its lifecycles', async () => {
  expect(await loadContainer(entry(SOUND))).toEqual({ name: 'tours', version: '1.0.0' });
  expect(told).toEqual({ init: [scope], asked: ['./lifecycles'] });
});

test('it is initialised once, however often it is loaded', async () => {
  const address = entry(`${SOUND}//once`);
  await loadContainer(address);
  await loadContainer(address);
  expect([told.init.length, told.asked.length]).toEqual([1, 2]);
});

test('two versions are two modules: the second one returns its own code', async () => {
  await loadContainer(entry(`${SOUND}//1`));
  const next = entry(`${SOUND.replace('1.0.0', '2.0.0')}//2`);
  expect(await loadContainer(next)).toEqual({ name: 'tours', version: '2.0.0' });
});

test.each([
  ['a syntax error', 'this is (not', SyntaxError],
  ['a throw at its top', "throw new Error('kaputt');", Error],
  [
    'an expose that is missing',
    "export const init = () => {}; export const get = async () => { throw new Error('chunk'); };",
    Error,
  ],
])('%s rejects', async (_what, code, error) => {
  await expect(loadContainer(entry(code))).rejects.toBeInstanceOf(error);
});

test('a container that failed to initialise is initialised again by the next attempt', async () => {
  const code = `let calls = 0;
export const init = (scope) => { calls += 1; if (calls === 1) throw new Error('kaputt'); told.init.push(scope); };
${SOUND.split('\n')[1]}`;
  await expect(loadContainer(entry(code))).rejects.toThrow('kaputt');
  expect(await loadContainer(entry(code))).toHaveProperty('version', '1.0.0');
});
