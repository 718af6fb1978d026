import type { RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';

let gateway: TestGateway;
let api: Server | null = null;

afterEach(async () => {
  await gateway.app.close();
  api?.closeAllConnections();
  api?.close();
  api = null;
});

async function before(listener: RequestListener): Promise<void> {
  const { origin, server } = await anApi(listener);
  api = server;
  gateway = await aGateway({ apiUrl: origin });
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

test('answers pass through unchanged: status and problem, no page around them', async () => {
  await before((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404}');
  });
  const response = await gateway.app.inject('/api/events/nobody');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect(response.json()).toEqual({ status: 404 });
});

test('without an API the answer is a problem', async () => {
  gateway = await aGateway();
  const response = await gateway.app.inject('/api/events');
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.json()).toMatchObject({ type: '/problems/api-unavailable' });
});
