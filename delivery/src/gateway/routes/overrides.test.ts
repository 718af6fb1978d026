import type { AuditEntry, PageState } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { aGateway, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-02-14T10:00:00Z');
  gateway = await aGateway({}, { now: () => now });
  await deliverBoth(gateway);
  await gateway.publish({ version: '1.1.0', server: aRemoteServer('1.1.0') });
});
afterEach(() => gateway.app.close());

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

function create(payload: object, headers: Record<string, string> = BEARER) {
  return gateway.app.inject({ method: 'POST', url: '/delivery/overrides', headers, payload });
}

async function aToken(payload: object = {}): Promise<string> {
  const response = await create({ remote: 'mfe-public', version: '1.1.0', ...payload });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store']);
  return response.json<{ token: string }>().token;
}

const open = (token: string, headers: Record<string, string> = {}, to = '') =>
  gateway.app.inject({ url: `/delivery/override?token=${token}${to}`, headers });

/** As a browser sends it back. */
const cookieOf = ({ headers }: LightMyRequestResponse) => String(headers['set-cookie']).split(';')[0] ?? '';

function stateOf({ body }: LightMyRequestResponse): PageState {
  const [, json = ''] = /id="firn-state">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json) as PageState;
}

async function versionFor(cookie: string) {
  const page = await gateway.page('/agenda', { cookie });
  const { json } = await gateway.app.inject({ url: '/delivery/registry', headers: { cookie } });
  const registry = json<{ remotes: Record<string, { version: string }> }>();
  const version = stateOf(page).registry.remotes['mfe-public']?.version;
  expect(registry.remotes['mfe-public']?.version).toBe(version);
  return version;
}

async function auditOf(action: AuditEntry['action']) {
  const response = await gateway.app.inject({ url: '/delivery/audit', headers: BEARER });
  return response.json<{ entries: AuditEntry[] }>().entries.filter((entry) => entry.action === action);
}

