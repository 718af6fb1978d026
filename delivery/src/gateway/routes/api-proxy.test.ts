import type { RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';
import type { GatewayOptions } from '../build-gateway.ts';
import { API_PATIENCE } from '../http/api-gateway.ts';

let gateway: TestGateway;
let api: Server | null = null;

afterEach(async () => {
  await gateway.app.close();
  api?.closeAllConnections();
  api?.close();
  api = null;
});

async function before(listener: RequestListener, options: GatewayOptions = {}): Promise<void> {
  const { origin, server } = await anApi(listener);
  api = server;
  gateway = await aGateway({ apiUrl: origin }, options);
}

test.each(['application/merge-patch+json', 'application/ld+json', 'application/json'])(
  'requests reach the API as they are (%s), with who asked',
  async (contentType) => {
    await before((request, response) => {
      void text(request).then((body) => {
        const { 'x-forwarded-for': client, 'x-forwarded-host': host, 'x-csrf-token': csrf } = request.headers;
        response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']);
        response.setHeader('content-type', 'application/ld+json; charset=utf-8');
        response.statusCode = 201;
        response.end(JSON.stringify({ method: request.method, url: request.url, body, client, host, csrf }));
      });
    });
    const response = await gateway.app.inject({
      method: 'PATCH',
      url: '/api/bookings/1?map[lat]=46.5',
      headers: {
        'content-type': contentType,
        'x-csrf-token': 'c',
        'x-forwarded-for': '6.6.6.6',
        host: 'firn.example',
      },
      payload: '{"message":null}',
    });
    expect(response.statusCode).toBe(201);
    expect(response.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(response.json()).toEqual({
      method: 'PATCH',
      url: '/api/bookings/1?map[lat]=46.5',
      body: '{"message":null}',
      client: '127.0.0.1',
      host: 'firn.example',
      csrf: 'c',
    });
  },
);

test.each([
  ['GET', '/octo/products/1?a=b'],
  ['POST', '/octo/availability'],
] as const)('resellers reach the API: %s %s', async (method, url) => {
  await before((request, response) => {
    const { authorization, 'octo-capabilities': wanted } = request.headers;
    response.setHeader('octo-capabilities', wanted ?? '');
    response.end(`${request.method} ${request.url} ${authorization}`);
  });
  const headers = { authorization: 'Bearer t', 'octo-capabilities': 'octo/pricing' };
  const response = await gateway.app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' && { payload: {} }),
  });
  expect(response.body).toBe(`${method} /api${url} Bearer t`);
  expect(response.headers['octo-capabilities']).toBe('octo/pricing');
});

test('answers pass through unchanged: status and problem, no page around them', async () => {
  await before((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404}');
  });
  const response = await gateway.app.inject('/api/events/nobody');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect(response.json()).toEqual({ status: 404 });
});

test('a client that asks first whether to send its body is answered by the API, which is not asked that', async () => {
  await before(({ headers }, response) => response.end(JSON.stringify({ asked: headers.expect ?? null })));
  const headers = { expect: '100-continue' };
  const response = await gateway.app.inject({ method: 'POST', url: '/api/login', headers, payload: {} });
  expect([response.statusCode, response.json()]).toEqual([200, { asked: null }]);
});

test('without an API the answer is a problem', async () => {
  gateway = await aGateway();
  const response = await gateway.app.inject('/api/events');
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.json()).toMatchObject({ type: '/problems/api-unavailable' });
  expect(response.headers['retry-after']).toBe('10');
});

test.each([
  ['/api/bookings', 'POST'],
  ['/api/events', 'GET'],
  ['/delivery/remotes', 'GET'],
  ['/delivery/beacons', 'POST'],
  ['/agenda', 'GET'],
])('a page of another site may neither ask nor read: %s', async (url, method) => {
  await before((request, response) => response.writeHead(request.method === 'OPTIONS' ? 405 : 200).end('{}'));
  const origin = 'https://evil.example';
  const asked = { 'access-control-request-method': method, 'access-control-request-headers': 'content-type' };
  const preflight = await gateway.app.inject({ method: 'OPTIONS', url, headers: { origin, ...asked } });
  const answer = await gateway.app.inject({ url, headers: { origin } });
  expect(preflight.statusCode).toBe(405);
  for (const { headers } of [preflight, answer]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
  }
});

test('an API without its database is asked once, not until it gives in', async () => {
  let asked = 0;
  await before((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5' });
    response.end('{"status":503}');
  });
  const response = await gateway.app.inject('/api/levels');
  expect([response.statusCode, response.headers['retry-after'], asked]).toEqual([503, '5', 1]);
});

describe('an API that hangs', () => {
  test.each(['GET', 'HEAD'] as const)('is waited for 10 s by a %s at most', async (method) => {
    expect(API_PATIENCE.read).toBeLessThan(10_000);
    await before(() => undefined, { apiPatience: { ...API_PATIENCE, read: 10 } });
    const response = await gateway.app.inject({ method, url: '/api/events' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([504, '10']);
    if (method === 'GET') {
      expect(response.json()).toMatchObject({
        type: '/problems/api-timeout',
        detail: expect.stringContaining('Der Dienst antwortet gerade nicht.'),
      });
    }
  });

  test('is waited for longer by a write, which may have happened', async () => {
    const answers: (() => void)[] = [];
    await before(
      (request, response) => {
        if (request.method === 'GET') return;
        answers.push(() => response.writeHead(201).end('{}'));
      },
      { apiPatience: { ...API_PATIENCE, read: 10 } },
    );
    const write = gateway.app.inject({ method: 'POST', url: '/api/bookings', payload: {} });
    expect((await gateway.app.inject('/api/events')).statusCode).toBe(504);
    for (const answer of answers) answer();
    expect((await write).statusCode).toBe(201);
  });

  test('does not cut off what has begun to flow', async () => {
    let go: () => void = () => undefined;
    await before(
      (request, response) => {
        if (request.url !== '/api/exports/1') return;
        response.writeHead(200, { 'content-type': 'text/csv' }).write('a;b\n');
        go = () => response.end('1;2\n');
      },
      { apiPatience: { ...API_PATIENCE, read: 10 } },
    );
    const download = gateway.app.inject('/api/exports/1');
    expect((await gateway.app.inject('/api/events')).statusCode).toBe(504);
    go();
    expect((await download).body).toBe('a;b\n1;2\n');
  });
});
