import { expect, test } from '@jest/globals';
import { fetchInTurn } from './fetch-in-turn.ts';

const A = 'http://api-1:4001';
const B = 'http://api-2:4001';

function fails(code: string): never {
  throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) });
}

/** The addresses asked and the status answered, or the error. */
async function asked(first: () => Response, init: RequestInit = {}, url = `${A}/api/events?page=2`) {
  const addresses: string[] = [];
  const once = async (input: unknown) => {
    addresses.push(String(input));
    return addresses.length === 1 ? first() : new Response('{}');
  };
  const fetched = fetchInTurn(once as typeof fetch, [A, B])(new URL(url), init);
  return [addresses, await fetched.then(({ status }) => status, String)];
}

const BOTH = [`${A}/api/events?page=2`, `${B}/api/events?page=2`];

test.each(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])(
  'a read that ends with %s goes on',
  async (code) => {
    expect(await asked(() => fails(code))).toEqual([BOTH, 200]);
  },
);

test('a read that is answered 503 goes on, one that is answered otherwise does not', async () => {
  expect(await asked(() => new Response(null, { status: 503 }))).toEqual([BOTH, 200]);
  expect(await asked(() => new Response(null, { status: 404 }))).toEqual([[BOTH[0]], 404]);
});

test('what takes too long, writes, and what is not of the API are fetched once', async () => {
  const [late, error] = await asked(() => fails('UND_ERR_HEADERS_TIMEOUT'));
  expect([late, error]).toEqual([[BOTH[0]], 'TypeError: fetch failed']);
  expect((await asked(() => fails('ECONNRESET'), { method: 'POST' }))[0]).toEqual([BOTH[0]]);
  const elsewhere = 'https://weather.example/';
  expect((await asked(() => fails('ECONNRESET'), {}, elsewhere))[0]).toEqual([elsewhere]);
});
