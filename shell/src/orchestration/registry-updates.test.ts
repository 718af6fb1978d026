import { afterEach, expect, jest, test } from '@jest/globals';
import { createObservableStore } from '../services/observable-store.ts';
import { aPageState } from '../testing/page-state.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { followRegistry } from './registry-updates.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(liveReload = false) {
  const sources: (EventTarget & { url: string; readyState: number })[] = [];
  class Source extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      sources.push(this);
    }
  }
  const network = stubFetch();
  const reloads: string[] = [];
  const tab = {
    EventSource: Source,
    fetch: network.fetch,
    location: { reload: () => void reloads.push('page') },
  };
  const registry = createObservableStore(aPageState().registry);
  followRegistry({ window: tab as unknown as Window & typeof globalThis, registry, liveReload });
  const announced = (sequence: number) =>
    sources[0]?.dispatchEvent(new MessageEvent('registry', { data: JSON.stringify({ sequence }) }));
  const announce = async () => {
    announced(8);
    await settle();
  };
  return { registry, network, reloads, sources, announced, announce };
}

test('it listens from the page’s sequence on, and takes over newer ones', async () => {
  const { registry, network, sources, announce } = setUp();
  expect(sources[0]?.url).toBe('/delivery/events?since=7');
  network.answer('GET', '/delivery/registry', 200, { sequence: 8, remotes: {} });
  await announce();
  expect(registry.get().sequence).toBe(8);
});

test.each([
  ['fails', 502, { title: 'Bad gateway' }],
  ['comes from a gateway that is behind', 200, { sequence: 7, remotes: {} }],
])('after an answer that %s it asks again until it has the change', async (_what, status, body) => {
  jest.useFakeTimers();
  const { registry, network, announced } = setUp();
  network.answer('GET', '/delivery/registry', status, body);
  announced(9);
  await jest.advanceTimersByTimeAsync(1000);
  expect(registry.get().sequence).toBe(7);
  network.forget('GET', '/delivery/registry');
  network.answer('GET', '/delivery/registry', 200, { sequence: 9, remotes: {} });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(registry.get().sequence).toBe(9);
  const { length } = network.requests;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(network.requests).toHaveLength(length);
});

test('the last announcement may be older than an earlier one', async () => {
  jest.useFakeTimers();
  const { registry, network, announced } = setUp();
  network.answer('GET', '/delivery/registry', 200, { sequence: 8, remotes: {} });
  network.answer('GET', '/delivery/registry', 200, { sequence: 8, remotes: {} });
  network.answer('GET', '/delivery/registry', 200, { sequence: 9, remotes: {} });
  announced(9);
  announced(8);
  await jest.advanceTimersByTimeAsync(1000);
  expect(registry.get().sequence).toBe(9);
});

test('a gateway that does not answer is asked less and less often, down to every ten seconds, by one timer', async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { network, announced } = setUp();
  announced(8);
  announced(9);
  await jest.advanceTimersByTimeAsync(0);
  const asked: number[] = [];
  for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
    expect(jest.getTimerCount()).toBe(1);
    const { length } = network.requests;
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(network.requests).toHaveLength(length);
    await jest.advanceTimersByTimeAsync(1);
    asked.push(network.requests.length - length);
  }
  expect(asked).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test.each([
  [0, 250, 5000],
  [1, 750, 15_000],
])(
  'tabs do not ask all at once: by chance (%d) after %d ms, and listen again after %d ms',
  async (chance, pause, reopening) => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const { network, announced, sources } = setUp();
    announced(8);
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(network.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(network.requests).toHaveLength(2);
    Object.assign(sources[0] ?? {}, { readyState: 2 });
    sources[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(reopening - 1);
    expect(sources).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sources).toHaveLength(2);
  },
);

test('it asks again after the network was down', async () => {
  jest.useFakeTimers();
  const { registry, network, announced } = setUp();
  jest.mocked(network.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.answer('GET', '/delivery/registry', 200, { sequence: 8, remotes: {} });
  announced(8);
  await jest.advanceTimersByTimeAsync(0);
  expect(registry.get().sequence).toBe(7);
  await jest.advanceTimersByTimeAsync(1000);
  expect(registry.get().sequence).toBe(8);
});

test('in development it does not ask: a reload brings everything', async () => {
  const { sources, network } = setUp(true);
  Object.assign(sources[0] ?? {}, { readyState: 2 });
  sources[0]?.dispatchEvent(new Event('error'));
  await settle();
  expect(network.requests).toEqual([]);
});

test('in development each change reloads the page', async () => {
  const { reloads, network, announce } = setUp(true);
  await announce();
  expect([reloads, network.requests.length]).toEqual([['page'], 0]);
});

test('a source that the browser has given up is reopened at the tab’s sequence', async () => {
  jest.useFakeTimers();
  const { sources, registry, network } = setUp();
  network.answer('GET', '/delivery/registry', 200, { sequence: 7, remotes: {} });
  const [first] = sources;
  first?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(sources).toHaveLength(1);
  registry.set({ ...registry.get(), sequence: 9 });
  Object.assign(first ?? {}, { readyState: 2 });
  first?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(sources.map(({ url }) => url)).toEqual(['/delivery/events?since=7', '/delivery/events?since=9']);
});

test('if no events get through, the registry is requested with each attempt', async () => {
  jest.useFakeTimers();
  const { sources, registry, network } = setUp();
  network.answer('GET', '/delivery/registry', 200, { sequence: 8, remotes: {} });
  Object.assign(sources[0] ?? {}, { readyState: 2 });
  sources[0]?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(registry.get().sequence).toBe(8);
});
