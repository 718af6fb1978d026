import type { AuditEntry } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aDatabase, onServer, type TestDatabase } from '../../testing/a-database.ts';
import { aDataFolder, aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';
import { visit } from '../../testing/a-visitor.ts';

onServer('three gateways on one database', () => {
  let database: TestDatabase;
  let gateways: TestGateway[];

  beforeEach(async () => {
    database = await aDatabase();
    const dataDir = await aDataFolder();
    gateways = [];
    for (let count = 0; count < 3; count += 1) {
      gateways.push(await aGateway({ dataDir, databaseUrl: database.url }));
    }
  });
  afterEach(async () => {
    await Promise.all(gateways.map(({ app }) => app.close()));
    await database.dispose();
  });

  const read = async (gateway: TestGateway, url: string) =>
    (await gateway.app.inject({ url, headers: BEARER })).json();

  /** Every gateway has seen what the first one changed. */
  async function agreed(first: TestGateway): Promise<void> {
    const { sequence } = await read(first, '/delivery/remotes');
    for (const gateway of gateways) {
      while ((await read(gateway, '/delivery/remotes')).sequence < sequence) await new Promise(setImmediate);
    }
  }

  test('judge together, see the same health, and roll back once', async () => {
    const [first] = gateways;
    if (!first) throw new Error('There is no gateway.');
    await first.deliver({ name: 'shell' });
    await first.deliver();
    await first.deliver({ version: '1.1.0' });
    await agreed(first);
    const fail = (index: number) =>
      visit(
        gateways[index % 3] ?? first,
        { version: '1.1.0', phase: 'uncaught' },
        { address: `10.0.${index}.7` },
      );
    for (let index = 0; index < 4; index += 1) expect(await fail(index)).toBe(202);
    for (const gateway of gateways) {
      const { current, health } = await read(gateway, '/delivery/remotes/mfe-public');
      expect([current, health['1.1.0']]).toMatchObject(['1.1.0', { views: 4, failures: 4 }]);
    }
    await Promise.all([4, 5, 6, 7, 8, 9].map(fail));
    await agreed(first);
    const { entries } = await read(first, '/delivery/audit');
    const own = entries.filter(({ actor }: AuditEntry) => actor === 'firn (automatic)');
    expect(own).toMatchObject([{ action: 'rollback', from: '1.1.0', to: '1.0.0' }]);
  });
});
