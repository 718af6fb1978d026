import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, anApi, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
});
afterEach(() => gateway.app.close());

describe('event streams', () => {
  async function connect(query = '', headers: Record<string, string> = {}) {
    const origin = gateway.app.listeningOrigin;
    const response = await fetch(`${origin}/delivery/events${query}`, { headers });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    return (response.body as ReadableStream<Uint8Array>).getReader();
  }

  /** Reads until an event came. */
  async function nextEvent(reader: Awaited<ReturnType<typeof connect>>): Promise<string> {
    const decoder = new TextDecoder();
    for (let seen = ''; ; ) {
      const { value, done } = await reader.read();
      if (done) return 'end';
      seen += decoder.decode(value, { stream: true });
      const [event] = /event: registry\nid: \d+\ndata: .*\n\n/.exec(seen) ?? [];
      if (event) return event;
    }
  }

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

  test('tell at once what a page or a broken connection missed', async () => {
    const page = await connect('?since=2');
    expect(await nextEvent(page)).toContain('id: 4');
    const again = await connect('?since=4', { 'last-event-id': '3' });
    expect(await nextEvent(again)).toContain('id: 4');
    await Promise.all([page.cancel(), again.cancel()]);
  });

  test('end when the gateway stops', async () => {
    const reader = await connect();
    const ended = nextEvent(reader);
    await gateway.app.close();
    expect(await ended).toBe('end');
  });
});

test('a connection that a browser opened ahead does not hold a stop', async () => {
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
  test('the gateway is alive at once, and ready with a shell and an API', async () => {
    expect((await gateway.app.inject('/healthz')).statusCode).toBe(200);
    expect((await gateway.app.inject('/readyz')).json()).toMatchObject({ shell: null, api: false });
    const { origin, server } = await anApi((_request, response) => response.end('ok'));
    const ready = await aGateway({ apiUrl: origin });
    expect((await ready.app.inject('/readyz')).statusCode).toBe(503);
    await deliverBoth(ready);
    expect((await ready.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      shell: '1.0.0',
      sequence: 4,
      registry: true,
      api: true,
    });
    await ready.app.close();
    server.close();
  });

  test('metrics are for this machine and for operators', async () => {
    const ask = (headers = {}) =>
      gateway.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(BEARER)).body).toContain('firn_registry_sequence 0');
    expect((await gateway.app.inject('/metrics')).statusCode).toBe(200);
  });

  test('browsers and robots get what they always ask for', async () => {
    const icon = await gateway.app.inject('/favicon.ico');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect((await gateway.app.inject('/robots.txt')).body).toContain('Disallow: /admin');
  });
});
