import { appendFile, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sha384 } from '@firn/shared-contracts/sha384';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';

const FILE = '/remotes/mfe-public/1.1.0/page-agenda.js';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  await gateway.publish({ version: '1.1.0', server: aRemoteServer('1.1.0') });
});
afterEach(() => gateway.app.close());

const pathOf = (file: string, version = '1.1.0') =>
  join(gateway.dataDir, 'releases', 'mfe-public', version, file);
const promote = async (body: object = {}) =>
  (await gateway.operate('mfe-public', 'promote', { version: '1.1.0', ...body })).json();
const verified = (passed: boolean, version = '1.1.0') =>
  gateway.operate('mfe-public', `releases/${version}/verification`, {
    passed,
    by: 'firn --verify, 1 pages in Chromium',
    breaches: passed ? [] : ['Page agenda: kaputt.'],
  });

async function liveVersion(): Promise<string> {
  return (await gateway.app.inject('/delivery/registry')).json().remotes['mfe-public'].version;
}

async function newestRow() {
  const url = '/delivery/audit?remote=mfe-public&limit=1';
  return (await gateway.app.inject({ url, headers: BEARER })).json().entries[0];
}

describe('a version whose verification failed', () => {
  beforeEach(async () => {
    expect((await verified(false)).statusCode).toBe(200);
  });

  test.each([
    ['for everybody', {}],
    ['for some', { percent: 10 }],
  ])('does not go live %s, and what was found is named', async (_whom, body) => {
    expect(await promote(body)).toMatchObject({
      status: 422,
      type: '/problems/verification-failed',
      detail: expect.stringContaining('To make it live all the same: --force --reason TEXT.'),
      breaches: [{ gate: 'verify', message: 'Page agenda: kaputt.' }],
    });
    expect(await liveVersion()).toBe('1.0.0');
  });

  test('does not go live with a release set, nor by a rollback that names it', async () => {
    const releases = { 'mfe-public': '1.1.0' };
    const set = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/sets',
      headers: BEARER,
      payload: { releases },
    });
    expect(set.statusCode).toBe(422);
    const back = await gateway.operate('mfe-public', 'rollback', { to: '1.1.0', reason: 'Test' });
    expect(back.statusCode).toBe(422);
  });

  test('goes live once a later verification passed', async () => {
    await verified(true);
    expect(await promote()).toMatchObject({ to: '1.1.0' });
    expect((await newestRow()).forced).toBeUndefined();
  });

  test('goes live against that by force, with a reason that the audit log keeps', async () => {
    expect(await promote({ force: true })).toMatchObject({ status: 400, type: '/problems/reason-missing' });
    const reason = 'Fehlalarm, siehe Ticket';
    expect(await promote({ force: true, reason })).toMatchObject({ to: '1.1.0' });
    expect(await newestRow()).toMatchObject({ action: 'promote', version: '1.1.0', forced: true, reason });
  });

  test('says so in its state, and who is told of a version that is none', async () => {
    const url = '/delivery/remotes/mfe-public';
    const state = (await gateway.app.inject({ url, headers: BEARER })).json();
    expect(state.verifications).toMatchObject({ '1.1.0': { passed: false, at: expect.any(String) } });
    expect((await verified(true, '9.9.9')).statusCode).toBe(404);
  });
});

test('the results of another team’s verification are not to be set', async () => {
  const issued = await gateway.app.inject({
    method: 'POST',
    url: '/delivery/tokens',
    headers: BEARER,
    payload: { remote: 'mfe-other', label: 'ci' },
  });
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/delivery/remotes/mfe-public/releases/1.1.0/verification',
    headers: { authorization: `Bearer ${issued.json<{ token: string }>().token}` },
    payload: { passed: false, by: 'x', breaches: [] },
  });
  expect(answer.statusCode).toBe(403);
});

