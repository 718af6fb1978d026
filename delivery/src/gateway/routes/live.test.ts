import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { dataFolder } from '../../shared/data-folder.ts';
import { aGateway, anApi, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { fakeIntervals } from '../../testing/fake-intervals.ts';
import { aPage, aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';
import { createMetrics } from '../health/metrics.ts';
import type { GatewayServices } from '../setup/services.ts';
import { liveRoutes } from './live.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
});
afterEach(() => gateway.app.close());

describe('event streams', () => {
  async function connect(query = '', sent: Record<string, string> = {}) {
    const origin = gateway.app.listeningOrigin;
    const response = await fetch(`${origin}/delivery/events${query}`, { headers: sent });
    const headers = ['content-type', 'cache-control', 'x-accel-buffering'];
    expect(headers.map((name) => response.headers.get(name))).toEqual([
      'text/event-stream',
      'no-store',
      'no',
    ]);
    return (response.body as ReadableStream<Uint8Array>).getReader();
  }

  /** Reads until an event of this kind arrives. */
  async function next(reader: Awaited<ReturnType<typeof connect>>, kind: RegExp): Promise<string> {
    const decoder = new TextDecoder();
    for (let seen = ''; ; ) {
      const { value, done } = await reader.read();
      if (done) return 'end';
      seen += decoder.decode(value, { stream: true });
      const [found] = kind.exec(seen) ?? [];
      if (found) return found;
    }
  }
  const nextEvent = (reader: Awaited<ReturnType<typeof connect>>) =>
    next(reader, /event: registry\nid: \d+\ndata: .*\n\n/);

  beforeEach(async () => {
    await deliverBoth(gateway);
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test('tell each change once', async () => {
    const reader = await connect('?since=4');
    await gateway.publish({ version: '1.1.0' });
    expect(await nextEvent(reader)).toBe('event: registry\nid: 5\ndata: {"sequence":5}\n\n');
    await reader.cancel();
  });

  test('tell a page or a reconnecting tab at once what it missed', async () => {
    const page = await connect('?since=2');
    expect(await nextEvent(page)).toContain('id: 4');
    const again = await connect('?since=4', { 'last-event-id': '3' });
    expect(await nextEvent(again)).toContain('id: 4');
    await Promise.all([page.cancel(), again.cancel()]);
  });

  test('are counted as long as they are open', async () => {
    const open = async () => {
      const { body } = await gateway.app.inject('/metrics');
      return Number(/^firn_event_streams (\d+)$/m.exec(body)?.[1]);
    };
    const closed: Promise<unknown>[] = [];
    gateway.app.server.on('request', (_request, response) => closed.push(once(response, 'close')));
    const [one, two] = [await connect(), await connect()];
    expect(await open()).toBe(2);
    await one.cancel();
    await closed[0];
    expect(await open()).toBe(1);
    await two.cancel();
  });

  test('have an end: beyond it a tab is told to ask instead, until one leaves', async () => {
    const few = await aGateway({ eventStreams: 2 });
    const url = `${await few.app.listen({ port: 0, host: '127.0.0.1' })}/delivery/events`;
    const closed: Promise<unknown>[] = [];
    few.app.server.on('request', (_request, response) => closed.push(once(response, 'close')));
    const tabs = [await fetch(url), await fetch(url)];
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await refused.json()).toMatchObject({ type: '/problems/too-many-streams' });
    await tabs[0]?.body?.cancel();
    await closed[0];
    const next = await fetch(url);
    expect(next.status).toBe(200);
    await Promise.all([tabs[1]?.body?.cancel(), next.body?.cancel()]);
    await few.app.close();
  });

  test('end when the gateway stops', async () => {
    const reader = await connect();
    const ended = nextEvent(reader);
    await gateway.app.close();
    expect(await ended).toBe('end');
  });
});

test('an open event stream sends something every 20 seconds, or proxies would close it', async () => {
  fakeIntervals();
  try {
    const patient = await aGateway();
    const origin = await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const { body } = await fetch(`${origin}/delivery/events`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toBe('retry: 3000\n\n');
    jest.advanceTimersByTime(20_000);
    expect(await read()).toBe(':\n\n');
    await patient.app.close();
  } finally {
    jest.useRealTimers();
  }
});

test('a tab that leaves before its stream starts is not kept among the open ones', async () => {
  const app = fastify();
  const { promise: document, resolve: answer } = Promise.withResolvers<{ sequence: number }>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const metrics = createMetrics(new Registry());
  const read = () => {
    ask();
    return document;
  };
  const registry = { watch: () => () => undefined, read };
  const services = { config: { eventStreams: 1 }, registry, metrics } as unknown as GatewayServices;
  await app.register(liveRoutes(services));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const left = once(app.server, 'request').then(([, response]) => once(response, 'close'));
  const tab = connectSocket(Number(new URL(origin).port), '127.0.0.1');
  tab.write('GET /delivery/events HTTP/1.1\r\nhost: firn.test\r\n\r\n');
  await asked;
  tab.destroy();
  await left;
  answer({ sequence: 1 });
  await app.close();
  expect((await metrics.eventStreams.get()).values).toEqual([expect.objectContaining({ value: 0 })]);
});

describe('the registry for tabs', () => {
  test('is never cached, and does not ask the API for the visitor unless a trial is for staff', async () => {
    const paths: string[] = [];
    const { origin, server } = await anApi((request, response) => {
      paths.push(request.url ?? '');
      response.end('{}');
    });
    const asking = await aGateway({ apiUrl: origin });
    await deliverBoth(asking);
    const { headers, statusCode } = await asking.app.inject({
      url: '/delivery/registry',
      headers: { cookie: 'firn_session=somebody' },
    });
    expect([statusCode, headers['cache-control'], paths]).toEqual([200, 'no-store', []]);
    await asking.app.close();
    server.close();
  });

  test('has no pages beside it: a mistyped address below /delivery is a problem', async () => {
    const { statusCode, headers, body } = await gateway.app.inject('/delivery/regstry');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ type: '/problems/not-found' });
  });
});

