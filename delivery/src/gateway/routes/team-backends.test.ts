import type { RequestListener, Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, anApi, BEARER, type TestGateway } from '../../testing/a-gateway.ts';
import { SELF_SIGNED } from '../../testing/self-signed.ts';
import type { GatewayOptions } from '../build-gateway.ts';
import { API_PATIENCE } from '../http/api-gateway.ts';

let gateway: TestGateway;
let backend: Server | null = null;

afterEach(async () => {
  await gateway.app.close();
  backend?.closeAllConnections();
  backend?.close();
  backend = null;
});

const allow = (origin: string | null) =>
  gateway.operate('mfe-wetter', 'backend', { origin, reason: 'Daten des Teams' });

async function before(listener: RequestListener, options: GatewayOptions = {}): Promise<void> {
  const { origin, server } = await anApi(listener);
  backend = server;
  gateway = await aGateway({}, options);
  expect((await allow(origin)).statusCode).toBe(200);
}

const ask = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

test('a request reaches the back end of the remote with nothing of ours in it', async () => {
  await before((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ method: request.method, url: request.url, body, headers: request.headers }),
      );
    });
  });
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/x/mfe-wetter/v1/orte?q=Z%C3%BCrich&q=2',
    headers: {
      'content-type': 'application/json',
      cookie: 'firn_session=secret',
      authorization: 'Basic c2VjcmV0',
      'x-csrf-token': 'secret',
      'x-key': 'of the team',
      host: 'firn.example',
    },
    payload: '{"a":1}',
  });
  const seen = response.json() as { method: string; url: string; body: string; headers: object };
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/v1/orte?q=Z%C3%BCrich&q=2',
    body: '{"a":1}',
    headers: {
      'x-key': 'of the team',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'firn.example',
      'x-forwarded-prefix': '/x/mfe-wetter',
    },
  });
  expect(JSON.stringify(seen)).not.toContain('secret');
  expect(JSON.stringify(seen)).not.toContain('c2VjcmV0');
});

test('its answer sets no cookie, is for no other site, and is no page of ours', async () => {
  await before((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'set-cookie': 'firn_session=mine',
      'clear-site-data': '"*"',
      'access-control-allow-origin': '*',
      'service-worker-allowed': '/',
      etag: '"1"',
    });
    response.end('<script>steal()</script>');
  });
  const { headers, statusCode, body } = await ask('/x/mfe-wetter/');
  expect([statusCode, body, headers.etag]).toEqual([200, '<script>steal()</script>', '"1"']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  for (const name of [
    'set-cookie',
    'clear-site-data',
    'access-control-allow-origin',
    'service-worker-allowed',
  ]) {
    expect(headers).not.toHaveProperty(name);
  }
});

