import { rm } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { AuditEntry } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dataFolder } from '../../shared/data-folder.ts';
import {
  aGateway,
  anApi,
  BEARER,
  deliverBoth,
  NO_API,
  OPS_TOKEN,
  type TestGateway,
} from '../../testing/a-gateway.ts';
import { anArchive } from '../../testing/fixture-release.ts';

const SUPER = 'super@firn.example';
const CSRF = 'csrf-1';
const HOST = 'firn.example';
const START = new Date('2026-02-14T11:00:00.000Z');
const MINUTE = 60_000;

let gateway: TestGateway;
let api: Server | null = null;
let now = START;

afterEach(async () => {
  await gateway.app.close();
  api?.closeAllConnections();
  api?.close();
  api = null;
  now = START;
});

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};

/** Rows about tokens, oldest first. */
async function tokenRows(): Promise<AuditEntry[]> {
  const { app } = gateway;
  const response = await app.inject({ url: '/delivery/audit?limit=1000', headers: BEARER });
  const { entries } = response.json<{ entries: AuditEntry[] }>();
  return entries.filter(({ action }) => action.startsWith('token-')).toReversed();
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function issue(payload: object) {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/delivery/tokens',
    headers: BEARER,
    payload,
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; token: string; expiresAt: string | null }>();
}

