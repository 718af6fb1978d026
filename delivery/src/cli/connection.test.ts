import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aDataFolder } from '../testing/a-gateway.ts';
import { findConnection } from './connection.ts';

const TOKEN = 'the-demo-token';

test.each([
  ['https://firn.example', null],
  ['http://localhost.firn.example', null],
  ['http://127.0.0.1.firn.example:4000', null],
  ['http://localhost:4000@firn.example', null],
  ['http://localhost:4000', TOKEN],
  ['http://127.0.0.1', TOKEN],
  ['http://[::1]:4000', TOKEN],
])('a token found on this machine is not sent to another machine: %s', async (address, expected) => {
  const root = await aDataFolder();
  await mkdir(join(root, 'delivery'));
  await writeFile(join(root, 'delivery', 'gateway.json'), JSON.stringify({ url: 'http://127.0.0.1:4000' }));
  await writeFile(join(root, 'delivery', 'demo-token'), TOKEN);
  const { url, token } = await findConnection({ FIRN_URL: `${address}/`, FIRN_DATA_DIR: root }, '/');
  expect([url, token]).toEqual([address, expected]);
});
