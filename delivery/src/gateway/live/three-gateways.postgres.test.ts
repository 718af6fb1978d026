import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aDatabase, onServer, type TestDatabase } from '../../testing/a-database.ts';
import {
  aDataFolder,
  aGateway,
  anApi,
  BEARER,
  deliverBoth,
  type TestGateway,
} from '../../testing/a-gateway.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';
import { aRelay, type Relay } from '../../testing/relay.ts';

const PAGES = 20;

onServer('three gateways on one database and one release folder', () => {
  let database: TestDatabase;
  let relay: Relay;
  let api: { origin: string; server: Server };
  let dataDir: string;
  let gateways: TestGateway[];

  beforeEach(async () => {
    database = await aDatabase();
    relay = await aRelay(database.url);
    api = await anApi((_request, response) => response.end('{}'));
    dataDir = await aDataFolder();
    gateways = [];
    for (let count = 0; count < 3; count += 1) await start();
    await deliverBoth(gatewayAt(0));
    await gatewayAt(0).deliver({ version: '1.1.0', server: aRemoteServer('1.1.0') });
    await Promise.all(gateways.map((gateway) => shown(gateway, 6)));
  });
  afterEach(async () => {
    await Promise.all(gateways.map(({ app }) => app.close()));
    api.server.close();
    await relay.close();
    await database.dispose();
  });

  async function start(): Promise<TestGateway> {
    const gateway = await aGateway({ dataDir, databaseUrl: relay.url, apiUrl: api.origin });
    gateways.push(gateway);
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    return gateway;
  }

  function gatewayAt(index: number): TestGateway {
    return gateways[index] as TestGateway;
  }

  function get(gateway: TestGateway, path: string): Promise<Response> {
    return fetch(`${gateway.app.listeningOrigin}${path}`, { headers: { ...BEARER, accept: 'text/html' } });
  }

  /** Resolves once a tab at that gateway would be told of the change. */
  async function shown(gateway: TestGateway, sequence: number): Promise<void> {
    const { body } = await get(gateway, `/delivery/events?since=${sequence - 1}`);
    const decoder = new TextDecoder();
    let seen = '';
    for await (const chunk of body ?? []) {
      seen += decoder.decode(chunk, { stream: true });
      const [, id = 0] = /id: (\d+)\n(?![\s\S]*id: )/.exec(seen) ?? [];
      if (Number(id) >= sequence) return;
    }
  }

  async function regionOf(gateway: TestGateway): Promise<string | undefined> {
    const response = await get(gateway, '/agenda');
    expect(response.status).toBe(200);
    return /Region (\S+)/.exec(await response.text())?.[1];
  }

  function regions(): Promise<(string | undefined)[]> {
    return Promise.all(gateways.map(regionOf));
  }

  function rollBack(gateway: TestGateway, to?: string) {
    return gateway.operate('mfe-public', 'rollback', { reason: 'broken', ...(to && { to }) });
  }

  test('a change on one shows on all', async () => {
    expect(await regions()).toEqual(['1.1.0', '1.1.0', '1.1.0']);
    expect((await rollBack(gatewayAt(1))).json()).toMatchObject({ sequence: 7, to: '1.0.0' });
    expect(await regionOf(gatewayAt(1))).toBe('1.0.0');
    await Promise.all(gateways.map((gateway) => shown(gateway, 7)));
    expect(await regions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);

    await gatewayAt(2).operate('mfe-public', 'promote', { version: '1.1.0' });
    await Promise.all(gateways.map((gateway) => shown(gateway, 8)));
    expect(await regions()).toEqual(['1.1.0', '1.1.0', '1.1.0']);
  });

  test('without the database all keep serving, and accept changes again once it is back', async () => {
    await relay.cut();
    for (let count = 0; count < PAGES; count += 1) {
      expect(await regions()).toEqual(['1.1.0', '1.1.0', '1.1.0']);
    }
    const refused = await rollBack(gatewayAt(0));
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      type: expect.stringContaining('registry-unavailable'),
      detail: expect.stringContaining('nothing was changed'),
    });
    const ready = await get(gatewayAt(0), '/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ registry: false })]);
    expect(await (await get(gatewayAt(0), '/metrics')).text()).toContain('firn_registry_store_up 0');

    const restarted = await start();
    expect(await regionOf(restarted)).toBe('1.1.0');

    await relay.restore();
    expect((await rollBack(gatewayAt(0))).json()).toMatchObject({ sequence: 7, to: '1.0.0' });
    await Promise.all(gateways.map((gateway) => shown(gateway, 7)));
    expect(await regions()).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0']);
    expect(await (await get(restarted, '/metrics')).text()).toContain('firn_registry_store_up 1');
  });
});