describe('a token', () => {
  beforeEach(async () => {
    gateway = await aGateway({}, { now: () => now });
  });

  const statusWith = async (token: string) =>
    (await gateway.app.inject({ url: '/delivery/remotes', headers: bearer(token) })).statusCode;

  test.each([
    ['publish', 'PUT', '/delivery/remotes/mfe-public/releases/2.0.0', null],
    ['promote', 'POST', '/delivery/remotes/mfe-public/promote', { version: '1.0.0' }],
    ['canary', 'POST', '/delivery/remotes/mfe-public/promote', { version: '1.0.0', percent: 5 }],
    ['roll back', 'POST', '/delivery/remotes/mfe-public/rollback', { reason: 'falsch' }],
    ['withdraw', 'POST', '/delivery/remotes/mfe-public/withdraw', { version: '1.0.0', reason: 'falsch' }],
    ['switch off', 'POST', '/delivery/remotes/mfe-public/pages/agenda/off', { reason: 'falsch' }],
    ['switch on', 'POST', '/delivery/remotes/mfe-public/pages/agenda/on', { reason: 'falsch' }],
    ['promote a set', 'POST', '/delivery/sets', { releases: { 'mfe-public': '1.0.0' } }],
    ['override', 'POST', '/delivery/overrides', { remote: 'mfe-public', version: '1.0.0' }],
    [
      'verify',
      'POST',
      '/delivery/overrides',
      { remote: 'mfe-public', version: '1.0.0', verification: true, minutes: 15 },
    ],
    ['issue', 'POST', '/delivery/tokens', { remote: '*', label: 'x' }],
    ['revoke', 'DELETE', '/delivery/tokens?remote=mfe-public', null],
  ] as const)('of mfe-booking cannot %s another remote', async (_what, method, url, payload) => {
    await deliverBoth(gateway);
    const { token, id } = await issue({ remote: 'mfe-booking', label: 'ci' });
    const registry = (await gateway.app.inject('/delivery/registry')).body;
    const archive = method === 'PUT' ? (await anArchive({ version: '2.0.0' })).archive : null;
    const response = await gateway.app.inject({
      method,
      url,
      headers: { ...bearer(token), ...(archive && { 'content-type': 'application/gzip' }) },
      ...((archive || payload) && { payload: archive ?? payload ?? '' }),
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ type: '/problems/wrong-scope' });
    expect((await gateway.app.inject('/delivery/registry')).body).toBe(registry);
    const refusal = (await tokenRows()).at(-1);
    expect(refusal).toMatchObject({ action: 'token-refused', actor: `ci (${id})` });
    expect(refusal?.reason).toContain(`${method} ${url.split('?')[0]} from`);
  });

  test('is listed without its secret, with its use, and ends when it expires', async () => {
    const { id, token, expiresAt } = await issue({ remote: 'mfe-public', label: 'ci', days: 2 });
    expect(expiresAt).toBe('2026-02-16T11:00:00.000Z');
    const list = async () => {
      const response = await gateway.app.inject({ url: '/delivery/tokens', headers: BEARER });
      return response.json<{ tokens: { label: string }[] }>().tokens.filter(({ label }) => label !== 'demo');
    };
    const described = { id, remote: 'mfe-public', label: 'ci', expiresAt, createdAt: START.toISOString() };
    expect(await list()).toEqual([{ ...described, lastUsedAt: null }]);
    pass(5);
    expect(await statusWith(token)).toBe(200);
    expect(await list()).toEqual([{ ...described, lastUsedAt: now.toISOString() }]);
    pass(2 * 24 * 60 - 6);
    expect(await statusWith(token)).toBe(200);
    pass(1);
    expect(await statusWith(token)).toBe(401);
  });

  test('that the audit log cannot name is useless', async () => {
    await rm(dataFolder(gateway.dataDir).registry, { recursive: true });
    const payload = { remote: 'mfe-public', label: 'ci' };
    const url = '/delivery/tokens';
    const refused = await gateway.app.inject({ method: 'POST', url, headers: BEARER, payload });
    expect(refused.json()).toMatchObject({ status: 503, type: '/problems/registry-unavailable' });
    const { tokens } = (await gateway.app.inject({ url, headers: BEARER })).json();
    expect(tokens.map(({ label }: { label: string }) => label)).not.toContain('ci');
  });

  test('is revoked alone by its id, with a row that says how many', async () => {
    const [one, other] = [
      await issue({ remote: 'mfe-public', label: 'ci' }),
      await issue({ remote: 'mfe-public', label: 'laptop' }),
    ];
    const revoke = (query: string) =>
      gateway.app.inject({ method: 'DELETE', url: `/delivery/tokens?${query}`, headers: BEARER });
    expect((await revoke(`id=${one.id}`)).json()).toEqual({ revoked: 1 });
    expect([await statusWith(one.token), await statusWith(other.token)]).toEqual([401, 200]);
    const rows = await tokenRows();
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['token-create', `ci (${one.id}) for mfe-public`],
      ['token-create', `laptop (${other.id}) for mfe-public`],
      ['token-revoke', `1 ended: ci (${one.id}) for mfe-public`],
      ['token-refused', expect.stringContaining('GET /delivery/remotes from')],
      ['token-use', 'GET /delivery/remotes'],
    ]);
    expect(rows[3]?.actor).toBe(`revoked token ${one.id}`);
    expect((await revoke('')).statusCode).toBe(400);
    expect((await revoke(`id=${one.id}&remote=mfe-public`)).statusCode).toBe(400);
  });

  test('that reads leaves one row an hour; one that changes something is named by the change', async () => {
    await deliverBoth(gateway);
    const { id, token } = await issue({ remote: 'mfe-public', label: 'ci' });
    for (const minutes of [0, 30, 29, 1]) {
      pass(minutes);
      expect(await statusWith(token)).toBe(200);
    }
    const uses = (await tokenRows()).filter(({ action }) => action === 'token-use');
    expect(uses.map(({ actor, at }) => [actor, at.slice(11, 16)])).toEqual([
      [`ci (${id})`, '11:00'],
      [`ci (${id})`, '12:00'],
    ]);
    await gateway.publish({ version: '1.1.0' });
    const promote = (version: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/delivery/remotes/mfe-public/promote',
        headers: bearer(token),
        payload: { version },
      });
    expect((await promote('1.1.0')).statusCode).toBe(200);
    const audit = await gateway.app.inject({ url: '/delivery/audit?limit=1', headers: BEARER });
    expect(audit.json()).toMatchObject({ entries: [{ action: 'promote', actor: `ci (${id})` }] });
    expect((await promote('9.9.9')).statusCode).toBe(404);
    expect((await tokenRows()).at(-1)).toMatchObject({
      action: 'token-use',
      reason: 'POST /delivery/remotes/mfe-public/promote answered 404',
    });
  });

  test('of the operator leaves one row a minute for changes that were not made, and none for its reads', async () => {
    await deliverBoth(gateway);
    for (const minutes of [0, 0, 1]) {
      pass(minutes);
      expect(await statusWith(OPS_TOKEN)).toBe(200);
      const refused = await gateway.operate('mfe-public', 'promote', { version: '9.9.9' });
      expect(refused.statusCode).toBe(404);
    }
    const row = {
      action: 'token-use',
      actor: 'ops',
      reason: 'POST /delivery/remotes/mfe-public/promote answered 404',
    };
    // A row follows its answer.
    let rows = await tokenRows();
    for (let look = 1; rows.length < 2 && look < 100; look += 1) rows = await tokenRows();
    expect(rows).toMatchObject([row, row]);
  });

  test('guessed at leaves one row a minute and address, and sixty from whole networks', async () => {
    const guess = (remoteAddress: string) =>
      gateway.app.inject({ url: '/delivery/remotes', headers: bearer('guess'), remoteAddress });
    for (let turn = 0; turn < 5; turn += 1) await guess('192.0.2.1');
    expect(await tokenRows()).toHaveLength(1);
    pass(1);
    for (let host = 1; host <= 100; host += 1) await guess(`2001:db8::${host}`);
    expect(await tokenRows()).toHaveLength(61);
  });
});

const people = {
  super: { email: SUPER, isSuperAdmin: true, impersonator: null },
  admin: { email: 'admin@firn.example', isSuperAdmin: false, impersonator: null },
  acting: { email: SUPER, isSuperAdmin: true, impersonator: { email: SUPER, fullName: 'Sina' } },
  ended: { email: null, isSuperAdmin: false, impersonator: null },
};

