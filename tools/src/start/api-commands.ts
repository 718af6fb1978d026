import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** A command of the API, on its data: `npm run seed`, `npm run firn-api`. */
const commandOf =
  (script: string) =>
  async (args: readonly string[]): Promise<number> => {
    const { status } = spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' });
    return status ?? 1;
  };

export const seed = { run: commandOf('api/src/seed/cli.ts') };
export const firnApi = { run: commandOf('api/src/firn-api/cli.ts') };