describe('a version whose files were changed', () => {
  test('does not go live, not even by force, and each file is named', async () => {
    await appendFile(pathOf('client/page-agenda.js'), '\n// other');
    await appendFile(pathOf('server/index.js'), '\n// other');
    for (const body of [{}, { force: true, reason: 'trotzdem' }, { percent: 10 }]) {
      const { status, type, breaches } = await promote(body);
      expect([status, type]).toEqual([422, '/problems/release-changed']);
      const named = breaches.map(({ message }: { message: string }) => message.split(' ')[0]);
      expect(named.toSorted()).toEqual(['client/page-agenda.js', 'server/index.js']);
    }
    expect(await liveVersion()).toBe('1.0.0');
  });

  test('is no longer sent, and its visitors get the version before', async () => {
    await promote();
    expect((await gateway.app.inject(FILE)).statusCode).toBe(200);
    await appendFile(pathOf('client/page-agenda.js'), '\n// other');
    const refused = await gateway.app.inject(FILE);
    expect([refused.statusCode, refused.body, refused.headers['cache-control']]).toEqual([
      503,
      'The file is not the one that was published.\n',
      'no-store',
    ]);
    expect(await liveVersion()).toBe('1.0.0');
    expect((await gateway.page('/agenda')).body).toContain('Region 1.0.0');
  });

  test('is found out though size and time of the file are as they were', async () => {
    await promote();
    const path = pathOf('client/page-agenda.js');
    expect((await gateway.app.inject(FILE)).statusCode).toBe(200);
    const { atime, mtime } = await stat(path);
    await writeFile(path, (await readFile(path, 'utf8')).replace('page', 'pagf'));
    await utimes(path, atime, mtime);
    expect((await gateway.app.inject(FILE)).statusCode).toBe(503);
  });

  test('is sent in another encoding when only a compressed copy was changed', async () => {
    await promote();
    const file = '/remotes/mfe-public/1.1.0/remoteEntry.js';
    const headers = { 'accept-encoding': 'br' };
    const compressed = await gateway.app.inject({ url: file, headers });
    expect(compressed.headers['content-encoding']).toBe('br');
    await writeFile(pathOf('encoded/remoteEntry.js.br'), brotliCompressSync('alert(1)'));
    const plain = await gateway.app.inject({ url: file, headers });
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    expect(plain.body).toContain("version = '1.1.0'");
  });

  test('does not run on the server', async () => {
    await promote();
    const { dataDir } = gateway;
    await gateway.app.close();
    await writeFile(pathOf('server/index.js'), aRemoteServer('1.1.0', "throw new Error('foreign')"));
    gateway = await aGateway({ dataDir });
    expect((await gateway.page('/agenda')).body).toContain('Region 1.0.0');
  });

  test('is found out though release.json was changed with them: the registry knows what was published', async () => {
    await promote();
    const { dataDir } = gateway;
    await gateway.app.close();
    const code = 'export const page = "foreign";';
    await writeFile(pathOf('client/page-agenda.js'), code);
    const release = JSON.parse(await readFile(pathOf('release.json'), 'utf8'));
    release.files['client/page-agenda.js'].sha384 = sha384(code);
    await writeFile(pathOf('release.json'), JSON.stringify(release));
    const hashes = JSON.parse(await readFile(pathOf('integrity.json'), 'utf8'));
    await writeFile(pathOf('integrity.json'), JSON.stringify({ ...hashes, [FILE]: sha384(code) }));
    gateway = await aGateway({ dataDir });
    expect(await liveVersion()).toBe('1.0.0');
  });
});

describe('the code of a withdrawn version under another number', () => {
  beforeEach(async () => {
    await promote();
    await gateway.operate('mfe-public', 'withdraw', { version: '1.1.0', reason: 'Datenleck' });
    await gateway.publish({ version: '1.1.1', server: aRemoteServer('1.1.1') });
  });

  test('does not go live: the refusal names the withdrawn one and why', async () => {
    expect(await promote({ version: '1.1.1' })).toMatchObject({
      status: 409,
      type: '/problems/withdrawn-again',
      detail: expect.stringContaining(
        'is the code of 1.1.0 under another number, and that was withdrawn: Datenleck.',
      ),
    });
    expect(await liveVersion()).toBe('1.0.0');
  });

  test('goes live by force, or once it is other code', async () => {
    await gateway.publish({ version: '1.1.2', server: aRemoteServer('1.1.2', 'input.fixed = true;') });
    expect(await promote({ version: '1.1.2' })).toMatchObject({ to: '1.1.2' });
    const forced = { version: '1.1.1', force: true, reason: 'war die API' };
    expect(await promote(forced)).toMatchObject({ to: '1.1.1' });
    expect(await newestRow()).toMatchObject({ forced: true });
  });
});

test('a team’s own budget does not go beyond what the platform allows', async () => {
  await gateway.app.close();
  gateway = await aGateway({ ceilings: { jsBytes: 500, cssBytes: 500 } });
  const large = Array.from({ length: 400 }, (_, index) => sha384(String(index))).join('');
  const answer = await gateway.publish({
    client: { 'page-agenda.js': `export const page = '${large}';` },
    budgets: { jsBytes: 9_000_000, cssBytes: 9_000_000 },
  });
  expect(answer.json()).toMatchObject({
    status: 422,
    breaches: [
      {
        gate: 'budget',
        message: expect.stringMatching(
          /take \d+ bytes; the platform allows 500, whatever remote.json declares \(9000000\)/,
        ),
      },
    ],
  });
});
