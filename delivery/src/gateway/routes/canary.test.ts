import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, anApi, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
let stopApi: () => void = () => undefined;

/** An API with one session, an administrator's. */
const staffApi: RequestListener = (request, response) => {
  const isStaff = request.headers.cookie?.includes('firn_session=staff') === true;
  const permissions = { ...NO_PERMISSIONS, isAdmin: isStaff };
  const names = { firstName: 'Anna', lastName: 'Amt', fullName: 'Anna Amt' };
  const user = { id: '1', user: '/api/users/1', email: 'anna@firn.example', ...names, roles: [], groups: [] };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ...user, permissions, impersonator: null, csrfToken: 'x' }));
};

beforeEach(async () => {
  const { origin, server } = await anApi(staffApi);
  stopApi = () => server.close().closeAllConnections();
  gateway = await aGateway({ apiUrl: origin });
  await deliverBoth(gateway);
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0'), promote: false });
});
afterEach(async () => {
  await gateway.app.close();
  stopApi();
});

const promote = (body: object) => gateway.operate('mfe-public', 'promote', { version: '1.1.0', ...body });

async function viewOf(cookie?: string) {
  const { body, headers } = await gateway.page('/agenda', cookie ? { cookie } : {});
  const setCookie = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('firn_bucket='));
  return { version: /Region (\S+)/.exec(body)?.[1], bucket: setCookie?.split(';')[0], setCookie };
}

/** One browser of each side, from so many that both sides are almost surely among them. */
async function bothBrowsers() {
  const found = new Map<string, string>();
  for (let view = 0; view < 40 && found.size < 2; view += 1) {
    const { version, bucket } = await viewOf();
    if (version && bucket) found.set(version, bucket);
  }
  expect([...found.keys()].toSorted()).toEqual(['1.0.0', '1.1.0']);
  return { inside: found.get('1.1.0') ?? '', outside: found.get('1.0.0') ?? '' };
}

async function registryOf(cookie: string) {
  const response = await gateway.app.inject({ url: '/delivery/registry', headers: { cookie } });
  return response.json().remotes['mfe-public'];
}

describe('a canary', () => {
  test('gives a browser no bucket while there is none', async () => {
    expect(await viewOf()).toMatchObject({ version: '1.0.0', bucket: undefined });
  });

  test('keeps each browser in or out, on pages and in the registry of its tabs', async () => {
    await promote({ percent: 50 });
    const { inside, outside } = await bothBrowsers();
    for (const _view of [1, 2, 3]) {
      expect((await viewOf(inside)).version).toBe('1.1.0');
      expect((await viewOf(outside)).version).toBe('1.0.0');
    }
    expect(await registryOf(inside)).toMatchObject({ version: '1.1.0', fallback: { version: '1.0.0' } });
    expect(await registryOf(outside)).toMatchObject({ version: '1.0.0', fallback: null });
  });

  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    await promote({ percent: 50 });
    expect((await viewOf()).setCookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const { bucket, setCookie } = await viewOf((await viewOf()).bucket);
    expect([bucket, setCookie]).toEqual([undefined, undefined]);
    expect((await viewOf('firn_bucket=my-own')).bucket).toMatch(/^firn_bucket=[0-9a-f]{16}$/);
  });

  test('sets a cookie that never leaves HTTPS where the proxy speaks it', async () => {
    const behind = await aGateway({ dataDir: gateway.dataDir, trustProxy: true });
    await promote({ percent: 50 });
    const { headers } = await behind.page('/agenda', { 'x-forwarded-proto': 'https' });
    expect(headers['set-cookie']).toMatch(/; Secure$/);
    await behind.app.close();
  });

  test('widens without taking it from anybody, and ends for all with the rollback', async () => {
    await promote({ percent: 50 });
    const { inside, outside } = await bothBrowsers();
    await promote({ percent: 99 });
    expect((await viewOf(inside)).version).toBe('1.1.0');
    const rollback = await gateway.operate('mfe-public', 'rollback', { reason: 'Fehler im Versuch' });
    expect(rollback.json()).toMatchObject({ changed: true, from: '1.0.0', to: '1.0.0' });
    expect([(await viewOf(inside)).version, (await viewOf(outside)).version]).toEqual(['1.0.0', '1.0.0']);
  });

  test('for staff is seen by administrators and nobody else', async () => {
    expect((await promote({ percent: 0, staff: true })).statusCode).toBe(200);
    const staff = 'firn_session=staff';
    expect(await viewOf(staff)).toMatchObject({ version: '1.1.0', setCookie: undefined });
    expect((await viewOf('firn_session=other')).version).toBe('1.0.0');
    expect((await viewOf()).version).toBe('1.0.0');
    expect((await registryOf(staff)).version).toBe('1.1.0');
  });

  test('whose files are missing reaches nobody: everybody gets what is live', async () => {
    await promote({ percent: 99 });
    const { dataDir } = gateway;
    await gateway.app.close();
    await rm(join(dataDir, 'releases', 'mfe-public', '1.1.0'), { recursive: true });
    gateway = await aGateway({ dataDir });
    const browser = 'firn_bucket=0123456789abcdef';
    expect([await viewOf(browser), await viewOf()]).toMatchObject([
      { version: '1.0.0' },
      { version: '1.0.0', bucket: undefined },
    ]);
  });

  test('that reaches nobody is refused', async () => {
    expect((await promote({ percent: 0 })).json()).toMatchObject({
      status: 400,
      type: '/problems/percent-invalid',
    });
    expect((await promote({ percent: 101 })).statusCode).toBe(400);
    expect((await promote({ percent: 1.5 })).statusCode).toBe(400);
  });

  test('promoted to 100 percent is live', async () => {
    await promote({ percent: 20 });
    expect((await promote({ percent: 100 })).json()).toMatchObject({ from: '1.0.0', to: '1.1.0' });
    expect((await viewOf()).version).toBe('1.1.0');
  });

  test('must fit what is live, and what goes live must fit it', async () => {
    await promote({ percent: 20 });
    const claims = { name: 'mfe-b', pages: [aPage({ id: 'b', path: '/b' })] };
    await gateway.deliver(claims);
    await gateway.deliver({
      version: '1.2.0',
      pages: [aPage(), aPage({ id: 'c', path: '/c' })],
      promote: false,
    });
    await promote({ version: '1.2.0', percent: 20 });
    const claimed = await gateway.publish({
      ...claims,
      version: '1.1.0',
      pages: [aPage({ id: 'c', path: '/c' })],
    });
    expect(claimed.json()).toMatchObject({ status: 422, breaches: [{ gate: 'routes' }] });
    // Clashes with what is live and with the trial, and is reported once.
    const twice = await gateway.publish({ name: 'mfe-d', pages: [aPage({ id: 'd', path: '/b' })] });
    expect(twice.json<{ breaches: unknown[] }>().breaches).toHaveLength(1);
  });
});

