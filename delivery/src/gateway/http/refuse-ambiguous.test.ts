import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, anApi, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { sendLines } from '../../testing/raw-request.ts';

let gateway: TestGateway;
let api: Server;
const asked: string[] = [];

beforeAll(async () => {
  const { origin, server } = await anApi(({ headers, url }, response) => {
    if (url === '/api/asked') asked.push(`${headers.host} ${headers['x-forwarded-host']}`);
    response.end('{}');
  });
  api = server;
  gateway = await aGateway({ apiUrl: origin });
  await deliverBoth(gateway);
});
afterAll(async () => {
  await gateway.app.close();
  api.close();
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  ['a target with another host', ['GET http://evil.example/agenda HTTP/1.1', 'host: firn.example']],
  [
    'a target with another host, below /api',
    ['GET http://evil.example/api/asked HTTP/1.1', 'host: firn.example'],
  ],
  ['two hosts', ['GET /api/asked HTTP/1.1', 'host: firn.example', 'Host: evil.example']],
  ['the same host twice', ['GET /agenda HTTP/1.1', 'host: firn.example', 'host: firn.example']],
  ['a host that is none', ['GET /delivery/override/reset HTTP/1.1', 'host: evil.example/path?']],
  ['no host', ['GET /agenda HTTP/1.1']],
  [
    'two lengths',
    ['POST /api/asked HTTP/1.1', 'host: firn.example', 'content-length: 0', 'content-length: 1'],
  ],
  [
    'a length beside chunks',
    ['POST /api/asked HTTP/1.1', 'host: firn.example', 'content-length: 3', 'transfer-encoding: chunked'],
  ],
  ['an asterisk', ['OPTIONS * HTTP/1.1', 'host: firn.example']],
])('%s is refused, not passed on and not repeated', async (_what, lines) => {
  const answer = await sendLines(gateway.app, lines);
  expect(statusOf(answer)).toBe(400);
  expect(answer).not.toContain('evil');
  expect(asked).toEqual([]);
});

test.each(['firn.example', 'firn.example:4000', '127.0.0.1:4000', '[::1]:4000', 'api_1.local'])(
  'the host %s is one',
  async (host) => {
    expect(statusOf(await sendLines(gateway.app, ['GET /agenda HTTP/1.1', `host: ${host}`]))).toBe(200);
  },
);
