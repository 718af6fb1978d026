import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { replaceFile } from '../../shared/durable-files.ts';

/**
 * Writes down where this gateway is, for those on the same machine. On a shared folder the one that started last
 * counts. The answer takes the file away, unless another gateway has written its own by then.
 */
export async function announceGateway(path: string, url: string): Promise<() => Promise<void>> {
  // In containers address and process id of two gateways may be the same.
  const content = `${JSON.stringify({ url, pid: process.pid, instance: randomUUID() })}\n`;
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, content);
  return async () => {
    const present = await readFile(path, 'utf8').catch(() => null);
    if (present === content) await rm(path, { force: true });
  };
}
