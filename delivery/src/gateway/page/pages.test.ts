import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import type { PageState } from '@firn/shared-contracts/delivery';
import { afterEach, describe, expect, test } from '@jest/globals';
import { GREEDY } from '../../testing/a-child.ts';
import { aGateway, anApi, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
let api: Server | null = null;

afterEach(async () => {
  await gateway.app.close();
  api?.closeAllConnections();
  api?.close();
  api = null;
});

function stateIn(html: string): PageState {
  const [, json = ''] = /<script type="application\/json" id="firn-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as PageState;
}

/** Sends the path byte for byte; `inject` and `fetch` would normalise it first. */
async function getAsIs({ app }: TestGateway, path: string) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [response] = (await once(get({ port, host: '127.0.0.1', path }), 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

describe('a page rendered on the server', () => {
  test('holds frame, region, data, head and the files to load', async () => {
    gateway = await aGateway({}, { now: () => new Date('2026-11-21T10:00:00Z') });
    await deliverBoth(gateway);
    const { statusCode, body, headers } = await gateway.page('/agenda?typ=tour');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    const region = '<p>Region 1.0.0 agenda</p>';
    expect(body).toContain(`<div id="firn"><header>Firn 1.0.0</header><main>${region}</main></div>`);
    expect(body).toContain('<html lang="de-CH">');
    expect(body).toContain('<title>Agenda – Firn</title><meta name="description" content="Touren">');
    expect(body).toContain('<link rel="canonical" href="https://firn.example/agenda">');
    expect(stateIn(body)).toMatchObject({
      status: 200,
      region: { remote: 'mfe-public', version: '1.0.0', data: { version: '1.0.0' } },
      registry: { sequence: 4 },
      renderedAt: '2026-11-21T10:00:00.000Z',
      csrfToken: null,
      session: { user: null },
    });
  });

  test('names hashes of all modules before the first is loaded, and preloads those of its route', async () => {
    gateway = await aGateway();
    await deliverBoth(gateway);
    const { body } = await gateway.page('/agenda');
    const [, map = ''] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    expect(Object.keys(integrity)).toEqual([
      '/remotes/shell/1.0.0/remoteEntry.js',
      '/remotes/shell/1.0.0/page-agenda.js',
      '/remotes/mfe-public/1.0.0/remoteEntry.js',
      '/remotes/mfe-public/1.0.0/page-agenda.js',
    ]);
    // Below what people read, whose bytes come first.
    const places = ['id="firn"', 'importmap', 'modulepreload', 'type="module"'];
    const found = places.map((place) => body.indexOf(place));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    const preloads = [
      ...body.matchAll(/rel="modulepreload" href="([^"]+)" integrity="sha384-[^"]+" nonce="[^"]+"/g),
    ].map(([, href]) => href);
    expect(preloads).toEqual([
      '/remotes/shell/1.0.0/remoteEntry.js',
      '/remotes/mfe-public/1.0.0/remoteEntry.js',
      '/remotes/mfe-public/1.0.0/page-agenda.js',
    ]);
    expect(body).toMatch(
      /<link rel="stylesheet" href="\/remotes\/mfe-public\/1.0.0\/page-agenda.css" integrity="sha384-[^"]+" data-rspack="mfe-public@1.0.0:chunk-page-agenda">/,
    );
  });

  test('allows nothing unsafe, and each answer has a nonce of its own', async () => {
    gateway = await aGateway({ mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
    await deliverBoth(gateway);
    const [one, two] = await Promise.all([gateway.page('/agenda'), gateway.page('/agenda')]);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(one.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
      vary: expect.stringContaining('cookie'),
    });
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("img-src 'self' data: https://tiles.example;");
    expect(policy).toContain(
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy) ?? [];
    expect(one.body).toContain(`<script type="module" nonce="${nonce}"`);
    expect(two.headers['content-security-policy']).not.toContain(nonce);
    const scripts = [...one.body.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(
      ([script]) => script,
    );
    expect(scripts.every((script) => script.includes('nonce='))).toBe(true);
  });

  test('escapes what came from outside', async () => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    const attack = '</script><script>alert(1)</script>';
    const server = `export const version = '1.0.0';
      export const renderRegion = async () => ({ status: 200, html: '<p></p>', headerImage: false, data: ${JSON.stringify(attack)},
        head: { title: ${JSON.stringify(attack)}, description: '"><script>', jsonLd: [{ name: ${JSON.stringify(attack)} }] } });`;
    await gateway.deliver({ server });
    const { body } = await gateway.page('/agenda');
    expect(body).not.toContain('<script>');
    expect(stateIn(body).region?.data).toBe(attack);
  });

  test('names addresses of this site only, however the remote writes them', async () => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    const head = "{ title: 'A', canonical: '//evil.example/a', image: '//evil.example/b.jpg' }";
    const answer = `return { status: 200, html: '<p></p>', head: ${head}, headerImage: false, data: null };`;
    await gateway.deliver({ server: aRemoteServer('1.0.0', answer) });
    const { body } = await gateway.page('/agenda');
    expect(body).toContain('rel="canonical" href="https://firn.example/evil.example/a"');
    expect(body).toContain('property="og:image" content="https://firn.example/evil.example/b.jpg"');
  });

  test('is compressed for browsers that accept it', async () => {
    gateway = await aGateway();
    await deliverBoth(gateway);
    const response = await gateway.page('/agenda', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('Region 1.0.0');
    const gzip = await gateway.page('/agenda', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  test('answers HEAD like GET, without the body', async () => {
    gateway = await aGateway();
    await deliverBoth(gateway);
    const response = await gateway.app.inject({ method: 'HEAD', url: '/agenda' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  test.each([
    [301, '/event/1/skitour', 301, '/event/1/skitour'],
    [302, '/agenda?typ=kurs', 302, '/agenda?typ=kurs'],
  ])('redirects with %i where the remote says so', async (status, redirect, expected, location) => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    const answer = `return { status: ${status}, redirect: '${redirect}', html: '', head: { title: '' }, data: null };`;
    await gateway.deliver({ server: aRemoteServer('1.0.0', answer) });
    const response = await gateway.page('/agenda');
    expect([response.statusCode, response.headers.location]).toEqual([expected, location]);
  });

  test('never redirects to another site', async () => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    const answer =
      "return { status: 302, redirect: '//evil.example', html: '', head: { title: '' }, data: null };";
    await gateway.deliver({ server: aRemoteServer('1.0.0', answer) });
    const { statusCode, headers } = await gateway.page('/agenda');
    expect([statusCode, headers.location]).toEqual([200, undefined]);
  });

  test.each([
    ['by the remote', '<p>Abgesagt</p>', 'Weg', { remote: 'mfe-public', version: '1.0.0', data: 1 }],
    ['by the shell where the remote drew nothing', '', 'Shell 404', null],
  ])(
    'that is an error has its status, is not indexed, and is drawn %s',
    async (_who, html, title, region) => {
      gateway = await aGateway();
      await gateway.deliver({ name: 'shell', server: aShellServer() });
      const answer = `return { status: 404, html: '${html}', head: { title: 'Weg' }, headerImage: false, data: 1 };`;
      await gateway.deliver({ server: aRemoteServer('1.0.0', answer) });
      const { statusCode, body } = await gateway.page('/agenda');
      expect(statusCode).toBe(404);
      expect(body).toContain(`<title>${title} – Firn</title><meta name="robots" content="noindex">`);
      expect(stateIn(body)).toMatchObject({ status: 404, region });
    },
  );
});

describe('a page comes without its region', () => {
  test.each([
    ['when the bundle throws', "throw new Error('broken')"],
    ['when the bundle ends its process', 'process.exit(1)'],
    ['when the bundle hangs', 'for (;;);'],
    ['when the bundle takes all memory', GREEDY],
  ])('%s', async (_what, body) => {
    gateway = await aGateway({}, { renderTimeout: 1500 });
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ server: aRemoteServer('1.0.0', body) });
    const response = await gateway.page('/agenda');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<header>Firn 1.0.0</header><main></main>');
    expect(stateIn(response.body)).toMatchObject({ status: 200, region: null });
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).not.toContain('rel="canonical"');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    const metrics = await gateway.app.inject('/metrics');
    expect(metrics.body).toMatch(
      /firn_render_failures_total\{remote="mfe-public",version="1.0.0",reason="\w+"\} 1/,
    );
  });

  test('when the remote renders in the browser', async () => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ render: 'client' })], server: aRemoteServer() });
    const { body, headers } = await gateway.page('/agenda');
    expect(stateIn(body).region).toBeNull();
    expect(body).toContain('/remotes/mfe-public/1.0.0/page-agenda.js');
    expect(body).toContain('rel="canonical"');
    expect(headers['x-robots-tag']).toBeUndefined();
    const metrics = await gateway.app.inject('/metrics');
    expect(metrics.body).toContain('firn_pages_total{status="200",region="browser"} 1');
    expect(metrics.body).toContain('firn_page_seconds_count 1');
  });

  test('and is marked noindex where it declares so', async () => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ render: 'client', index: false })] });
    const { statusCode, headers } = await gateway.page('/agenda');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  test('and without its frame when the shell cannot render: the browser renders both', async () => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer('1.0.0', "throw new Error('broken')") });
    await gateway.deliver({ server: aRemoteServer() });
    const { statusCode, body } = await gateway.page('/agenda');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="firn"></div>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(stateIn(body).region).toBeNull();
  });
});

