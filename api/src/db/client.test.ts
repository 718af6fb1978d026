import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FolderLockedError, openDatabase } from './client.ts';

test('a folder that is already open is refused by name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firn-lock-'));
  const first = await openDatabase({ databaseUrl: null, dataDir });
  const second = openDatabase({ databaseUrl: null, dataDir }, 0);
  await expect(second).rejects.toThrow(FolderLockedError);
  await expect(second).rejects.toThrow(`The data folder ${dataDir}/database is open in another process`);
  await first.close();
  await rm(dataDir, { recursive: true });
});
