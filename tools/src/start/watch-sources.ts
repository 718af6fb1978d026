import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

const QUIET_MS = 150;
const SHARED = ['shared-contracts/src', 'shared-ui/src'];

/** Calls `onChange` once after a burst of changes of what a workspace is built from, one call at a time. */
export function watchSources(name: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);
  for (const directory of [`${name}/src`, ...SHARED]) {
    watch(join(ROOT, directory), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(onChange).catch(report);
      }, QUIET_MS);
    });
  }
}