test.each([
  ['a page', { 'sec-fetch-dest': 'document' }, 403],
  ['a frame', { 'sec-fetch-dest': 'iframe' }, 403],
  ['a script', { 'sec-fetch-dest': 'script' }, 403],
  ['a worker', { 'sec-fetch-dest': 'serviceworker' }, 403],
  ['another site', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }, 403],
  ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }, 200],
  ['data', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 200],
])('what asks for %s', async (_what, headers, status) => {
  let asked = 0;
  await before((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  expect((await ask('/x/mfe-wetter/a', headers)).statusCode).toBe(status);
  expect(asked).toBe(status === 200 ? 1 : 0);
});

test.each([
  ['of unknown length', { 'transfer-encoding': 'chunked' }, 411],
  ['too large', { 'content-length': String(11 * 1024 * 1024) }, 413],
])('a body %s is not taken in', async (_what, headers, status) => {
  await before((_request, response) => response.end('{}'));
  const { statusCode } = await gateway.app.inject({
    method: 'POST',
    url: '/x/mfe-wetter/a',
    headers,
    payload: '{}',
  });
  expect(statusCode).toBe(status);
});

test.each(['/x/mfe-andere/a', '/x/constructor/a'])('without a back end there is nothing: %s', async (url) => {
  await before((_request, response) => response.end('{}'));
  expect((await ask(url)).statusCode).toBe(404);
});

test('it is gone with the operator’s word, and both stand in the audit log', async () => {
  await before((_request, response) => response.end('{}'));
  expect((await ask('/x/mfe-wetter/a')).statusCode).toBe(200);
  expect((await allow(null)).json()).toMatchObject({ changed: true });
  expect((await ask('/x/mfe-wetter/a')).statusCode).toBe(404);
  const { entries } = (await gateway.app.inject({ url: '/delivery/audit', headers: BEARER })).json();
  expect(entries).toMatchObject([
    { action: 'backend', remote: 'mfe-wetter', origin: expect.any(String), reason: 'Daten des Teams' },
    { action: 'backend' },
  ]);
});

describe('a back end that does not answer', () => {
  test('is waited for as long as the API, then left alone, then asked again', async () => {
    let asked = 0;
    let isSlow = true;
    let now = new Date('2026-11-24T10:00:00Z');
    await before(
      (_request, response) => {
        asked += 1;
        if (!isSlow) response.end('{}');
      },
      { apiPatience: { ...API_PATIENCE, read: 10 }, now: () => now },
    );
    for (let time = 0; time < 5; time += 1) {
      const response = await ask('/x/mfe-wetter/a');
      expect([response.statusCode, response.json()]).toMatchObject([
        504,
        { type: '/problems/backend-timeout' },
      ]);
    }
    const spared = await ask('/x/mfe-wetter/a');
    expect([spared.statusCode, spared.headers['retry-after'], asked]).toEqual([503, '10', 5]);
    isSlow = false;
    now = new Date(now.getTime() + 10_000);
    expect((await ask('/x/mfe-wetter/a')).statusCode).toBe(200);
  });

  test('holds up no more than 64 at a time, of its own remote only', async () => {
    let answerAll: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    let waiting = 0;
    let allWait: () => void = () => undefined;
    const everybody = new Promise<void>((resolve) => {
      allWait = resolve;
    });
    await before((_request, response) => {
      waiting += 1;
      if (waiting === 64) allWait();
      void answered.then(() => response.end('{}'));
    });
    const held = Array.from({ length: 64 }, () => ask('/x/mfe-wetter/a'));
    await everybody;
    expect((await ask('/x/mfe-wetter/a')).json()).toMatchObject({ type: '/problems/backend-busy' });
    answerAll();
    expect((await Promise.all(held)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await ask('/x/mfe-wetter/a')).statusCode).toBe(200);
  });
});

test('one network asks 600 times a minute at most', async () => {
  await before((_request, response) => response.end('{}'));
  const answers = [];
  for (let time = 0; time < 601; time += 1) answers.push((await ask('/x/mfe-wetter/a')).statusCode);
  expect(answers.filter((status) => status === 200)).toHaveLength(600);
  expect(answers.at(-1)).toBe(429);
});

test('a back end whose certificate nobody vouches for is not asked', async () => {
  let asked = 0;
  const server = createHttpsServer(SELF_SIGNED, (_request, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = server;
  gateway = await aGateway();
  await allow(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await ask('/x/mfe-wetter/a')).statusCode).toBe(503);
  expect(asked).toBe(0);
});

test.each([
  ['//evil.example/a', 400, []],
  ['/..%2fa', 400, []],
  ['/https:%2f%2fevil.example/a', 200, ['/https:%2f%2fevil.example/a']],
])('a path does not lead to another host: %s', async (path, status, seen) => {
  const asked: (string | undefined)[] = [];
  await before(({ url }, response) => {
    asked.push(url);
    response.end('{}');
  });
  expect([(await ask(`/x/mfe-wetter${path}`)).statusCode, asked]).toEqual([status, seen]);
});
