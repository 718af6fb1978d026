import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadTextSignature, type TakenText, type TextProvider } from './text-provider.ts';

const taken = (id: string): TakenText => ({ externalId: id, state: 'delivered', failure: null });

/** Keeps SMS as `{id}.json` in a folder instead of sending them: for development, the demo and tests. */
export function createFolderProvider(folder: string): TextProvider {
  return {
    name: 'file',
    async send({ id, to, text }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.tmp`, `${JSON.stringify({ id, to, text }, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
      return taken(id);
    },
    async find({ id }) {
      try {
        await readFile(join(folder, `${id}.json`));
        return taken(id);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return null;
      }
    },
    // A folder tells nothing by itself.
    readWebhook() {
      throw new BadTextSignature();
    },
  };
}
