import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@jest/globals';
import { openIncoming } from './incoming.ts';

/** The name an upload of another process has, here and now. */
async function nameOf(folder: string, pid: number): Promise<string> {
  const { inUpload } = await openIncoming(folder);
  const own = await inUpload(async ({ archive }) => basename(dirname(archive)));
  return own.replace(`-${process.pid}-`, `-${pid}-`);
}

test('what ended processes left goes at the next start; what others are doing stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firn-incoming-'));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const before = await nameOf(folder, process.pid);
  const killed = await nameOf(folder, dead);
  const alive = await nameOf(folder, process.ppid);
  // Of another machine, whose processes cannot be asked after.
  const elsewhere = `000000000000-${dead}-00000000-0000-0000-0000-000000000000`;
  for (const name of [before, killed, alive, elsewhere]) {
    await mkdir(join(folder, name, 'release'), { recursive: true });
    await writeFile(join(folder, name, 'archive.tar.gz'), 'x');
  }
  await openIncoming(folder);
  expect((await readdir(folder)).toSorted()).toEqual([alive, elsewhere].toSorted());
});

test('a second gateway that starts leaves a running upload of this process alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firn-incoming-'));
  const { inUpload } = await openIncoming(folder);
  await inUpload(async (upload) => {
    await writeFile(upload.archive, 'x');
    await openIncoming(folder);
    expect(await readdir(dirname(upload.archive))).toEqual(['archive.tar.gz', 'release']);
  });
  expect(await readdir(folder)).toEqual([]);
});
