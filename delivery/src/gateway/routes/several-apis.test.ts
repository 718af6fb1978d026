import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, anApi, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
const apis: Server[] = [];

afterEach(async () => {
  await gateway.app.close();
  for (const api of apis.splice(0)) {
    api.closeAllConnections();
    api.close();
  }
});

async function api(listener: RequestListener): Promise<string> {
  const { origin, server } = await anApi(listener);
  apis.push(server);
  return origin;
}

/** Where an API was. `fetch` calls some ports never, and `NO_API` is one of them. */
async function nobody(): Promise<string> {
  const { origin, server } = await anApi(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  return origin;
}

/** Takes the whole request, then breaks the connection off. */
const breaksOff =
  (bodies: string[]): RequestListener =>
  (request) => {
    void text(request).then((body) => {
      bodies.push(body);
      request.socket.destroy();
    });
  };

const echo: RequestListener = (request, response) => {
  void text(request).then((body) => response.end(JSON.stringify({ method: request.method, body })));
};

const call = (method: 'GET' | 'POST', payload?: string) =>
  gateway.app.inject({
    method,
    url: '/api/events',
    ...(payload && { payload, headers: { 'content-type': 'application/json' } }),
  });

describe('an address where nobody listens', () => {
  test('costs neither a read nor a write: nothing was sent there', async () => {
    gateway = await aGateway({ apiUrls: [await nobody(), await api(echo)] });
    for (let round = 0; round < 3; round += 1) {
      expect((await call('GET')).json()).toMatchObject({ method: 'GET' });
      expect((await call('POST', `{"round":${round}}`)).json()).toEqual({
        method: 'POST',
        body: `{"round":${round}}`,
      });
    }
  });

  test('alone, it is a problem for both, and the connection of a write is left whole', async () => {
    gateway = await aGateway();
    const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    for (const init of [{}, post]) {
      const response = await fetch(`${origin}/api/events`, init);
      expect([response.status, (await response.json()).type]).toEqual([503, '/problems/api-unavailable']);
    }
  });

  test('does not keep a page from being drawn with the data of the other one', async () => {
    const origin = await api((_request, response) => response.end('{"name":"Piz Palü"}'));
    gateway = await aGateway({ apiUrls: [await nobody(), origin] });
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    const body = `
      const { name } = await (await fetch(new URL('/api/events', input.apiOrigin))).json();
      return { status: 200, html: '<p>' + name + '</p>', head: { title: name }, headerImage: false, data: null };`;
    await gateway.deliver({ server: aRemoteServer('1.0.0', body) });
    for (let round = 0; round < 3; round += 1) {
      expect((await gateway.page('/agenda')).body).toContain('<p>Piz Palü</p>');
    }
  });
});

describe('an address that breaks off what it has taken in', () => {
  test('costs no read', async () => {
    const bodies: string[] = [];
    gateway = await aGateway({ apiUrls: [await api(breaksOff(bodies)), await api(echo)] });
    expect((await call('GET')).json()).toMatchObject({ method: 'GET' });
    expect(bodies).toHaveLength(1);
  });

  test('fails a write, which may have happened: it is not sent to the other one, and the next goes there at once', async () => {
    const [taken, alsoTaken]: [string[], string[]] = [[], []];
    const other: RequestListener = (request, response) => {
      void text(request).then((body) => {
        alsoTaken.push(body);
        response.writeHead(201).end('{}');
      });
    };
    gateway = await aGateway({ apiUrls: [await api(breaksOff(taken)), await api(other)] });
    expect((await call('POST', '{"seats":1}')).statusCode).toBe(503);
    expect([taken, alsoTaken]).toEqual([['{"seats":1}'], []]);
    for (const body of ['{"seats":2}', '{"seats":3}']) {
      expect((await call('POST', body)).statusCode).toBe(201);
    }
    expect(taken).toHaveLength(1);
  });
});

describe('an address that answers 503', () => {
  const away: RequestListener = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5', 'x-of': 'away' }).end('away');
  };

  test('is passed over by reads, of which nothing is left', async () => {
    gateway = await aGateway({ apiUrls: [await api(away), await api(echo)] });
    for (let round = 0; round < 2; round += 1) {
      const { statusCode, headers } = await call('GET');
      expect([statusCode, headers['retry-after'], headers['x-of']]).toEqual([200, undefined, undefined]);
    }
  });

  test('is the answer to a write', async () => {
    gateway = await aGateway({ apiUrls: [await api(away), await api(echo)] });
    expect((await call('POST', '{}')).statusCode).toBe(503);
  });

  test('is the answer where all do', async () => {
    gateway = await aGateway({ apiUrls: [await api(away), await api(away)] });
    expect((await call('GET')).headers).toMatchObject({ 'retry-after': '5', 'x-of': 'away' });
  });
});

describe('readiness', () => {
  const probe = async () => {
    const response = await gateway.app.inject('/readyz');
    return [response.statusCode, response.json().status, response.json().api];
  };

  test('needs one API that is ready: with its database away every page would be a 503', async () => {
    let isReady = true;
    const origin = await api((request, response) => {
      const isProbe = request.url === '/api/readyz';
      response.writeHead(isProbe && !isReady ? 503 : 200).end('{}');
    });
    gateway = await aGateway({ apiUrls: [await nobody(), origin] });
    await deliverBoth(gateway);
    expect(await probe()).toEqual([200, 'ready', true]);
    isReady = false;
    expect(await probe()).toEqual([503, 'not ready', false]);
  });

  test('ends with the first word of the end, while requests go on, each on its connection for the last time', async () => {
    const origin = await api((_request, response) => response.end('{}'));
    gateway = await aGateway({ apiUrls: [origin] });
    await deliverBoth(gateway);
    const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const drained = gateway.app.drain(0.05);
    const [page, data] = [await gateway.page('/agenda'), await fetch(`${address}/api/events`)];
    expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
    expect([data.status, data.headers.get('connection')]).toEqual([200, 'close']);
    expect(await probe()).toEqual([503, 'draining', true]);
    await drained;
  });

  test('for a balancer that repeats reads, with the next read: it asks nobody whether it is ready', async () => {
    gateway = await aGateway({ apiUrls: [await api(echo)] });
    const asked = (method: 'GET' | 'POST') =>
      gateway.app.inject({
        method,
        url: '/api/events',
        headers: { 'firn-repeats-reads': '1', 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: '{}' }),
      });
    expect((await asked('GET')).statusCode).toBe(200);
    const drained = gateway.app.drain(0.05);
    expect([(await asked('GET')).statusCode, (await asked('POST')).statusCode]).toEqual([502, 200]);
    expect((await call('GET')).statusCode).toBe(200);
    await drained;
  });

  test('or not: a request that arrives with the end is answered, and its connection ends with it', async () => {
    gateway = await aGateway();
    const { app } = gateway;
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const caller = connect(Number(new URL(address).port), '127.0.0.1');
    const accepted = once(app.server, 'connection');
    caller.write('GET /healthz HTTP/1.1\r\nhost: firn.test\r\n');
    await accepted;
    // Read only after what was written before it.
    await fetch(`${address}/healthz`, { headers: { connection: 'close' } });
    const closed = app.close();
    caller.write('\r\n');
    expect(await text(caller)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
    await closed;
  });
});
