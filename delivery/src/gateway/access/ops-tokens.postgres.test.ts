import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { dataFolder } from '../../shared/data-folder.ts';
import { aDatabase, onServer, type TestDatabase } from '../../testing/a-database.ts';
import {
  aDataFolder,
  aGateway,
  anApi,
  BEARER,
  deliverBoth,
  type TestGateway,
} from '../../testing/a-gateway.ts';
import { noProblem } from '../../testing/no-problem.ts';
import { aRelay, type Relay } from '../../testing/relay.ts';
import { openFolderTokens } from '../../tokens/folder-token-store.ts';
import { createOpsTokens, type IssuedToken } from '../../tokens/ops-tokens.ts';

onServer('gateways with one database and data folders of their own', () => {
  let database: TestDatabase;
  let relay: Relay;
  let api: { origin: string; server: Server };
  let gateways: TestGateway[];

  beforeEach(async () => {
    database = await aDatabase();
    relay = await aRelay(database.url);
    api = await anApi((_request, response) => response.end('{}'));
    gateways = [];
  });
  afterEach(async () => {
    await Promise.all(gateways.map(({ app }) => app.close()));
    api.server.close();
    await relay.close();
    await database.dispose();
  });

  async function start(dataDir?: string): Promise<TestGateway> {
    const gateway = await aGateway({
      databaseUrl: relay.url,
      apiUrl: api.origin,
      ...(dataDir !== undefined && { dataDir }),
    });
    gateways.push(gateway);
    return gateway;
  }

  const bearer = ({ token }: IssuedToken) => ({ authorization: `Bearer ${token}` });

  async function issue({ app }: TestGateway, remote: string): Promise<IssuedToken> {
    const payload = { remote, label: 'ci' };
    const answer = await app.inject({ method: 'POST', url: '/delivery/tokens', headers: BEARER, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<IssuedToken>();
  }

  const read = ({ app }: TestGateway, headers: Record<string, string>, url = '/delivery/remotes') =>
    app.inject({ url, headers });

  const rollBack = ({ app }: TestGateway, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/delivery/remotes/mfe-public/rollback',
      headers,
      payload: { reason: 'Preise falsch' },
    });

  test('a token is valid at all of them, and is revoked at all of them with the next request', async () => {
    const [one, other] = [await start(), await start()];
    const token = await issue(one, 'mfe-public');
    expect((await read(other, bearer(token))).statusCode).toBe(200);
    expect((await rollBack(other, bearer(await issue(one, 'mfe-booking')))).statusCode).toBe(403);
    const revoked = await other.app.inject({
      method: 'DELETE',
      url: '/delivery/tokens?remote=mfe-public',
      headers: BEARER,
    });
    expect(revoked.json()).toEqual({ revoked: 1 });
    for (const gateway of [one, other]) expect((await read(gateway, bearer(token))).statusCode).toBe(401);
  });

  test('without the database a token cannot be checked, and the answer says so; pages and the operator token still work', async () => {
    const gateway = await start();
    await deliverBoth(gateway);
    const token = await issue(gateway, 'mfe-public');
    await relay.cut();
    const routes = ['/delivery/remotes', '/delivery/remotes/shell', '/delivery/audit', '/delivery/tokens'];
    for (const url of routes) {
      const refused = await read(gateway, bearer(token), url);
      expect([refused.statusCode, refused.headers['content-type'], refused.json()]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
        expect.objectContaining({
          type: '/problems/tokens-unavailable',
          detail: expect.stringContaining('Tokens cannot be checked'),
        }),
      ]);
    }
    expect((await rollBack(gateway, bearer(token))).json()).toMatchObject({
      status: 503,
      type: '/problems/tokens-unavailable',
    });
    expect((await read(gateway, { authorization: 'Bearer guess' })).statusCode).toBe(401);
    expect((await read(gateway, BEARER)).statusCode).toBe(200);
    expect((await rollBack(gateway, BEARER)).json()).toMatchObject({
      type: '/problems/registry-unavailable',
    });
    expect((await gateway.page('/agenda')).statusCode).toBe(200);
    await relay.restore();
    expect((await read(gateway, bearer(token))).statusCode).toBe(200);
  });

  test('a gateway that had its tokens in the folder keeps them, and the others know them too', async () => {
    const dataDir = await aDataFolder();
    const store = await openFolderTokens(dataFolder(dataDir).tokens, noProblem);
    const before = createOpsTokens({ store, fixed: null, now: () => new Date() });
    const token = await before.issue({ remote: 'mfe-public', label: 'ci', expiresAt: null });
    const [moved, other] = [await start(dataDir), await start()];
    for (const gateway of [moved, other]) {
      expect((await read(gateway, bearer(token))).statusCode).toBe(200);
    }
  });

  test('the demo keeps its token across a restart', async () => {
    const first = await start();
    const restarted = await start(first.dataDir);
    const { tokens } = (await read(restarted, BEARER, '/delivery/tokens')).json<{ tokens: object[] }>();
    expect(tokens).toMatchObject([{ remote: '*', label: 'demo' }]);
  });
});