describe('an override', () => {
  test('shows its holder the version, with a banner, and everybody else what is live', async () => {
    const opened = await open(await aToken(), {}, '&to=/agenda');
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/agenda']);
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const cookie = cookieOf(opened);
    const page = await gateway.page('/agenda', { cookie });
    expect(page.body).toContain('Region 1.1.0');
    expect(stateOf(page).overrides).toEqual([
      { remote: 'mfe-public', version: '1.1.0', expiresAt: '2026-02-14T11:00:00.000Z' },
    ]);
    expect(stateOf(page).registry.remotes['mfe-public']?.fallback).toBeNull();
    expect(await versionFor(cookie)).toBe('1.1.0');
    expect(stateOf(await gateway.page('/agenda')).overrides).toBeUndefined();
    expect(await versionFor('')).toBe('1.0.0');
  });

  test('does not count as a visitor: its tab’s reports are accepted and leave no trace', async () => {
    const cookie = cookieOf(await open(await aToken()));
    const { beaconToken: token, registry } = stateOf(await gateway.page('/agenda', { cookie }));
    const { sequence } = registry;
    const payload = { token, sequence, remote: 'mfe-public', version: '1.1.0', phase: 'load' };
    const report = (headers: Record<string, string>) =>
      gateway.app.inject({ method: 'POST', url: '/delivery/beacons', headers, payload });
    expect((await report({ cookie })).statusCode).toBe(202);
    const described = await gateway.app.inject({ url: '/delivery/remotes/mfe-public', headers: BEARER });
    const { health } = described.json<{ health: Record<string, { views: number }> }>();
    expect(health['1.1.0']?.views ?? 0).toBe(0);
    expect((await report({})).statusCode).toBe(403);
  });

  test('is hidden from scripts and lasts as long as the token is valid', async () => {
    const opened = await open(await aToken({ minutes: 5 }));
    expect(opened.headers['set-cookie']).toMatch(
      /^firn_override=[\w.-]+; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
    minutesLater(5);
    expect(await versionFor(cookieOf(opened))).toBe('1.0.0');
  });

  test('ends when the version is withdrawn, promoted, or reset by a click', async () => {
    const cookie = cookieOf(await open(await aToken()));
    await gateway.operate('mfe-public', 'promote', { version: '1.1.0' });
    const promoted = stateOf(await gateway.page('/agenda', { cookie }));
    expect([promoted.overrides, promoted.registry.remotes['mfe-public']?.fallback?.version]).toEqual([
      undefined,
      '1.0.0',
    ]);
    await gateway.operate('mfe-public', 'rollback', { reason: 'test' });
    expect(await versionFor(cookie)).toBe('1.1.0');
    await gateway.operate('mfe-public', 'withdraw', { version: '1.1.0', reason: 'test' });
    expect(await versionFor(cookie)).toBe('1.0.0');
    expect(stateOf(await gateway.page('/agenda', { cookie })).overrides).toBeUndefined();
    const reset = await gateway.app.inject({
      url: '/delivery/override/reset',
      headers: { cookie, host: 'firn.test', referer: 'http://firn.test/agenda?seite=2' },
    });
    expect([reset.statusCode, reset.headers.location]).toEqual([302, '/agenda?seite=2']);
    expect(reset.headers['set-cookie']).toMatch(/^firn_override=; Path=\/; Max-Age=0;/);
    const fromLink = await gateway.app.inject({
      url: '/delivery/override/reset',
      headers: { host: 'firn.test', referer: 'http://firn.test/delivery/override?token=abc' },
    });
    expect(fromLink.headers.location).toBe('/');
  });

  test('of a version that is live by now leads to the page without setting a cookie', async () => {
    const token = await aToken();
    await gateway.operate('mfe-public', 'promote', { version: '1.1.0' });
    const { statusCode, headers } = await open(token, {}, '&to=/agenda');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/agenda', undefined]);
  });

  test('stands beside those of other remotes, and replaces an older one of its own', async () => {
    const page = aPage({ id: 'guide', path: '/guide' });
    await gateway.deliver({ name: 'mfe-guide', pages: [page] });
    await gateway.publish({ name: 'mfe-guide', version: '2.0.0', pages: [page] });
    const older = cookieOf(await open(await aToken({ minutes: 5 })));
    const cookie = cookieOf(await open(await aToken(), { cookie: older }));
    expect(cookie.split('~')).toHaveLength(1);
    const guide = await aToken({ remote: 'mfe-guide', version: '2.0.0' });
    const both = stateOf(await gateway.page('/agenda', { cookie: cookieOf(await open(guide, { cookie })) }));
    expect(both.overrides?.map(({ remote }) => remote)).toEqual(['mfe-guide', 'mfe-public']);
  });

  test('is in the audit log: who requested it, and that it was used', async () => {
    const token = await aToken();
    const cookie = cookieOf(await open(token));
    await open(token, { cookie });
    expect(await auditOf('override-create')).toMatchObject([
      { actor: 'ops', remote: 'mfe-public', version: '1.1.0', reason: 'until 2026-02-14T11:00:00.000Z' },
    ]);
    expect(await auditOf('override-use')).toHaveLength(1);
  });
});

describe('a verification', () => {
  test('gets every page in the browser, with a session that is in the page only', async () => {
    const admin = aPage({ id: 'admin', path: '/verwaltung', guard: 'admin' });
    await gateway.publish({ version: '1.2.0', pages: [aPage(), admin], server: aRemoteServer('1.2.0') });
    const token = await aToken({ version: '1.2.0', verification: true, minutes: 5 });
    const page = await gateway.page('/verwaltung', { 'x-firn-override': token });
    const state = stateOf(page);
    expect([page.statusCode, state.region, state.session.permissions.isAdmin]).toEqual([200, null, true]);
    expect(page.body).not.toContain('Region 1.2.0');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await gateway.page('/verwaltung')).statusCode).not.toBe(200);
  });

  test('looks at what everybody gets, whatever is on trial', async () => {
    const page = aPage({ id: 'b', path: '/b' });
    await gateway.publish({ name: 'mfe-b', pages: [page] });
    await gateway.operate('mfe-public', 'promote', { version: '1.1.0', percent: 99, staff: true });
    const token = await aToken({ remote: 'mfe-b', version: '1.0.0', verification: true });
    const answer = await gateway.page('/b', { 'x-firn-override': token });
    expect(stateOf(answer).registry.remotes).toMatchObject({
      'mfe-public': { version: '1.0.0' },
      'mfe-b': { version: '1.0.0' },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('cannot be opened by a person: the link is refused, the cookie ignored', async () => {
    const token = await aToken({ verification: true });
    expect((await open(token)).statusCode).toBe(403);
    expect(await versionFor(`firn_override=${token}`)).toBe('1.0.0');
  });
});

describe('refused', () => {
  test.each([
    ['an unknown version', { version: '9.9.9' }, 404, 'unknown-version'],
    ['an unknown remote', { remote: 'mfe-none' }, 404, 'unknown-remote'],
    ['the live version', { version: '1.0.0' }, 409, 'version-live'],
    ['more than a working day', { minutes: 481 }, 400, 'bad-request'],
  ])('%s', async (_what, payload, status, code) => {
    const response = await create({ remote: 'mfe-public', version: '1.1.0', ...payload });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      expect.objectContaining({ type: `/problems/${code}` }),
    ]);
  });

  test('without a token, and with the token of another remote', async () => {
    const wanted = { remote: 'mfe-public', version: '1.1.0' };
    expect((await create(wanted, {})).statusCode).toBe(401);
    const issued = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/tokens',
      headers: BEARER,
      payload: { remote: 'shell', label: 'CI' },
    });
    const { token } = issued.json<{ token: string }>();
    expect((await create(wanted, { authorization: `Bearer ${token}` })).statusCode).toBe(403);
  });

  test('a withdrawn version, when signing and when opening', async () => {
    const token = await aToken();
    await gateway.operate('mfe-public', 'withdraw', { version: '1.1.0', reason: 'test' });
    expect((await create({ remote: 'mfe-public', version: '1.1.0' })).statusCode).toBe(409);
    const opened = await open(token);
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([403, undefined]);
    expect(opened.body).toContain('Diese Version ist zurückgezogen');
  });

  test('a version that claims the page of another remote: no link may show that', async () => {
    const published = await gateway.app.inject({ url: '/delivery/registry' });
    expect(published.statusCode).toBe(200);
    await gateway.publish({ name: 'mfe-b', pages: [aPage({ id: 'b', path: '/b' })] });
    await gateway.deliver({ name: 'mfe-c', pages: [aPage({ id: 'c', path: '/b' })] });
    const response = await create({ remote: 'mfe-b', version: '1.0.0' });
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('/b of mfe-b@1.0.0')]);
  });

  test('a forged token gets a page that says so, and no way to another site', async () => {
    const opened = await open('forged.token');
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([403, undefined]);
    expect(opened.body).toContain('Diese Vorschau gilt nicht mehr');
    const led = await open(await aToken(), {}, '&to=//evil.example');
    expect(led.headers.location).toBe('/');
  });
});
