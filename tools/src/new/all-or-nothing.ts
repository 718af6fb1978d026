import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs what writes to files and folders; when it fails they are put back as they were, and the error goes on. */
export async function allOrNothing(paths: readonly string[], work: () => Promise<void>): Promise<void> {
  const copies = mkdtempSync(join(tmpdir(), 'firn-new-'));
  const kept = paths.map((path, index) => ({ path, copy: join(copies, String(index)) }));
  for (const { path, copy } of kept) if (existsSync(path)) cpSync(path, copy, { recursive: true });
  try {
    await work();
  } catch (error) {
    for (const { path, copy } of kept) {
      rmSync(path, { recursive: true, force: true });
      if (existsSync(copy)) cpSync(copy, path, { recursive: true });
    }
    throw error;
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}
