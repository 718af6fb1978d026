import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** `npm run seed -- --events N`: the API's own seed command on the data folder. */
export async function run(args: readonly string[]): Promise<number> {
  const { status } = spawnSync(process.execPath, ['api/src/seed/cli.ts', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status ?? 1;
}