test('an unknown page is the frame with status 404', async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  const { statusCode, body } = await gateway.page('/gibt/es/nicht');
  expect(statusCode).toBe(404);
  expect(stateIn(body)).toMatchObject({ status: 404, region: null });
});

test('an address with a control character is no page, and no renderer is asked', async () => {
  gateway = await aGateway();
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await gateway.deliver({ pages: [aPage({ path: '/:slug' })], server: aRemoteServer() });
  expect((await gateway.page('/agb')).statusCode).toBe(200);
  for (const path of ['/agb%00', '/%0A', '/agb%7F']) {
    const { statusCode, headers, body } = await gateway.page(path);
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(stateIn(body).region).toBeNull();
  }
});

test.each([
  ['//', '/'],
  ['///', '/'],
  ['//a:b', '/a:b'],
  ['//a/..', '/'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['//evil.example/agenda?typ=tour', '/evil.example/agenda?typ=tour'],
])('the path %s, which some would read as a host, leads to %s', async (path, location) => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  const answer = await getAsIs(gateway, path);
  expect([answer.status, answer.location]).toEqual([301, location]);
});

test('a page of the shell itself has no region', async () => {
  gateway = await aGateway();
  const pages = [aPage({ id: 'login', path: '/login', title: 'Anmelden' })];
  await gateway.deliver({ name: 'shell', server: aShellServer(), pages });
  const { statusCode, body, headers } = await gateway.page('/login');
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(stateIn(body).region).toBeNull();
  expect(body).not.toContain('rel="stylesheet"');
});

