import { expect, test } from '@jest/globals';
import { recordStatements } from './recorded-statements.ts';

/** A driver that notes what reaches it, as a pool or as the embedded database. */
function driver(kind: 'pool' | 'embedded') {
  const seen: string[] = [];
  const query = async (text: string) => seen.push(text);
  const client = {
    query: async (text: string) => seen.push(`tx ${text}`),
    release: () => seen.push('released'),
  };
  const raw =
    kind === 'pool'
      ? { query, connect: async () => client }
      : { query, transaction: async (work: (tx: typeof client) => Promise<unknown>) => work(client) };
  return { seen, raw };
}

test.each([
  ['pool', ['a', 'tx b', 'tx c', 'released', 'd']],
  ['embedded', ['a', 'tx b', 'tx c', 'd']],
] as const)('the statements of a request are repeated on a %s as they were', async (kind, expected) => {
  const { seen, raw } = driver(kind);
  const { query } = raw;
  const request = async () => {
    await raw.query('a');
    const work = async (client: { query(text: string): Promise<unknown> }) => {
      await client.query('b');
      await client.query('c');
    };
    if ('connect' in raw) {
      const client = await raw.connect();
      await work(client);
      client.release();
    } else await raw.transaction(work);
    await raw.query('d');
  };
  const recording = await recordStatements({ raw } as never, request);
  expect(seen).toEqual(expected);
  expect([recording.count, raw.query]).toEqual([4, query]);
  seen.length = 0;
  await recording.replay();
  expect(seen).toEqual(expected);
});
