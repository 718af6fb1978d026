import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const QUIET_MS = 150;
const SHARED = ['shared-contracts/src', 'shared-ui/src'];

/**
 * Calls `onChange` once after a burst of changes of what a workspace is built from, one call at a time.
 * @returns what ends it; until then it keeps the process alive.
 */
export function watchSources(name: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange).catch(report);
    }, QUIET_MS);
  };
  const watchers = [`${name}/src`, ...SHARED].map((directory) =>
    watch(join(ROOT, directory), { recursive: true }, onEvent),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