test('without a shell the answer is a plain page, with no phone as long as that of the company is not known', async () => {
  gateway = await aGateway();
  const { statusCode, body, headers } = await gateway.page('/');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '30',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(body).not.toContain('tel:');
});

test('a gateway that fails answers visitors with that page and operators with a problem, and tells neither the cause', async () => {
  let isBroken = false;
  const now = () => {
    if (isBroken) throw new Error('the secret cause');
    return new Date();
  };
  gateway = await aGateway({}, { now });
  await deliverBoth(gateway);
  isBroken = true;
  const page = await gateway.page('/agenda');
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Die Seite steht im Moment nicht zur Verfügung.');
  const change = await gateway.operate('mfe-public', 'rollback', { reason: 'test' });
  expect(change.json()).toMatchObject({ status: 500, type: '/problems/internal' });
  expect(page.body + change.body).not.toContain('secret');
});

test('a request that takes too long to arrive is aborted', async () => {
  gateway = await aGateway();
  expect(gateway.app.server.requestTimeout).toBe(300_000);
});

describe('server bundles are ready before a page needs them', () => {
  /** Bundles that report their loading to a stand-in for the API. */
  async function aListener() {
    const loaded = new Set<string>();
    let tell: () => void = () => undefined;
    const { origin, server } = await anApi((request, response) => {
      if (request.url?.startsWith('/loaded/')) loaded.add(request.url.slice('/loaded/'.length));
      response.end('{}');
      tell();
    });
    api = server;
    const telling = (name: string, source: string) => `await fetch('${origin}/loaded/${name}');\n${source}`;
    const hear = async (...names: readonly string[]) => {
      while (!names.every((name) => loaded.has(name))) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
      loaded.clear();
    };
    return { telling, hear };
  }

  test('of what goes live and, at the start, of what a rollback would bring back', async () => {
    const { telling, hear } = await aListener();
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: telling('shell', aShellServer()) });
    await gateway.deliver({ server: telling('1.0.0', aRemoteServer()) });
    await hear('shell', '1.0.0');
    await gateway.deliver({ version: '1.1.0', server: telling('1.1.0', aRemoteServer('1.1.0')) });
    await hear('1.1.0');
    const { dataDir } = gateway;
    await gateway.app.close();
    gateway = await aGateway({ dataDir });
    await hear('shell', '1.0.0', '1.1.0');
  });
});

test('pages answer GET and HEAD with HTML, and nothing else', async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  const post = await gateway.app.inject({ method: 'POST', url: '/agenda', payload: {} });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await gateway.page('/agenda', { accept: 'image/png' })).statusCode).toBe(406);
});

