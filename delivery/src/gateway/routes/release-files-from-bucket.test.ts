import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { dataFolder } from '../../shared/data-folder.ts';
import { aGateway, type TestGateway } from '../../testing/a-gateway.ts';
import { aBucketService, type BucketService } from '../../testing/bucket-service.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';

/** Far more than the gateway fetches at once. */
const GUESSES = 60;

let service: BucketService;
let gateway: TestGateway;

beforeEach(async () => {
  service = await aBucketService();
  gateway = await aGateway({ s3: service.config });
  await gateway.deliver({ version: '1.0.0', server: aRemoteServer() });
  service.calls.length = 0;
});
afterEach(async () => {
  await gateway.app.close();
  await service.cut();
});

const VISITOR = '192.0.2.1';
/** Of another network: within one, reads wait for their turn. */
const GUESSER = '198.51.100.1';

function file(version: string, { name = 'mfe-public', remoteAddress = VISITOR } = {}) {
  return gateway.app.inject({ url: `/remotes/${name}/${version}/remoteEntry.js`, remoteAddress });
}

const guesses = (name?: string) =>
  Array.from({ length: GUESSES }, (_, index) =>
    file(`9.0.${index}`, { remoteAddress: GUESSER, ...(name && { name }) }),
  );

async function uploads(): Promise<string[]> {
  return readdir(join(dataFolder(gateway.dataDir).releases, '.incoming'));
}

/** Holds requests to the bucket until `go`. */
function hold() {
  const go = Promise.withResolvers<void>();
  const waits = new Map<number, () => void>();
  const held = {
    go: go.resolve,
    now: 0,
    /** The most that waited at once. */
    most: 0,
    /** Resolves once that many wait. */
    waiting: (count: number) => new Promise<void>((resolve) => waits.set(count, resolve)),
  };
  service.before = async () => {
    held.now += 1;
    held.most = Math.max(held.most, held.now);
    waits.get(held.now)?.();
    await go.promise;
    held.now -= 1;
  };
  return held;
}

test('the bucket is not asked about a name that was never published', async () => {
  for (const { statusCode } of await Promise.all(guesses('nobody'))) expect(statusCode).toBe(404);
  expect(service.calls).toEqual([]);
});

test('guessed versions are looked up a few at a time and leave nothing; promoted ones do not wait behind them', async () => {
  const held = hold();
  const four = held.waiting(4);
  const asked = guesses();
  await four;
  expect(await uploads()).toEqual([]);
  expect((await file('1.0.0')).statusCode).toBe(200);
  const five = held.waiting(5);
  const promoted = gateway.operate('mfe-public', 'promote', { version: '8.0.0' });
  await five;
  held.go();
  expect((await promoted).statusCode).toBe(404);
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(404);
  expect(held.most).toBe(5);
  expect(service.calls).toContain('GET releases/mfe-public/8.0.0.tar.gz');
});