test('a release set goes live as one, and a team cannot take its neighbours back', async () => {
  await gateway.deliver({ name: 'mfe-b', pages: [aPage({ id: 'b', path: '/b' })] });
  await gateway.publish({ name: 'mfe-b', version: '1.1.0', pages: [aPage({ id: 'b', path: '/b' })] });
  const releases = { 'mfe-public': '1.1.0', 'mfe-b': '1.1.0' };
  const sets = (headers: Record<string, string>) =>
    gateway.app.inject({ method: 'POST', url: '/delivery/sets', headers, payload: { releases } });
  const token = async (remote: string) => {
    const payload = { remote, label: 'ci' };
    const issued = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/tokens',
      headers: BEARER,
      payload,
    });
    return { authorization: `Bearer ${issued.json<{ token: string }>().token}` };
  };
  expect((await sets(await token('mfe-b'))).statusCode).toBe(403);
  const { set, sequence } = (await sets(BEARER)).json();
  expect(set.remotes.toSorted()).toEqual(['mfe-b', 'mfe-public']);

  const url = '/delivery/remotes/mfe-b/rollback';
  const rollback = { method: 'POST' as const, url, payload: { reason: 'zurueck' } };
  const refused = await gateway.app.inject({ ...rollback, headers: await token('mfe-b') });
  expect(refused.json()).toMatchObject({ status: 403, detail: expect.stringContaining('mfe-public') });
  const done = await gateway.app.inject({ ...rollback, headers: BEARER });
  expect(done.json()).toMatchObject({ sequence: sequence + 1, set: { id: set.id } });
  expect((await viewOf()).version).toBe('1.0.0');
});

test('a page that is switched off answers 503 with a calm notice, the rest of its remote stays', async () => {
  const pages = [aPage(), aPage({ id: 'touren', path: '/touren' })];
  await gateway.deliver({ version: '2.0.0', pages, server: aRemoteServer('2.0.0') });
  const turn = (state: string) =>
    gateway.operate('mfe-public', `pages/agenda/${state}`, { reason: 'Zahlung gestört' });
  expect((await turn('off')).json()).toMatchObject({ changed: true, to: '2.0.0' });
  const off = await gateway.page('/agenda');
  expect([off.statusCode, off.headers['retry-after'], off.headers['x-robots-tag']]).toEqual([
    503,
    '600',
    'noindex',
  ]);
  expect(off.body).not.toContain('Region 2.0.0');
  expect((await gateway.page('/touren')).body).toContain('Region 2.0.0 touren');
  expect((await registryOf('')).off).toEqual(['agenda']);
  await turn('on');
  expect((await gateway.page('/agenda')).body).toContain('Region 2.0.0 agenda');
  const unknown = await gateway.operate('mfe-public', 'pages/bezahlen/off', { reason: 'kaputt' });
  expect(unknown.json()).toMatchObject({ status: 404, known: ['agenda', 'touren'] });
});