function answerAs(name: string, response: ServerResponse): void {
  const { email, isSuperAdmin, impersonator } = people[name as keyof typeof people];
  response.end(JSON.stringify({ email, impersonator, permissions: { isSuperAdmin }, csrfToken: CSRF }));
}

/** An API with the sessions `super`, `admin`, `acting` and `ended` that checks the CSRF token of a POST. */
async function aSessionApi(): Promise<string> {
  const { origin, server } = await anApi((request, response) => {
    const [, name = 'ended'] = /firn_session=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
    const isWrite = request.method === 'POST' && request.url?.startsWith('/api/me/confirmation');
    if (name === 'broken') return response.writeHead(500).end();
    // The API limits by the address of who asks, not by the gateway's.
    const isForwarded = request.headers['x-forwarded-for'] === '127.0.0.1';
    if (name === 'busy' || !isForwarded) return response.writeHead(429).end();
    if (isWrite && request.headers['x-csrf-token'] !== CSRF) {
      const problem = { type: '/problems/csrf', status: 403, detail: 'Token fehlt' };
      return response.writeHead(403).end(JSON.stringify(problem));
    }
    const isActing = request.url?.includes('_switch_user=');
    return answerAs(isActing ? 'acting' : name, response);
  });
  api = server;
  return origin;
}

describe('a session', () => {
  const rollback = (headers: Record<string, string>, query = '') =>
    gateway.app.inject({
      method: 'POST',
      url: `/delivery/remotes/mfe-public/rollback${query}`,
      headers: { host: HOST, 'content-type': 'application/ld+json', ...headers },
      payload: JSON.stringify({ reason: 'Preise falsch' }),
    });
  const as = (name: string) => ({ cookie: `a=b; firn_session=${name}` });
  const whole = { ...as('super'), 'x-csrf-token': CSRF, 'sec-fetch-site': 'same-origin' };

  async function aLiveGateway(apiUrl: string): Promise<void> {
    gateway = await aGateway({ apiUrl }, { now: () => now });
    await deliverBoth(gateway);
    await gateway.deliver({ version: '1.1.0' });
  }

  test('of a super admin reads and changes; the row names the person', async () => {
    await aLiveGateway(await aSessionApi());
    const read = await gateway.app.inject({ url: '/delivery/remotes', headers: as('super') });
    expect(read.statusCode).toBe(200);
    expect((await rollback(whole)).json()).toMatchObject({ changed: true, to: '1.0.0' });
    const audit = await gateway.app.inject({ url: '/delivery/audit?limit=1', headers: as('super') });
    expect(audit.json()).toMatchObject({ entries: [{ action: 'rollback', actor: SUPER }] });
    const unknown = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/remotes/mfe-public/promote',
      headers: { host: HOST, ...whole },
      payload: { version: '9.9.9' },
    });
    expect(unknown.statusCode).toBe(404);
    expect(await tokenRows()).toEqual([]);
  });

  test.each<[string, Record<string, string>, string, number, string]>([
    ['without the CSRF token', { 'x-csrf-token': '' }, '', 403, 'csrf'],
    ['with another CSRF token', { 'x-csrf-token': 'csrf-2' }, '', 403, 'csrf'],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }, '', 403, 'cross-site'],
    ['from a page of another subdomain', { 'sec-fetch-site': 'same-site' }, '', 403, 'cross-site'],
    ['from another origin', { origin: 'https://evil.example' }, '', 403, 'cross-site'],
    ['from no origin at all', { origin: 'null' }, '', 403, 'cross-site'],
    ['of an admin', as('admin'), '', 403, 'forbidden'],
    ['while acting as somebody', {}, '?_switch_user=gast%40firn.example', 403, 'impersonating'],
    ['that has ended', as('ended'), '', 401, 'token-needed'],
    ['while the API fails', as('broken'), '', 503, 'session-unreadable'],
    ['that asks too often', as('busy'), '', 429, 'too-many-requests'],
    ['beside a wrong token', { authorization: 'Bearer x' }, '', 401, 'token-unknown'],
  ])('%s changes nothing', async (_what, headers, query, status, code) => {
    await aLiveGateway(await aSessionApi());
    const response = await rollback({ ...whole, ...headers }, query);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ type: `/problems/${code}` });
    expect(await gateway.app.inject('/delivery/registry').then((answer) => answer.json())).toMatchObject({
      remotes: { 'mfe-public': { version: '1.1.0' } },
    });
  });

  test('is not trusted while the API is down; tokens still are', async () => {
    await aLiveGateway(NO_API);
    expect((await rollback(whole)).json()).toMatchObject({
      status: 503,
      type: '/problems/session-unreadable',
    });
    expect((await gateway.operate('mfe-public', 'rollback', { reason: 'Preise' })).statusCode).toBe(200);
  });

  test.each(['admin', 'ended'])('of %s may not even read', async (name) => {
    await aLiveGateway(await aSessionApi());
    const { statusCode } = await gateway.app.inject({ url: '/delivery/audit', headers: as(name) });
    expect(statusCode).toBe(name === 'admin' ? 403 : 401);
  });
});
