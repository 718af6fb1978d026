import { join } from 'node:path';
import { dataFolder } from '@firn/delivery/data-folder';
import { type Development, develop, problemLine } from '@firn/remote-build';
import { ROOT } from '../root.ts';
import { beforeEnd } from './ending.ts';

/** Says what a build brought, once: that it fails and why, and that it works again. */
function createTeller(say: (text: string) => void) {
  const last = new Map<string, string>();
  return (name: string, problems: readonly string[]) => {
    const text =
      problems.length > 0 ? problems.map((line) => `${name}/${line}`).join('\n') : `${name} is built.`;
    if (last.get(name) !== text) say(text);
    last.set(name, text);
  };
}

/**
 * Builds workspaces now and after every change, for the product on `dataDir` alone: nothing is published, and nothing is
 * left of it. Resolves once each is built for the first time.
 */
export async function developAll(dataDir: string, names: readonly string[]): Promise<readonly Development[]> {
  const tell = createTeller(console.log);
  const { development: notes } = dataFolder(dataDir);
  return Promise.all(
    names.map(async (name) => {
      const one = await develop({
        directory: join(ROOT, name),
        notes,
        onBuild: ({ problems }) => tell(name, problems.map(problemLine)),
        onFailure: (error) => console.error(error),
      });
      beforeEnd(one.close);
      return one;
    }),
  );
}
