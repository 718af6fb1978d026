import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The script of a thread that runs `onMessage` for each message. */
export async function aThread(onMessage: string): Promise<URL> {
  const path = join(await mkdtemp(join(tmpdir(), 'firn-thread-')), 'thread.mjs');
  await writeFile(
    path,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => { ${onMessage} });\n`,
  );
  return pathToFileURL(path);
}
