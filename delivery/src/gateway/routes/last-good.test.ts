import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';
import { aBeaconToken, visit } from '../../testing/a-visitor.ts';
import { fakeIntervals } from '../../testing/fake-intervals.ts';
import { aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

const LOOP = 'for (let turn = 0; ; ) turn = (turn + 1) % 7;';
const network = (index: number) => `10.${index >> 8}.${index & 255}.7`;
const REASON = { reason: 'Fehler seit 14:05' };

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway({ autoRollback: false }, { renderTimeout: 2000 });
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await deliver('1.0.0');
  await seen('1.0.0', 30);
});
afterEach(() => gateway.app.close());

const deliver = (version: string, server = aRemoteServer(version)) => gateway.deliver({ version, server });

/** As many networks meet the version; nothing fails unless a phase says so. */
async function seen(version: string, networks: number, phase = 'load', first = 0): Promise<void> {
  for (let index = first; index < first + networks; index += 1) {
    await visit(gateway, { version, phase }, { address: network(index) });
  }
}

async function entryOf(remote = 'mfe-public') {
  return (await gateway.app.inject({ url: `/delivery/remotes/${remote}`, headers: BEARER })).json();
}

async function fallback(): Promise<string | undefined> {
  const { remotes } = (await gateway.app.inject('/delivery/registry')).json();
  return remotes['mfe-public'].fallback?.version;
}

const rollback = async (body: object = {}) =>
  (await gateway.operate('mfe-public', 'rollback', { ...REASON, ...body })).json();

async function folderOf(version: string): Promise<string> {
  return join(gateway.dataDir, 'releases', 'mfe-public', version);
}

test('three bad promotions in a row: back to the version that was good, past the bad ones', async () => {
  await deliver('1.1.0', aRemoteServer('1.1.0', "throw new Error('render')"));
  await seen('1.1.0', 5);
  await deliver('1.2.0', "throw new Error('import');");
  await seen('1.2.0', 5);
  await deliver('1.3.0', aRemoteServer('1.3.0', LOOP));
  await seen('1.3.0', 5);
  expect(await fallback()).toBe('1.0.0');
  expect((await entryOf()).rollback).toMatchObject({ to: '1.0.0' });
  expect(await rollback()).toMatchObject({
    from: '1.3.0',
    to: '1.0.0',
    plan: {
      why: '1.0.0 is the best of those before: 30 networks visited it, it failed for none.',
      passedOver: [
        { version: '1.2.0', reason: 'it failed for 5 of 5 networks (server 5)' },
        { version: '1.1.0', reason: 'it failed for 5 of 5 networks (server 5)' },
      ],
    },
  });
  expect((await gateway.page('/agenda')).body).toContain('Region 1.0.0');
});

test('ten bad promotions in a row: back over all of them', async () => {
  for (let minor = 1; minor <= 10; minor += 1) {
    await deliver(`1.${minor}.0`);
    await seen(`1.${minor}.0`, 5, 'render-failed');
  }
  const { to, plan } = await rollback();
  expect([to, plan.passedOver.length]).toEqual(['1.0.0', 9]);
});

describe('a registry without any healthy version', () => {
  beforeEach(async () => {
    await seen('1.0.0', 30, 'mount-failed');
    await deliver('1.1.0');
    await seen('1.1.0', 5, 'load-failed');
  });

  test('gets no bad version back: the refusal says what speaks against each, and what helps', async () => {
    expect(await fallback()).toBeUndefined();
    const { status, detail } = await rollback();
    expect(status).toBe(409);
    expect(detail).toBe(
      'mfe-public has no earlier good version. Not 1.0.0: it failed for 30 of 30 networks (mount-failed 30). ' +
        'Switch its pages off: npm run firn -- off mfe-public --reason TEXT. Or name one: npm run firn -- rollback mfe-public --to VERSION.',
    );
    expect(await entryOf()).toMatchObject({ current: '1.1.0' });
  });

  test('has all its pages switched off by one command, and visitors a calm page', async () => {
    const answer = await gateway.operate('mfe-public', 'off', REASON);
    expect(answer.json()).toMatchObject({ changed: true, to: '1.1.0' });
    expect((await entryOf()).off).toEqual([{ page: 'agenda', ...REASON }]);
    const page = await gateway.page('/agenda');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '600']);
    expect((await gateway.operate('mfe-public', 'on', REASON)).json()).toMatchObject({ changed: true });
    expect((await gateway.page('/agenda')).statusCode).toBe(200);
  });
});

test.each([
  ['rollback', REASON],
  ['withdraw', { ...REASON, version: '1.0.0', severity: 'critical' }],
])('a first release that fails: the refused %s names the way out', async (action, body) => {
  const { status, detail } = (await gateway.operate('mfe-public', action, body)).json();
  expect([status, detail]).toEqual([
    409,
    expect.stringContaining('npm run firn -- off mfe-public --reason TEXT'),
  ]);
});

