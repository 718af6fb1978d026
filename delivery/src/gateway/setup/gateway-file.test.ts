import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@jest/globals';
import { aDataFolder } from '../../testing/a-gateway.ts';
import { announceGateway } from './gateway-file.ts';

test('a gateway that stops leaves the file of another on the same folder', async () => {
  const path = join(await aDataFolder(), 'delivery', 'gateway.json');
  const url = 'http://127.0.0.1:4100';
  const first = await announceGateway(path, url);
  const second = await announceGateway(path, url);
  await first();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ url, pid: process.pid });
  await second();
  await expect(access(path)).rejects.toThrow('ENOENT');
  await expect(second()).resolves.toBeUndefined();
});
