import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_SECRET } from '../../../test/build-test-app.ts';
import { callFirnApi } from '../../../test/call-firn-api.ts';
import { COMMANDS } from './index.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'firn-backup-command-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const call = (args: readonly string[]) =>
  callFirnApi(args, {
    commands: COMMANDS,
    env: { FIRN_DATA_DIR: join(root, 'data'), FIRN_SECRET: TEST_SECRET },
  });

test.each([
  [['backup'], 2, 'Which folder, or which s3://BUCKET/FOLDER?'],
  [['restore'], 2, 'Which folder, or which s3://BUCKET/FOLDER?'],
  [['backup', 's3://firn-backups/today'], 1, 'S3_ENDPOINT is missing'],
  [['backup', 's3://'], 1, 's3:// is no bucket; write s3://BUCKET/FOLDER.'],
  [['backup', 'here', '--releases-bucket', 'firn-releases'], 1, 'S3_ENDPOINT is missing'],
])('%j is refused', async (args, code, sentence) => {
  expect(await call(args)).toMatchObject({ code, err: expect.stringContaining(sentence) });
});

test('an empty database has nothing to save, and a folder without a list is no backup', async () => {
  const place = join(root, 'backup');
  expect(await call(['backup', place])).toMatchObject({
    code: 1,
    err: 'The database has no tables; there is nothing to save.\n',
  });
  expect(await call(['restore', place])).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no manifest.json'),
  });
});
