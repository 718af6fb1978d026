import type { Server } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';
import { aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
let api: Server;
/** The API says this of its data, and the page draws it. */
let revision = 1;
let isAway = false;
let asked: string[] = [];
let now = new Date('2026-11-21T10:00:00Z');

afterEach(async () => {
  await gateway.app.close();
  api.closeAllConnections();
  api.close();
  [revision, isAway, asked, now] = [1, false, [], new Date('2026-11-21T10:00:00Z')];
});

/** Its page says who it was drawn for, by the API's own words. */
const TELLING = `const { user } = input.session;
  const { revision } = await (await fetch(input.apiOrigin + '/api/seats')).json();
  const html = '<p>' + revision + ' for ' + (user ? user.email : 'everybody') + ' at ' + input.url + '</p>';
  return { status: 200, html, head: { title: 'Agenda' }, headerImage: false, data: null };`;

const ME = {
  csrfToken: 'token',
  id: '1',
  user: '/api/users/1',
  email: 'lena@firn.example',
  permissions: {},
  impersonator: null,
};

async function start(memory?: number, answer = TELLING): Promise<void> {
  const answerTo = (url: string): unknown => {
    if (url === '/api/me') return ME;
    return /revision|seats/.test(url) ? { revision: String(revision) } : { 'hydra:member': [] };
  };
  const standIn = await anApi(({ url = '' }, response) => {
    asked.push(url);
    response.statusCode = isAway ? 503 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(url)));
  });
  api = standIn.server;
  const config = {
    apiUrl: standIn.origin,
    apiUrls: [standIn.origin],
    ...(memory !== undefined && { pageMemory: memory }),
  };
  gateway = await aGateway(config, { now: () => now });
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await gateway.deliver({ server: aRemoteServer('1.0.0', answer) });
}

const drawings = () => asked.filter((url) => url === '/api/seats').length;
const textOf = async (path = '/agenda', headers = {}) =>
  /<p>(.*?)<\/p>/.exec((await gateway.page(path, headers)).body)?.[1];

test('a page is drawn once for everybody, and again after a write', async () => {
  await start();
  expect(await Promise.all([textOf(), textOf(), textOf()])).toEqual(
    Array(3).fill('1 for everybody at /agenda'),
  );
  expect(await textOf()).toBe('1 for everybody at /agenda');
  expect(drawings()).toBe(1);
  revision = 2;
  expect(await textOf()).toBe('2 for everybody at /agenda');
  expect(await textOf('/agenda?typ=tour')).toBe('2 for everybody at /agenda?typ=tour');
  expect(drawings()).toBe(3);
});

test('neither the nonce nor the token of an answer is ever sent twice', async () => {
  await start();
  const answers = [await gateway.page('/agenda'), await gateway.page('/agenda')];
  const [first, second] = answers.map(({ body, headers }) => {
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const [, token = ''] = /"beaconToken":"([^"]+)"/.exec(body) ?? [];
    expect(new Set([...body.matchAll(/ nonce="([^"]+)"/g)].map(([, one]) => one))).toEqual(new Set([nonce]));
    return { nonce, token, rest: body.replaceAll(nonce, '').replaceAll(token, '') };
  });
  expect(drawings()).toBe(1);
  expect(second?.nonce).not.toBe(first?.nonce);
  expect(second?.token).not.toBe(first?.token);
  expect(second?.rest).toBe(first?.rest);
});

test('nobody gets the page of somebody who is logged in, nor the other way round', async () => {
  await start();
  const cookie = 'firn_session=abc';
  expect(await textOf('/agenda', { cookie })).toBe('1 for lena@firn.example at /agenda');
  expect(await textOf()).toBe('1 for everybody at /agenda');
  expect(await textOf('/agenda', { cookie })).toBe('1 for lena@firn.example at /agenda');
  expect(drawings()).toBe(3);
});

test('a browser that a guard has just sent here is told, the others are not', async () => {
  await start();
  await textOf();
  const told = await gateway.page('/agenda', { cookie: 'firn_refused=1' });
  expect(told.body).toContain('"refused":true');
  expect((await gateway.page('/agenda')).body).not.toContain('"refused":true');
});

test('another version is another page, at once', async () => {
  await start();
  await textOf();
  const next = TELLING.replace("'<p>'", "'<p>new '");
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0', next) });
  expect(await textOf()).toBe('new 1 for everybody at /agenda');
  await gateway.operate('mfe-public', 'rollback', { reason: 'test' });
  expect(await textOf()).toBe('1 for everybody at /agenda');
});

test('what follows from the clock alone is drawn anew after fifteen seconds', async () => {
  await start();
  await textOf();
  now = new Date(now.getTime() + 14_999);
  // The header's data are of a moment of their own, and are read anew with the first page after five seconds.
  await textOf();
  expect(drawings()).toBe(2);
  now = new Date(now.getTime() + 15_000);
  await textOf();
  expect(drawings()).toBe(3);
});

test('a page that lacks something is drawn anew for everybody who asks', async () => {
  await start(undefined, `if (Date.now()) throw new Error('broken');`);
  await Promise.all([gateway.page('/agenda'), gateway.page('/agenda')]);
  const { body } = await gateway.page('/agenda');
  expect(body).toContain('"region":null');
  expect(asked.filter((url) => url === '/api/revision').length).toBeGreaterThan(0);
});

test('while the API cannot say what is new, pages are drawn as before', async () => {
  await start();
  await textOf();
  isAway = true;
  expect(await textOf()).toBe('1 for everybody at /agenda');
  expect(drawings()).toBe(2);
});

test('without a memory each page is drawn, and nobody asks for the revision', async () => {
  await start(0);
  await textOf();
  await textOf();
  expect(drawings()).toBe(2);
  expect(asked).not.toContain('/api/revision');
});
