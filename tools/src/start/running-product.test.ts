import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runningProduct } from './running-product.ts';

const server = createServer((_request, response) => response.end('ok'));
const dataDir = mkdtempSync(join(tmpdir(), 'firn-running-'));
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(join(dataDir, 'delivery'));
  writeFileSync(join(dataDir, 'delivery/gateway.json'), JSON.stringify({ url }));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('finds the product that runs on a data folder, and none where only its file is left', async () => {
  expect(await runningProduct(dataDir)).toBe(url);
  await new Promise((resolve) => server.close(resolve));
  expect(await runningProduct(dataDir)).toBeNull();
  expect(await runningProduct(join(dataDir, 'nowhere'))).toBeNull();
});
