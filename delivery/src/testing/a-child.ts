import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVE_PARENT = new URL('../shared/serve-parent.ts', import.meta.url);

/** The script of a process that runs `onMessage` for each message; it answers by calling `answer`. */
export async function aChild(onMessage: string): Promise<URL> {
  const path = join(await mkdtemp(join(tmpdir(), 'firn-child-')), 'child.mjs');
  await writeFile(
    path,
    `import { serveParent } from '${SERVE_PARENT}';\nserveParent((question, answer) => { ${onMessage} });\n`,
  );
  return pathToFileURL(path);
}

/** Code that takes all memory in pieces so large that V8 ends a thread's whole process instead of the thread. */
export const GREEDY =
  "let text = 'x'.repeat(2 ** 20); for (;;) text = (text + text).split('').reverse().join('');";
