import type { AuditEntry } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';
import { aBeaconToken, visit } from '../../testing/a-visitor.ts';
import { aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

const LOOP = 'for (let turn = 0; ; ) turn = (turn + 1) % 7;';
const network = (index: number) => `10.${index >> 8}.${index & 255}.7`;

let gateway: TestGateway;

const open = (dataDir?: string) => aGateway(dataDir ? { dataDir } : {}, { renderTimeout: 2000 });

beforeEach(async () => {
  gateway = await open();
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await gateway.deliver({ server: aRemoteServer() });
  for (let index = 100; index < 130; index += 1) {
    await visit(gateway, { phase: 'load' }, { address: network(index) });
  }
});
afterEach(() => gateway.app.close());

async function entryOf(remote = 'mfe-public') {
  return (await gateway.app.inject({ url: `/delivery/remotes/${remote}`, headers: BEARER })).json();
}

async function automaticRows(): Promise<AuditEntry[]> {
  const { entries } = (await gateway.app.inject({ url: '/delivery/audit', headers: BEARER })).json();
  return entries.filter(({ actor }: AuditEntry) => actor === 'firn (automatic)');
}

/** Fetches the page from as many networks, by programs that report nothing. */
async function fetchFrom(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await aBeaconToken(gateway, { address: network(index) });
  }
}

/** A gateway that stops has judged everything before. */
async function judged(): Promise<void> {
  await gateway.app.close();
  gateway = await open(gateway.dataDir);
}

describe.each([
  ['turns in a circle', LOOP],
  ['ends the process', 'process.exit(1)'],
  ['throws', "throw new Error('broken')"],
])('a version whose server bundle %s', (_what, body) => {
  beforeEach(() => gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0', body) }));

  test('shows in its health, one vote per network', async () => {
    await fetchFrom(3);
    await aBeaconToken(gateway, { address: network(1) });
    expect((await entryOf()).health['1.1.0']).toMatchObject({ views: 3, failures: 3, phases: { server: 4 } });
    expect((await entryOf('shell')).health['1.0.0']).toMatchObject({ failures: 0 });
  });

  test('is rolled back at the fifth network though no tab reports anything', async () => {
    await fetchFrom(5);
    await judged();
    expect(await entryOf()).toMatchObject({ current: '1.0.0' });
    expect(await automaticRows()).toMatchObject([
      {
        action: 'rollback',
        version: '1.0.0',
        reason: 'auto rollback: 5 of 5 visitors failed with 1.1.0 (server), 1.0.0: 0 of 30',
      },
    ]);
  });

  test('has no vote of those who look at it by an override', async () => {
    await gateway.operate('mfe-public', 'rollback', { reason: 'Preise falsch' });
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/overrides',
      headers: BEARER,
      payload: { remote: 'mfe-public', version: '1.1.0', minutes: 5 },
    });
    const { token } = answer.json<{ token: string }>();
    for (let index = 0; index < 5; index += 1) {
      const headers = { 'x-firn-override': token };
      await aBeaconToken(gateway, { address: network(index), headers });
    }
    expect((await entryOf()).health['1.1.0']).toMatchObject({ views: 0, failures: 0 });
  });
});

test('a page of two bundles: the shell whose frame fails is taken back, the remote in it stays', async () => {
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0') });
  await gateway.deliver({ name: 'shell', version: '1.1.0', server: aShellServer('1.1.0', LOOP) });
  await fetchFrom(5);
  await judged();
  expect(await entryOf('shell')).toMatchObject({ current: '1.0.0' });
  expect(await entryOf()).toMatchObject({ current: '1.1.0' });
});
