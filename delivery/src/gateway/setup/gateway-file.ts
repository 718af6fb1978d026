import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { replaceFile } from '../../shared/durable-files.ts';

/**
 * Writes this gateway's address to a file, for programs on the same machine. In a shared folder the last one started
 * wins. The returned function removes the file, unless another gateway has written its own by then.
 */
export async function announceGateway(path: string, url: string): Promise<() => Promise<void>> {
  // In containers two gateways may have the same address and process id.
  const content = `${JSON.stringify({ url, pid: process.pid, instance: randomUUID() })}\n`;
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, content);
  return async () => {
    const present = await readFile(path, 'utf8').catch(() => null);
    if (present === content) await rm(path, { force: true });
  };
}
