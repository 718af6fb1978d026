import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openFolderRegistry } from '../../registry/folder-registry-store.ts';
import { publish } from '../../registry/transitions.ts';
import { dataFolder } from '../../shared/data-folder.ts';
import { aGateway, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { craftArchive } from '../../testing/craft-archive.ts';
import { aPage, aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
});
afterEach(() => gateway.app.close());

async function deliverUpdate(): Promise<void> {
  await deliverBoth(gateway);
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0') });
}

async function liveVersion(): Promise<string | undefined> {
  const { body } = await gateway.page('/agenda');
  return /Region (\S+)/.exec(body)?.[1];
}

describe('a release', () => {
  test('is created once, identical after that, and in conflict with other bytes', async () => {
    expect((await gateway.publish()).statusCode).toBe(201);
    expect((await gateway.publish()).statusCode).toBe(200);
    const other = await gateway.publish({ client: { 'page-agenda.js': 'other' } });
    expect(other.statusCode).toBe(409);
    expect(other.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(other.json()).toMatchObject({ type: '/problems/version-taken', status: 409 });
  });

  test('is recorded once, and goes live only when promoted', async () => {
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.publish();
    await gateway.publish();
    expect((await gateway.page('/agenda')).statusCode).toBe(404);
    const audit = await gateway.app.inject({ url: '/delivery/audit?remote=mfe-public', headers: BEARER });
    expect(audit.json()).toMatchObject({ entries: [{ action: 'publish', actor: 'ops', version: '1.0.0' }] });
  });

  test('that was truncated is refused and leaves nothing', async () => {
    const response = await gateway.app.inject({
      method: 'PUT',
      url: '/delivery/remotes/mfe-public/releases/1.0.0',
      headers: { ...BEARER, 'content-type': 'application/gzip' },
      payload: Buffer.from([0x1f, 0x8b, 8, 0]),
    });
    expect(response.statusCode).toBe(422);
    expect(await readdir(join(gateway.dataDir, 'releases', '.incoming'))).toEqual([]);
  });

  test('that is refused before it has arrived completely is still answered, and does not delay a stop', async () => {
    const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const rest = randomBytes(8_000_000).toString('base64');
    const archive = craftArchive([{ path: '../evil.js' }, { path: 'client/rest.js', content: rest }]);
    const response = await fetch(`${origin}/delivery/remotes/mfe-public/releases/1.0.0`, {
      method: 'PUT',
      headers: { ...BEARER, 'content-type': 'application/gzip' },
      body: new Uint8Array(archive),
    });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('../evil.js')]);
  });

  test('needs a matching address and media type', async () => {
    const put = (url: string, type: string) =>
      gateway.app.inject({ method: 'PUT', url, headers: { ...BEARER, 'content-type': type }, payload: 'x' });
    const path = '/delivery/remotes/mfe-public/releases';
    expect((await put(`${path}/soon`, 'application/gzip')).statusCode).toBe(400);
    expect((await put('/delivery/remotes/Mfe_Public/releases/1.0.0', 'application/gzip')).statusCode).toBe(
      400,
    );
    expect((await put(`${path}/1.0.0`, 'text/html')).statusCode).toBe(415);
  });

  test.each([
    ['no body at all', {}, undefined, 400],
    ['an empty archive', { 'content-type': 'application/gzip' }, '', 400],
    ['no media type', {}, Buffer.from('x'), 415],
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['text', { 'content-type': 'text/plain' }, 'x', 415],
  ])('sent with %s is refused', async (_what, headers, payload, status) => {
    const response = await gateway.app.inject({
      method: 'PUT',
      url: '/delivery/remotes/mfe-public/releases/1.0.0',
      headers: { ...BEARER, ...headers },
      ...(payload !== undefined && { payload }),
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('a promotion', () => {
  test('shows at the very next page', async () => {
    await deliverUpdate();
    expect(await liveVersion()).toBe('1.1.0');
  });

  const misfit = { name: 'mfe-b', pages: [aPage()], contract: '^2.0.0', shared: { react: '^20.0.0' } };
  const gatesOf = (response: LightMyRequestResponse) =>
    response.json<{ breaches: { gate: string }[] }>().breaches.map(({ gate }) => gate);

  test('that breaks gates is refused with every breach, and changes nothing', async () => {
    await deliverBoth(gateway);
    expect((await gateway.publish({ ...misfit, ahead: true })).statusCode).toBe(201);
    const response = await gateway.operate('mfe-b', 'promote', { version: '1.0.0' });
    expect(response.statusCode).toBe(422);
    expect(gatesOf(response)).toEqual(['contract', 'routes', 'shared']);
    expect((await gateway.app.inject('/delivery/registry')).json()).toMatchObject({ sequence: 5 });
  });

  test('passes the same gates when it is published, and leaves nothing when one fails', async () => {
    await deliverBoth(gateway);
    const budgets = { jsBytes: 1, cssBytes: 1 };
    const response = await gateway.publish({ ...misfit, budgets });
    expect(response.statusCode).toBe(422);
    expect(gatesOf(response)).toEqual(['contract', 'routes', 'shared', 'budget', 'budget']);
    expect(gatesOf(await gateway.publish({ ...misfit, budgets, ahead: true }))).toEqual(['budget', 'budget']);
    expect(await readdir(join(gateway.dataDir, 'releases'))).toEqual(['.incoming', 'mfe-public', 'shell']);
    expect(await readdir(join(gateway.dataDir, 'releases', '.incoming'))).toEqual([]);
  });

  test('of an unknown remote or version is 404, of a known field only', async () => {
    await gateway.publish();
    const unknown = await gateway.operate('booking', 'promote', { version: '1.0.0' });
    expect(unknown.json()).toMatchObject({ status: 404, known: ['mfe-public'] });
    expect((await gateway.operate('mfe-public', 'promote', { version: '9.0.0' })).statusCode).toBe(404);
    const body = { version: '1.0.0', share: 5 };
    expect((await gateway.operate('mfe-public', 'promote', body)).statusCode).toBe(400);
  });

  test.each(['constructor', 'valueof', '__proto__'])(
    'of «%s», which nobody published, is 404 too',
    async (name) => {
      const url = `/delivery/remotes/${name}`;
      for (const path of [url, `${url}/verification`]) {
        expect((await gateway.app.inject({ url: path, headers: BEARER })).statusCode).toBe(404);
      }
      const status = name.startsWith('_') ? 400 : 404;
      expect((await gateway.operate(name, 'promote', { version: '1.0.0' })).statusCode).toBe(status);
      expect((await gateway.operate(name, 'rollback', { reason: 'kaputt' })).statusCode).toBe(status);
    },
  );

  test('of a remote named «constructor» goes live like any other', async () => {
    await gateway.publish({ name: 'constructor', pages: [aPage({ id: 'constructor', path: '/c' })] });
    expect((await gateway.operate('constructor', 'promote', { version: '1.0.0' })).json()).toMatchObject({
      from: null,
      to: '1.0.0',
    });
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    expect((await gateway.page('/c')).statusCode).toBe(200);
  });

  test('at the same time as others: all are applied, one after the other', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    for (const name of names) await gateway.publish({ name, pages: [aPage({ path: `/${name}` })] });
    const answers = await Promise.all(
      names.map((name) => gateway.operate(name, 'promote', { version: '1.0.0' })),
    );
    const sequences = answers.map((answer) => answer.json<{ sequence: number }>().sequence);
    expect(sequences.toSorted()).toEqual([5, 6, 7, 8]);
    const registry = await gateway.app.inject('/delivery/registry');
    expect(Object.keys(registry.json<{ remotes: object }>().remotes).toSorted()).toEqual(names);
  });

  test('of two remotes that claim one route: the first wins, the second is refused', async () => {
    for (const name of ['mfe-a', 'mfe-b']) await gateway.publish({ name });
    const answers = await Promise.all(
      ['mfe-a', 'mfe-b'].map((name) => gateway.operate(name, 'promote', { version: '1.0.0' })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 422]);
  });

  test('twice is the same as once', async () => {
    await deliverBoth(gateway);
    const again = await gateway.operate('mfe-public', 'promote', { version: '1.0.0' });
    expect(again.json()).toMatchObject({ changed: false, sequence: 4 });
  });
});

describe('a rollback', () => {
  test('shows at the very next page, and is in the audit log with its reason', async () => {
    await deliverUpdate();
    const response = await gateway.operate('mfe-public', 'rollback', { reason: 'Preise falsch' });
    expect(response.json()).toMatchObject({
      sequence: 7,
      changed: true,
      remote: 'mfe-public',
      from: '1.1.0',
      to: '1.0.0',
    });
    expect(await liveVersion()).toBe('1.0.0');
    const audit = await gateway.app.inject({ url: '/delivery/audit?limit=1', headers: BEARER });
    expect(audit.json()).toMatchObject({
      entries: [{ action: 'rollback', from: '1.1.0', to: '1.0.0', reason: 'Preise falsch', actor: 'ops' }],
    });
  });

  test('needs a reason', async () => {
    await deliverUpdate();
    expect((await gateway.operate('mfe-public', 'rollback', {})).statusCode).toBe(400);
  });

  test('to a version that no longer fits the live set is refused', async () => {
    await deliverBoth(gateway);
    await gateway.deliver({ version: '2.0.0', contract: '^1.0.0 || ^2.0.0' });
    await gateway.deliver({
      name: 'shell',
      version: '2.0.0',
      contract: '2.0.0',
      server: aShellServer('2.0.0'),
    });
    const response = await gateway.operate('mfe-public', 'rollback', { reason: 'langsam' });
    expect(response.json()).toMatchObject({ status: 422, breaches: [{ gate: 'contract' }] });
  });

  test('leaves the last known good version as fallback of the live one', async () => {
    await deliverUpdate();
    const fallbackOf = async () => {
      const { remotes } = (await gateway.app.inject('/delivery/registry')).json();
      return remotes['mfe-public'].fallback?.version ?? null;
    };
    expect(await fallbackOf()).toBe('1.0.0');
    await gateway.operate('mfe-public', 'rollback', { reason: 'kaputt' });
    expect(await fallbackOf()).toBeNull();
  });
});

test('a withdrawn version leaves the site and may not come back', async () => {
  await deliverUpdate();
  const ban = { version: '1.1.0', reason: 'Datenleck', severity: 'critical' };
  expect((await gateway.operate('mfe-public', 'withdraw', ban)).statusCode).toBe(200);
  expect(await liveVersion()).toBe('1.0.0');
  const again = await gateway.operate('mfe-public', 'promote', { version: '1.1.0' });
  expect(again.json()).toMatchObject({ status: 409, detail: expect.stringContaining('Datenleck') });
  await gateway.publish({ version: '1.2.0' });
  await gateway.operate('mfe-public', 'withdraw', { version: '1.2.0', reason: 'Preise' });
  // Tabs leave what is critical, and nothing else.
  const { remotes } = (await gateway.app.inject('/delivery/registry')).json();
  expect(remotes['mfe-public'].withdrawn).toEqual(['1.1.0']);
  const unknown = await gateway.operate('mfe-public', 'withdraw', { version: '9.9.9', reason: 'Preise' });
  expect(unknown.json()).toMatchObject({ status: 404, type: '/problems/unknown-version' });
});

test.each([
  ['gone', (folder: string) => rm(folder, { recursive: true })],
  ['damaged', (folder: string) => writeFile(join(folder, 'release.json'), '{')],
])('with its files %s, the last known good version takes its place', async (_what, harm) => {
  await deliverUpdate();
  const { app, dataDir } = gateway;
  await app.close();
  await harm(join(dataDir, 'releases', 'mfe-public', '1.1.0'));
  gateway = await aGateway({ dataDir });
  expect(await liveVersion()).toBe('1.0.0');
  expect((await gateway.publish({ name: 'mfe-b', pages: [aPage({ path: '/b' })] })).statusCode).toBe(201);
  expect((await gateway.operate('mfe-b', 'promote', { version: '1.0.0' })).statusCode).toBe(200);
});

test('a second gateway on the same folder sees a change with its next page', async () => {
  await deliverUpdate();
  const other = await aGateway({ dataDir: gateway.dataDir });
  await gateway.operate('mfe-public', 'rollback', { reason: 'kaputt' });
  expect((await other.page('/agenda')).body).toContain('Region 1.0.0');
  await other.app.close();
});

test('without the registry the gateway carries on with the last one it saw', async () => {
  await deliverUpdate();
  expect(await liveVersion()).toBe('1.1.0');
  await rm(join(gateway.dataDir, 'delivery', 'registry'), { recursive: true });
  expect(await liveVersion()).toBe('1.1.0');
});

describe('ops tokens', () => {
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

  async function issue(remote: string) {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/tokens',
      headers: BEARER,
      payload: { remote, label: 'ci' },
    });
    expect(response.statusCode).toBe(201);
    return response.json<{ id: string; token: string }>();
  }

  const promoteWith = (remote: string, headers: Record<string, string>) =>
    gateway.app.inject({
      method: 'POST',
      url: `/delivery/remotes/${remote}/promote`,
      headers,
      payload: { version: '1.0.0' },
    });

  test('are needed for every operator call', async () => {
    for (const url of ['/delivery/remotes', '/delivery/remotes/shell', '/delivery/audit']) {
      expect((await gateway.app.inject(url)).statusCode).toBe(401);
    }
    expect((await promoteWith('shell', {})).statusCode).toBe(401);
    expect((await promoteWith('shell', withToken('firn_000000000000_x'))).statusCode).toBe(401);
  });

  test('give access to their one remote until they are revoked', async () => {
    await gateway.publish();
    const { token } = await issue('mfe-public');
    expect((await promoteWith('mfe-public', withToken(token))).statusCode).toBe(200);
    expect((await promoteWith('shell', withToken(token))).statusCode).toBe(403);
    const forgery = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/tokens',
      headers: withToken(token),
      payload: { remote: '*', label: 'x' },
    });
    expect(forgery.statusCode).toBe(403);
    const audit = await gateway.app.inject({ url: '/delivery/audit?limit=1', headers: withToken(token) });
    expect(audit.json()).toMatchObject({ entries: [{ actor: expect.stringMatching(/^ci \(/) }] });

    const url = '/delivery/tokens?remote=mfe-public';
    const revoked = await gateway.app.inject({ method: 'DELETE', url, headers: BEARER });
    expect(revoked.json()).toEqual({ revoked: 1 });
    expect((await promoteWith('mfe-public', withToken(token))).statusCode).toBe(401);
  });
});

test('verification knows what was published, however long ago', async () => {
  await deliverBoth(gateway);
  const registry = await openFolderRegistry(dataFolder(gateway.dataDir).registry);
  const cause = { actor: 'ops', at: new Date().toISOString(), reason: null };
  for (let minor = 0; minor < 100; minor += 1) {
    await registry.change(cause, (document) => publish(document, 'mfe-public', `2.${minor}.0`));
  }
  await registry.close();
  const url = '/delivery/remotes/mfe-public/verification';
  const response = await gateway.app.inject({ url, headers: BEARER });
  expect(response.json()).toMatchObject({ versions: [{ version: '1.0.0', recorded: true, breaches: [] }] });
});

test('verification names files that changed on the disk', async () => {
  await deliverBoth(gateway);
  await rm(join(gateway.dataDir, 'releases/mfe-public/1.0.0/client/page-agenda.js'));
  const url = '/delivery/remotes/mfe-public/verification';
  const response = await gateway.app.inject({ url, headers: BEARER });
  expect(response.json()).toMatchObject({
    versions: [{ version: '1.0.0', breaches: [{ message: 'client/page-agenda.js is listed but missing.' }] }],
  });
});