test('a connection that a browser opened in advance does not delay a stop', async () => {
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const ahead = connectSocket(Number(new URL(origin).port), '127.0.0.1');
  const gone = once(ahead, 'close');
  await once(ahead, 'connect');
  // Answered after the other connection was accepted.
  await fetch(`${origin}/healthz`).then((response) => response.text());
  await gateway.app.close();
  await gone;
});

describe('probes', () => {
  test('the gateway is alive at once, and ready with a shell, a page of a remote and an API', async () => {
    expect((await gateway.app.inject('/healthz')).statusCode).toBe(200);
    expect((await gateway.app.inject('/readyz')).json()).toMatchObject({ shell: null, api: false });
    const { origin, server } = await anApi((_request, response) => response.end('ok'));
    const ready = await aGateway({ apiUrl: origin });
    const probe = async () => {
      const response = await ready.app.inject('/readyz');
      return [response.statusCode, response.json()];
    };
    const notReady = { status: 'not ready', registry: true, api: true };
    expect(await probe()).toEqual([503, { ...notReady, shell: null, pages: 0, sequence: 0 }]);

    const pages = [aPage({ id: 'login', path: '/login' })];
    await ready.deliver({ name: 'shell', server: aShellServer(), pages });
    expect((await ready.page('/login')).statusCode).toBe(200);
    // A balancer that believed it would send every visitor here:
    expect((await ready.page('/agenda')).statusCode).toBe(404);
    expect(await probe()).toEqual([503, { ...notReady, shell: '1.0.0', pages: 0, sequence: 2 }]);

    await ready.deliver({ server: aRemoteServer() });
    expect((await ready.page('/agenda')).statusCode).toBe(200);
    expect((await ready.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      shell: '1.0.0',
      pages: 1,
      sequence: 4,
      registry: true,
      api: true,
    });
    await ready.app.close();
    server.close();
  });

  test('metrics are only for this machine and for operators', async () => {
    const ask = (headers = {}) =>
      gateway.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(BEARER)).body).toContain('firn_registry_sequence 0');
    expect((await gateway.app.inject('/metrics')).statusCode).toBe(200);
  });

  test('a damaged registry shows in the metrics; without the API a live shell does not make a gateway ready', async () => {
    await deliverBoth(gateway);
    const isUp = async () =>
      /^firn_registry_store_up (\d)$/m.exec((await gateway.app.inject('/metrics')).body)?.[1];
    expect(await isUp()).toBe('1');
    await writeFile(join(dataFolder(gateway.dataDir).registry, '0000000005.json'), 'damaged');
    expect(await isUp()).toBe('0');
    const ready = await gateway.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { shell: '1.0.0', registry: false, api: false },
    ]);
  });

  test('browsers and robots get the files they always ask for', async () => {
    const icon = await gateway.app.inject('/favicon.ico');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    const { body } = await gateway.app.inject('/robots.txt');
    expect(body).toContain('Disallow: /admin');
    expect(body).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    const worker = await gateway.app.inject('/offline-worker.js');
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
  });
});
