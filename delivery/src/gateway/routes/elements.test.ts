import type { IncomingHttpHeaders, Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';

const MANIFEST = JSON.stringify({
  exposes: [{ name: 'dates', assets: { css: { sync: ['element-dates.1.css'], async: [] } } }],
});
const remote = {
  client: {
    'elements/mf-manifest.json': MANIFEST,
    'elements/remoteEntry.js': 'export {};',
    'elements/element-dates.1.css': '.a { color: black }',
  },
};

let gateway: TestGateway;
let api: Server;
let asked: { url?: string | undefined; headers: IncomingHttpHeaders };

beforeAll(async () => {
  const { origin, server } = await anApi((request, response) => {
    asked = { url: request.url, headers: request.headers };
    response.writeHead(200, { 'content-type': 'application/ld+json', 'set-cookie': 'a=1' }).end('{}');
  });
  api = server;
  gateway = await aGateway({ apiUrl: origin });
  await gateway.deliver({ name: 'shell', client: { 'elements/host.js': 'export const embed = () => {};' } });
});
afterAll(async () => {
  await gateway.app.close();
  api.close();
});

describe('the script of an element', () => {
  test('is not there as long as no live release has the element', async () => {
    await gateway.publish(remote);
    const response = await gateway.app.inject('/embed/firn-dates.js');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('names the live release for any site, and another one once that is live', async () => {
    await gateway.operate('mfe-public', 'promote', { version: '1.0.0' });
    const { headers, body } = await gateway.app.inject('/embed/firn-dates.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain("import { embed } from '/remotes/shell/1.0.0/elements/host.js';");
    const told = JSON.parse(/embed\((.*), import\.meta\.url\)/.exec(body)?.[1] ?? '');
    expect(told).toEqual({
      element: 'dates',
      release: 'mfe-public@1.0.0',
      entry: '/remotes/mfe-public/1.0.0/elements/remoteEntry.js',
      styles: [
        {
          path: '/remotes/mfe-public/1.0.0/elements/element-dates.1.css',
          integrity: expect.stringMatching(/^sha384-/),
        },
      ],
    });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await gateway.app.inject({ url: '/embed/firn-dates.js', headers: known })).statusCode).toBe(304);

    await gateway.deliver({ ...remote, version: '1.1.0' });
    const next = await gateway.app.inject({ url: '/embed/firn-dates.js', headers: known });
    expect([next.statusCode, next.body]).toEqual([200, expect.stringContaining('mfe-public@1.1.0')]);
  });

  test.each(['/embed/firn-nothing.js', '/embed/firn-..%2fx.js', '/embed/', '/embed/x'])(
    '%s is not found',
    async (url) => {
      expect((await gateway.app.inject(url)).statusCode).toBe(404);
    },
  );

  test('no page may claim its address', async () => {
    const page = {
      id: 'e',
      path: '/embed/x',
      layout: 'default',
      guard: 'none',
      title: 'E',
      render: 'client',
    };
    const response = await gateway.publish({ name: 'mfe-other', pages: [page as never] });
    expect([response.statusCode, response.body]).toEqual([
      422,
      expect.stringContaining('/embed/x belongs to the gateway'),
    ]);
  });
});

describe('the dates of an element', () => {
  const ask = (url: string) =>
    gateway.app.inject({ url, headers: { cookie: 'firn_session=secret', authorization: 'Bearer secret' } });

  test('come from the API as anybody reads them, to any site', async () => {
    const response = await ask('/embed/events?level=a&properties[]=title');
    expect(asked.url).toBe('/api/events?level=a&properties[]=title');
    expect([asked.headers.cookie, asked.headers.authorization]).toEqual([undefined, undefined]);
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('are the only ones: what the API says to a session no other site reads', async () => {
    const response = await ask('/api/events');
    expect(asked.headers.cookie).toBe('firn_session=secret');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect((await gateway.app.inject({ method: 'POST', url: '/embed/events' })).statusCode).toBe(405);
  });
});

test('/sitemap.xml is the API’s', async () => {
  expect((await gateway.app.inject('/sitemap.xml')).statusCode).toBe(200);
  expect(asked.url).toBe('/api/sitemap.xml');
});

test.each(['ics', 'atom', 'json'])('/agenda.%s is the API’s', async (extension) => {
  expect((await gateway.app.inject(`/agenda.${extension}?type=tour`)).statusCode).toBe(200);
  expect(asked.url).toBe(`/api/agenda.${extension}?type=tour`);
});
