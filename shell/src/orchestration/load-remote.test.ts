import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { afterEach, expect, jest, test } from '@jest/globals';
import { aVersion } from '../testing/page-state.ts';
import type { LoadLifecycles } from './container-loader.ts';
import { loadRemote } from './load-remote.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const hanging = () => new Promise<RemoteLifecycles>(() => undefined);

/** Loads tours@2.0.0; `pauses` are those before each retry, ms. */
function setUp(answer: () => Promise<RemoteLifecycles>, onPause: () => void = () => undefined) {
  const signals: AbortSignal[] = [];
  const pauses: number[] = [];
  const visitor = new AbortController();
  const load: LoadLifecycles = async ({ signal }) => {
    signals.push(signal);
    return answer();
  };
  const wait = async (milliseconds: number) => {
    pauses.push(milliseconds);
    onPause();
  };
  const start = (isLast = true) =>
    loadRemote(
      load,
      { name: 'tours', version: aVersion('tours', '2.0.0'), pageId: 'list', signal: visitor.signal, isLast },
      wait,
    );
  return { start, signals, pauses, visitor };
}

test.each([
  [0, [100, 200]],
  [0.5, [200, 400]],
  [1, [300, 600]],
])(
  'retries pause longer each time, spread by chance (%d), so that tabs do not ask together',
  async (chance, expected) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const { start, pauses } = setUp(missing);
    await expect(start()).rejects.toThrow('Failed to fetch');
    expect(pauses).toEqual(expected);
  },
);

test('a file with a syntax error is not requested again', async () => {
  const { start, signals } = setUp(() => Promise.reject(new SyntaxError('Unexpected token')));
  await expect(start()).rejects.toThrow('Unexpected token');
  expect(signals).toHaveLength(1);
});

test('navigating away during a pause causes no further request', async () => {
  const { start, signals, visitor } = setUp(missing, () => visitor.abort());
  await expect(start()).rejects.toThrow();
  expect(signals).toHaveLength(1);
});

test('navigating away during the load ends it, and no retry follows', async () => {
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<RemoteLifecycles>((_resolve, reject) => {
    fail = reject;
  });
  const { start, signals, pauses, visitor } = setUp(() => answer);
  const loading = start();
  visitor.abort();
  expect(signals[0]?.aborted).toBe(true);
  fail(new TypeError('Failed to fetch'));
  await expect(loading).rejects.toThrow('Failed to fetch');
  expect([signals.length, pauses.length]).toEqual([1, 0]);
});

test.each([
  [true, 20_000],
  [false, 10_000],
])(
  'what hangs is given up (last version: %s) after %d ms, and told so: it leaves nothing when it comes',
  async (isLast, limit) => {
    jest.useFakeTimers();
    const { start, signals } = setUp(hanging);
    const loading = start(isLast).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(signals[0]?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await loading).toBe(`Loading took longer than ${limit} ms.`);
    expect(signals[0]?.aborted).toBe(true);
  },
);
