import { watch } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ROOT } from '../build/workspace.ts';
import { productOptions, startProduct } from './product.ts';
import { deliver } from './publish.ts';
import { bringUp, waitForEnd } from './start-command.ts';

const QUIET_MS = 150;

/** Calls `onChange` once after a burst of changes below the folders, one call at a time. */
function watchSources(directories: readonly string[], onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const directory of directories) {
    watch(directory, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(onChange);
      }, QUIET_MS);
    });
  }
}

/** `npm run dev [-- mfe-x …]`: the product, with the named workspaces delivered again on every change. */
export async function run(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : RELEASE_WORKSPACES;
  const unknown = names.filter((name) => !RELEASE_WORKSPACES.includes(name));
  if (unknown.length > 0) {
    console.error(`No release workspace: ${unknown.join(', ')}. Known: ${RELEASE_WORKSPACES.join(', ')}.`);
    return 2;
  }
  const { product } = await bringUp(startProduct({ ...productOptions(), watch: true }));
  console.log(`Firn runs at ${product.url}; watching ${names.join(', ')} and the API.`);
  const shared = ['shared-contracts/src', 'shared-ui/src'].map((path) => join(ROOT, path));
  for (const name of names) {
    watchSources([join(ROOT, name, 'src'), ...shared], async () => {
      try {
        console.log(`${name}@${await deliver(product, name)}`);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    });
  }
  return waitForEnd(product);
}