describe('a record from one network only', () => {
  test('is no proof: a version that many have met comes first', async () => {
    await deliver('1.1.0');
    await seen('1.1.0', 1);
    await deliver('1.2.0');
    expect(await rollback()).toMatchObject({ to: '1.0.0', plan: { passedOver: [{ version: '1.1.0' }] } });
  });

  test('is enough where there is nothing better', async () => {
    await deliver('1.1.0', aRemoteServer('1.1.0', 'input.isNew = true;'));
    await gateway.operate('mfe-public', 'withdraw', { ...REASON, version: '1.0.0' });
    await seen('1.1.0', 1);
    await deliver('1.2.0', aRemoteServer('1.2.0', 'input.isOther = true;'));
    expect(await rollback()).toMatchObject({
      to: '1.1.0',
      plan: { why: '1.1.0 is the best of those before: 1 network visited it, it failed for none.' },
    });
  });

  test('condemns no version that many have met', async () => {
    await deliver('1.1.0');
    for (let view = 0; view < 50; view += 1) {
      await visit(gateway, { version: '1.0.0', phase: 'mount-failed' }, { address: '203.0.113.7' });
    }
    expect(await rollback()).toMatchObject({ to: '1.0.0' });
  });
});

describe('passed over', () => {
  beforeEach(async () => {
    await deliver('1.1.0');
    await seen('1.1.0', 10);
    await deliver('1.2.0');
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'withdrawn',
      () => gateway.operate('mfe-public', 'withdraw', { version: '1.1.0', reason: 'Datenleck' }),
      /^$/,
    ],
    [
      'changed on the disk',
      async () => appendFile(join(await folderOf('1.1.0'), 'server/index.js'), '\n// other'),
      /CHANGED: server\/index.js is not the file release.json lists/,
    ],
    [
      'gone from the disk',
      async () => rm(join(await folderOf('1.1.0'), 'client/page-agenda.js')),
      /client\/page-agenda.js is listed but missing/,
    ],
    [
      'known to have failed its verification',
      () =>
        gateway.operate('mfe-public', 'releases/1.1.0/verification', {
          passed: false,
          by: 'firn --verify',
          breaches: ['Page agenda: kaputt.'],
        }),
      /its verification failed/,
    ],
  ])('is a version that was %s', async (_what, spoil, reason) => {
    await spoil();
    const { to, plan } = await rollback();
    expect([to, plan.passedOver[0]?.reason ?? '']).toEqual(['1.0.0', expect.stringMatching(reason)]);
  });
});

test('a second rollback goes on to the version before, and never to one that was taken back', async () => {
  for (const version of ['1.1.0', '1.2.0']) {
    await deliver(version);
    await seen(version, 10);
  }
  expect(await rollback()).toMatchObject({ from: '1.2.0', to: '1.1.0' });
  expect(await fallback()).toBe('1.0.0');
  expect(await rollback()).toMatchObject({ from: '1.1.0', to: '1.0.0' });
  expect(await rollback()).toMatchObject({ status: 409 });
});

test('a critical withdrawal of the live version goes back by itself, to a healthy one', async () => {
  await deliver('1.1.0');
  await seen('1.1.0', 5, 'uncaught');
  await deliver('1.2.0');
  const body = { version: '1.2.0', reason: 'Datenleck', severity: 'critical' };
  const answer = (await gateway.operate('mfe-public', 'withdraw', body)).json();
  expect(answer).toMatchObject({ from: '1.2.0', to: '1.0.0', plan: { passedOver: [{ version: '1.1.0' }] } });
});

describe('two operators at the same time', () => {
  beforeEach(async () => {
    await deliver('1.1.0');
    await gateway.publish({ version: '1.2.0' });
  });

  test('what was foretold happens, or nothing', async () => {
    expect(await rollback({ dryRun: true })).toMatchObject({ dryRun: true, from: '1.1.0', to: '1.0.0' });
    expect(await entryOf()).toMatchObject({ current: '1.1.0' });
    await gateway.operate('mfe-public', 'promote', { version: '1.2.0' });
    expect(await rollback({ from: '1.1.0' })).toMatchObject({
      status: 409,
      detail: 'mfe-public has moved on: 1.2.0 is live by now, not 1.1.0. Nothing was changed.',
    });
    expect(await entryOf()).toMatchObject({ current: '1.2.0' });
  });

  test('both in one moment: each is done on what the other left, or refused', async () => {
    const [promoted, back] = await Promise.all([
      gateway.operate('mfe-public', 'promote', { version: '1.2.0' }),
      rollback({ from: '1.1.0' }),
    ]);
    expect(promoted.statusCode).toBe(200);
    expect(['1.0.0', 409]).toContain(back.to ?? back.status);
    expect(await entryOf()).toMatchObject({ current: '1.2.0' });
  });
});

test('the fallback of the live version changes when its record turns out to be bad', async () => {
  fakeIntervals();
  try {
    await gateway.app.close();
    gateway = await aGateway({ dataDir: gateway.dataDir });
    await seen('1.0.0', 30);
    await deliver('1.1.0');
    await seen('1.1.0', 10);
    await deliver('1.2.0');
    await seen('1.2.0', 1);
    expect(await fallback()).toBe('1.1.0');
    await seen('1.1.0', 10, 'region-lost', 100);
    jest.advanceTimersByTime(60_000);
    await gateway.app.close();
  } finally {
    jest.useRealTimers();
  }
  gateway = await aGateway({ dataDir: gateway.dataDir });
  expect(await fallback()).toBe('1.0.0');
  const audit = await gateway.app.inject({
    url: '/delivery/audit?remote=mfe-public&limit=1',
    headers: BEARER,
  });
  expect(audit.json().entries).toMatchObject([
    { action: 'fallback', version: '1.0.0', from: '1.2.0', to: '1.2.0' },
  ]);
  expect(await aBeaconToken(gateway)).not.toBe('');
});
