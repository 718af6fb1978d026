import type { Server } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
let api: Server | null = null;

afterEach(async () => {
  await gateway.app.close();
  api?.closeAllConnections();
  api?.close();
  api = null;
});

test('a page whose content could not be had says when to come again, and is not indexed', async () => {
  gateway = await aGateway();
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  const head = "{ title: 'Team', canonical: '/team' }";
  const answer = `return { status: 503, html: '<p>Gerade nicht</p>', head: ${head}, headerImage: false, data: null };`;
  await gateway.deliver({ server: aRemoteServer('1.0.0', answer) });
  const { statusCode, headers, body } = await gateway.page('/agenda');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '30', 'x-robots-tag': 'noindex' });
  expect(body).toContain('<header>Firn 1.0.0</header><main><p>Gerade nicht</p></main>');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('rel="canonical"');
});

test.each([
  [503, 503, undefined],
  [500, 503, undefined],
  [401, 302, '/login?weiter=%2Fagenda'],
])('an API that answers %i for a session: its guarded page is %i', async (answered, status, location) => {
  const { origin, server } = await anApi((_request, response) => {
    response.writeHead(answered).end('{}');
  });
  api = server;
  gateway = await aGateway({ apiUrl: origin });
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await gateway.deliver({ pages: [aPage({ guard: 'user' })] });
  const page = await gateway.page('/agenda', { cookie: 'firn_session=abc' });
  expect([page.statusCode, page.headers.location]).toEqual([status, location]);
});
