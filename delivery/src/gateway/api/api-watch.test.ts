import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { anApi } from '../../testing/a-gateway.ts';
import { createApiAddresses } from './api-addresses.ts';
import { createApiWatch } from './api-watch.ts';
import { createSecretProof } from './same-secret.ts';

const SECRET = 'a-secret-of-the-tests-with-32-characters';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An API that is ready or not, and says of a proof what it is told to. */
async function api(state: { isReady: boolean; same?: 'yes' | 'no'; asked?: string[] }): Promise<string> {
  const { origin, server } = await anApi((request, response) => {
    state.asked?.push(`${request.url} ${request.headers['firn-same-secret']}`);
    if (state.same) response.setHeader('firn-same-secret', state.same);
    response.writeHead(state.isReady ? 200 : 503).end();
  });
  servers.push(server);
  return origin;
}

function watching(origins: readonly string[], secret: string | null = SECRET) {
  const addresses = createApiAddresses(origins);
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const prove = secret === null ? null : createSecretProof(secret);
  return { addresses, log, watch: createApiWatch({ addresses, prove, log }) };
}

test('one that is not ready is asked last; the log tells what changes, once', async () => {
  const states = [{ isReady: true }, { isReady: false }] as const;
  const [one, two] = [await api(states[0]), await api(states[1])];
  const { addresses, log, watch } = watching([one, two]);
  expect(await watch.look()).toBe(true);
  await watch.look();
  expect(addresses.route('GET').origin).toBe(one);
  expect(addresses.route('GET').origin).toBe(one);
  expect(log.warn.mock.calls).toEqual([[`the API at ${two} is not ready`]]);
  expect(log.info.mock.calls).toEqual([[`the API at ${one} is ready`]]);
});

test('without one that is ready the API is not', async () => {
  const { watch } = watching([await api({ isReady: false }), 'http://127.0.0.1:9']);
  expect(await watch.look()).toBe(false);
});

test('an API with another secret is named, at the first look and once; no secret is sent or logged', async () => {
  const asked: string[] = [];
  const origin = await api({ isReady: true, same: 'no', asked });
  const { log, watch } = watching([origin]);
  await watch.look();
  await watch.look();
  expect(log.error.mock.calls).toEqual([
    [
      `FIRN_SECRET of this gateway and FIRN_SECRET of the API at ${origin} are different. Give both the same one, or see ` +
        'docs/how-to/run-in-production.md#another-secret.',
    ],
  ]);
  const [, nonce = '', proof] = /^\/api\/readyz ([\w-]+)\.([\w-]+)$/.exec(asked[0] ?? '') ?? [];
  expect(proof).toBe(createHmac('sha256', SECRET).update(`same-secret:${nonce}`).digest('base64url'));
  expect(asked[0]).not.toBe(asked[1]);
  expect(JSON.stringify([asked, log.error.mock.calls])).not.toContain(SECRET);
});

test.each([
  ['the same secret', 'yes', SECRET],
  ['one of an older version, which says nothing', undefined, SECRET],
  ['the demo, where each has its own', undefined, null],
] as const)('%s is nothing to tell', async (_what, same, secret) => {
  const { log, watch } = watching([await api({ isReady: true, ...(same && { same }) })], secret);
  await watch.look();
  expect(log.error).not.toHaveBeenCalled();
});
