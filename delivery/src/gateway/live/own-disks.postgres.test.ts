import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aDatabase, onServer, type TestDatabase } from '../../testing/a-database.ts';
import { aGateway, anApi, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aBucketService, type BucketService } from '../../testing/bucket-service.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';

onServer('two gateways on one database and one bucket, each with a disk of its own', () => {
  let database: TestDatabase;
  let service: BucketService;
  let api: { origin: string; server: Server };
  let here: TestGateway;
  let there: TestGateway;

  beforeEach(async () => {
    database = await aDatabase();
    service = await aBucketService();
    api = await anApi((_request, response) => response.end('{}'));
    here = await start();
    there = await start();
    await deliverBoth(here);
    await shown(there, 4);
    for (const name of ['shell', 'mfe-public']) await fetched(there, '1.0.0', name);
    expect(await regionOf(there)).toBe('1.0.0');
  });
  afterEach(async () => {
    await Promise.all([here.app.close(), there.app.close()]);
    api.server.close();
    await service.cut();
    await database.dispose();
  });

  /** On the disk of `like`, or on one of its own. */
  function start(like?: TestGateway): Promise<TestGateway> {
    const dataDir = like ? { dataDir: like.dataDir } : {};
    return aGateway({ ...dataDir, databaseUrl: database.url, s3: service.config, apiUrl: api.origin });
  }

  /** Resolves once a gateway has heard of a change. */
  async function shown({ app }: TestGateway, sequence: number): Promise<void> {
    const { body } = await fetch(`${await origin(app)}/delivery/events?since=${sequence - 1}`);
    const decoder = new TextDecoder();
    let seen = '';
    for await (const chunk of body ?? []) {
      seen += decoder.decode(chunk, { stream: true });
      if (Number(/id: (\d+)\n(?![\s\S]*id: )/.exec(seen)?.[1] ?? 0) >= sequence) return;
    }
  }

  async function origin(app: TestGateway['app']): Promise<string> {
    return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
  }

  function file({ app }: TestGateway, version: string) {
    return app.inject({ url: `/remotes/mfe-public/${version}/remoteEntry.js` });
  }

  /** Resolves once a gateway has a release, because its pages wait for it only a second. */
  async function fetched({ app }: TestGateway, version: string, name = 'mfe-public'): Promise<void> {
    expect((await app.inject({ url: `/remotes/${name}/${version}/integrity.json` })).statusCode).toBe(200);
  }

  async function regionOf(gateway: TestGateway): Promise<string | undefined> {
    const { statusCode, body } = await gateway.page('/agenda');
    expect(statusCode).toBe(200);
    return /Region (\S+)/.exec(body)?.[1];
  }

  function publish(gateway: TestGateway, version: string) {
    return gateway.publish({ version, server: aRemoteServer(version) });
  }

  test('what is published at one is served by the other, and promoted there', async () => {
    expect((await publish(here, '1.1.0')).statusCode).toBe(201);
    const served = await file(there, '1.1.0');
    expect([served.statusCode, served.body]).toEqual([200, expect.stringContaining("version = '1.1.0'")]);
    expect((await publish(there, '1.1.0')).statusCode).toBe(200);

    expect((await publish(here, '1.2.0')).statusCode).toBe(201);
    expect((await there.operate('mfe-public', 'promote', { version: '1.2.0' })).statusCode).toBe(200);
    expect(await regionOf(there)).toBe('1.2.0');
    await shown(here, 7);
    expect(await regionOf(here)).toBe('1.2.0');
    const { versions } = (
      await there.app.inject({
        url: '/delivery/remotes/mfe-public',
        headers: { authorization: 'Bearer ops-token-of-the-tests' },
      })
    ).json();
    expect(versions).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  test('without the bucket both serve what they have, roll back, and report what is missing', async () => {
    await here.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0') });
    await publish(here, '1.2.0');
    await shown(there, 7);
    await fetched(there, '1.1.0');
    expect(await regionOf(there)).toBe('1.1.0');
    await service.cut();

    const restarted = await start(there);
    for (const gateway of [here, there, restarted]) {
      expect(await regionOf(gateway)).toBe('1.1.0');
      expect((await gateway.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    }
    await restarted.app.close();
    const lacking = await file(there, '1.2.0');
    expect([lacking.statusCode, lacking.headers['cache-control'], lacking.json()]).toEqual([
      503,
      'no-store',
      expect.objectContaining({ detail: expect.stringMatching('^The bucket firn cannot be used: ') }),
    ]);
    const promoted = await there.operate('mfe-public', 'promote', { version: '1.2.0' });
    expect([promoted.statusCode, promoted.json().type]).toEqual([503, '/problems/release-store-unavailable']);
    expect((await publish(there, '1.3.0')).statusCode).toBe(503);
    expect((await there.operate('mfe-public', 'rollback', { reason: 'broken' })).statusCode).toBe(200);
    expect(await regionOf(there)).toBe('1.0.0');
    await shown(here, 8);
    expect(await regionOf(here)).toBe('1.0.0');

    await service.restore();
    expect((await file(there, '1.2.0')).statusCode).toBe(200);
  });

  test('with a bucket that hangs, pages keep showing what was live; the change shows once it answers', async () => {
    await publish(here, '1.1.0');
    const answers = Promise.withResolvers<void>();
    service.before = () => answers.promise;
    await here.operate('mfe-public', 'promote', { version: '1.1.0' });
    expect(await regionOf(here)).toBe('1.1.0');
    await shown(there, 6);
    expect(await regionOf(there)).toBe('1.0.0');
    answers.resolve();
    expect((await file(there, '1.1.0')).statusCode).toBe(200);
    // Each byte is held against its hash first.
    while ((await regionOf(there)) === '1.0.0') await new Promise(setImmediate);
    expect(await regionOf(there)).toBe('1.1.0');
  });
});