describe('a guarded page', () => {
  const ME = {
    '@id': '/api/me',
    id: '1',
    user: '/api/users/1',
    email: 'admin@firn.example',
    firstName: 'Ada',
    lastName: 'Min',
    fullName: 'Ada Min',
    roles: ['ROLE_ADMIN'],
    groups: [],
    permissions: { isAdmin: true, isSuperAdmin: false, isGuide: true, isPartnerGuide: false },
    impersonator: null,
    csrfToken: 'csrf-1',
  };
  const cookie = 'consent=true; firn_session=abc';

  async function aGuardedGateway(guard: 'admin' | 'user'): Promise<string[]> {
    const calls: string[] = [];
    const { origin, server } = await anApi((request, response) => {
      calls.push(`${request.url} ${request.headers.cookie ?? ''}`);
      response.setHeader('set-cookie', 'firn_session=renewed; HttpOnly');
      response.setHeader('content-type', 'application/ld+json');
      response.end(JSON.stringify(request.url === '/api/me' ? ME : { 'hydra:member': [] }));
    });
    api = server;
    gateway = await aGateway({ apiUrl: origin });
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ guard, layout: 'admin' })] });
    return calls;
  }

  test('sends an anonymous visitor away, without asking the API', async () => {
    const calls = await aGuardedGateway('user');
    const { statusCode, headers } = await gateway.page('/agenda?a=b');
    expect([statusCode, headers.location]).toEqual([302, '/login?weiter=%2Fagenda%3Fa%3Db']);
    expect(headers['cache-control']).toBe('no-store');
    expect(calls).toEqual([]);
  });

  test('says so on the page it sends the visitor to, once', async () => {
    await aGuardedGateway('admin');
    const { headers } = await gateway.page('/agenda', { cookie: 'consent=true' });
    const home = await gateway.page(String(headers.location), { cookie: String(headers['set-cookie']) });
    expect([headers.location, stateIn(home.body).refused]).toEqual(['/', true]);
    expect(home.headers['set-cookie']).toContain('firn_refused=; Path=/; Max-Age=0');
  });

  test('lets in allowed visitors, passes on renewed cookies, and is never cached', async () => {
    const calls = await aGuardedGateway('admin');
    const { statusCode, headers, body } = await gateway.page('/agenda', { cookie });
    expect(statusCode).toBe(200);
    // What is the same for everybody is asked for without the visitor's cookie.
    expect(calls.filter((call) => call.includes(cookie))).toEqual([`/api/me cookie=de; ${cookie}`]);
    expect(headers['set-cookie']).toBe('firn_session=renewed; HttpOnly');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(stateIn(body)).toMatchObject({ csrfToken: 'csrf-1', session: { user: { iri: '/api/users/1' } } });
  });

  test('stays closed when the API takes too long: nobody waits for it', async () => {
    const { origin, server } = await anApi(() => undefined);
    api = server;
    gateway = await aGateway({ apiUrl: origin });
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ guard: 'admin', layout: 'admin' })] });
    expect((await gateway.page('/agenda', { cookie })).statusCode).toBe(503);
  });

  test('is closed while the API does not answer', async () => {
    await aGuardedGateway('admin');
    api?.closeAllConnections();
    api?.close();
    expect((await gateway.page('/agenda', { cookie })).statusCode).toBe(503);
  });
});

const COMPANY = { ...BUILT_IN_COMPANY, phone: '033 111 22 33', partners: [] };

// The tab may go on from any page to one with the public header.
test.each(['default', 'admin', 'print'] as const)(
  'header and footer come with a page of the layout %s, are asked for rarely, and outlive the API',
  async (layout) => {
    const paths: string[] = [];
    const { origin, server } = await anApi((request, response) => {
      const path = decodeURIComponent(request.url ?? '');
      if (path !== '/api/revision') paths.push(path);
      response.setHeader('content-type', 'application/ld+json');
      if (path === '/api/company') {
        const answer = { '@id': path, '@type': 'Company', ...COMPANY, conditionsText: '<p>Lang</p>' };
        response.end(JSON.stringify(answer));
        return;
      }
      const member = path.includes('navigation') ? { id: 'n1' } : { id: 'm1', title: 'Footer-Bild' };
      response.end(JSON.stringify({ 'hydra:member': [member] }));
    });
    api = server;
    let now = new Date('2026-11-21T10:00:00Z');
    gateway = await aGateway({ apiUrl: origin }, { now: () => now });
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ layout })] });
    const pages = [await gateway.page('/agenda'), await gateway.page('/agenda')];
    expect(paths).toHaveLength(3);
    server.closeAllConnections();
    server.close();
    now = new Date('2026-11-21T11:00:00Z');
    pages.push(await gateway.page('/agenda'));
    for (const { body } of pages) {
      expect(stateIn(body).chrome).toEqual({
        navigation: [{ id: 'n1' }],
        footerImage: { id: 'm1', title: 'Footer-Bild' },
        company: COMPANY,
      });
      expect(body).toContain('tel:+41331112233');
    }
    expect(paths).toEqual([
      '/api/navigation_entries?public=1&exists[parent]=false',
      '/api/extended_media_objects?pagination=false&encodingFormat=image/jpeg&title=Footer-Bild',
      '/api/company',
    ]);
  },
);
