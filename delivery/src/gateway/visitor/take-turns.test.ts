import type { RequestListener, Server, ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';
import { createReadTurns } from './read-turns.ts';
import { READ_TURNS } from './turn-limits.ts';

let gateway: TestGateway;
let api: Server | null = null;
afterEach(async () => {
  await gateway.app.close();
  api?.closeAllConnections();
  api?.close();
});

const LIMITS = { ...READ_TURNS, atOnce: 1, rest: 0, lentAfter: 60_000, mostWaiting: 1 };

async function before(listener: RequestListener): Promise<void> {
  const { origin, server } = await anApi(listener);
  api = server;
  const turns = createReadTurns(LIMITS);
  gateway = await aGateway({ apiUrl: origin }, { turns: { pages: turns, api: turns } });
}

const readFrom = (remoteAddress: string, url = '/api/offers') => gateway.app.inject({ url, remoteAddress });

test('reads of one network wait for each other, those of another and writes do not; each gives its place back', async () => {
  const open: ServerResponse[] = [];
  const heard: string[] = [];
  await before((request, response) => {
    heard.push(`${request.method} of ${String(request.headers['x-forwarded-for'])}`);
    if (heard.length === 1) open.push(response);
    else response.end('{}');
  });
  const first = readFrom('192.0.2.1');
  while (heard.length === 0) await new Promise(setImmediate);
  const second = readFrom('192.0.2.1');
  expect((await readFrom('192.0.2.2')).statusCode).toBe(200);
  const write = { method: 'POST', url: '/api/bookings', remoteAddress: '192.0.2.1' } as const;
  expect((await gateway.app.inject(write)).statusCode).toBe(200);
  expect(heard).toEqual(['GET of 192.0.2.1', 'GET of 192.0.2.2', 'POST of 192.0.2.1']);
  open[0]?.end('{}');
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
});

test('too many at once are told until when, in the words of a page or as a problem', async () => {
  const open: ServerResponse[] = [];
  await before((_request, response) => void open.push(response));
  const reads = [readFrom('2001:db8::1'), readFrom('2001:db8::2')];
  while (open.length === 0) await new Promise(setImmediate);
  const page = await gateway.page('/agenda');
  expect(page.statusCode).toBe(503);
  const refused = await readFrom('2001:db8::3');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '20']);
  expect(refused.json()).toMatchObject({
    type: '/problems/too-many-reads',
    detail: expect.stringContaining('Versuche es in 20 Sekunden noch einmal.'),
  });
  const html = await gateway.app.inject({
    url: '/agenda',
    headers: { accept: 'text/html' },
    remoteAddress: '2001:db8::4',
  });
  expect([html.statusCode, html.headers['retry-after']]).toEqual([429, '20']);
  expect(html.body).toContain('<p>Von deinem Anschluss kommen gerade sehr viele Anfragen auf einmal.');
  while (open.length > 0) open.shift()?.end('{}');
  await reads[0];
  while (open.length === 0) await new Promise(setImmediate);
  open[0]?.end('{}');
  expect((await reads[1])?.statusCode).toBe(200);
});
