import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sha384 } from '@firn/shared-contracts/sha384';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, type TestGateway } from '../../testing/a-gateway.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
const BASE = '/remotes/mfe-public/1.0.0';

beforeAll(async () => {
  gateway = await aGateway();
  await gateway.publish({ server: aRemoteServer(), client: { 'evil.html': '<script>alert(1)</script>' } });
});
afterAll(() => gateway.app.close());

function file(path: string, acceptEncoding = '') {
  return gateway.app.inject({ url: path, headers: { 'accept-encoding': acceptEncoding } });
}

test('a published file is served for a year, promoted or not', async () => {
  const response = await file(`${BASE}/remoteEntry.js`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  expect(response.body).toContain("name = 'mfe-public'");
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['zstd', 'gzip, zstd', zstdDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
])('it comes as %s for «%s», compressed at publish', async (encoding, accept, decode) => {
  const response = await file(`${BASE}/remoteEntry.js`, accept);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  expect(decode(response.rawPayload).toString()).toContain("name = 'mfe-public'");
});

test('small files and other encodings come as they are', async () => {
  expect((await file(`${BASE}/page-agenda.css`, 'br')).headers['content-encoding']).toBeUndefined();
  expect((await file(`${BASE}/remoteEntry.js`, 'deflate')).headers['content-encoding']).toBeUndefined();
});

test('a browser that already has the bytes gets 304, per encoding', async () => {
  const ask = (acceptEncoding: string, tags?: string, name = 'remoteEntry.js') =>
    gateway.app.inject({
      url: `${BASE}/${name}`,
      headers: { 'accept-encoding': acceptEncoding, ...(tags && { 'if-none-match': tags }) },
    });
  const etag = String((await ask('br')).headers.etag);
  expect(etag).toMatch(/^"sha384-.+-br"$/);
  const known = await ask('br', `"other", W/${etag}`);
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
  expect(known.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('gzip', etag)).statusCode).toBe(200);
  expect((await ask('br', '"other"')).statusCode).toBe(200);
  const list = await ask('', undefined, 'integrity.json');
  expect((await ask('', String(list.headers.etag), 'integrity.json')).statusCode).toBe(304);
});

test('the hash list is that of the registry', async () => {
  await gateway.operate('mfe-public', 'promote', { version: '1.0.0' });
  const registry = (await gateway.app.inject('/delivery/registry')).json();
  const list = await file(`${BASE}/integrity.json`);
  expect(sha384(list.body)).toBe(registry.remotes['mfe-public'].integrity);
  const entry = await file(registry.remotes['mfe-public'].entry);
  expect(list.json()[`${BASE}/remoteEntry.js`]).toBe(sha384(entry.rawPayload));
});

test.each([
  `${BASE}/server/index.js`,
  `${BASE}/../server/index.js`,
  `${BASE}/%2e%2e/server/index.js`,
  `${BASE}/..%2fserver/index.js`,
  `${BASE}/release.json`,
  `${BASE}/package.json`,
  `${BASE}/encoded/remoteEntry.js.br`,
  `${BASE}/`,
  `${BASE}`,
  '/remotes/mfe-public/9.9.9/remoteEntry.js',
  '/remotes/..%2f..%2fdelivery/1.0.0/demo-token',
  '/remotes/__proto__/1.0.0/x',
  `${BASE}/constructor`,
  `${BASE}/__proto__`,
])('%s is not found', async (path) => {
  const response = await file(path);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('no release serves a document of its own', async () => {
  expect((await file(`${BASE}/evil.html`)).headers['content-type']).toBe('application/octet-stream');
});
