import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';

const execute = promisify(execFile);

/** What a team has at hand: its data folder's demo token, found by the CLI itself. */
const environment = () => ({
  ...process.env,
  FIRN_URL: process.env.E2E_URL,
  FIRN_DATA_DIR: process.env.E2E_DATA_DIR,
});

/** Runs `npx firn …` as an operator would, in JSON. Rejects with its output when it refuses. */
export async function firn(...args: string[]): Promise<unknown> {
  const options = { cwd: ROOT, env: environment() };
  const run = execute('npx', ['--no-install', 'firn', ...args, '--json'], options);
  const { stdout } = await run.catch((error: { stdout?: string }) => {
    throw new Error(`firn ${args.join(' ')} was refused: ${error.stdout}`, { cause: error });
  });
  return JSON.parse(stdout);
}

/** Builds the workspace in a folder, as `npm run build -w mfe-x` does. */
export async function buildIn(directory: string): Promise<void> {
  await execute(process.execPath, [`${ROOT}/tools/src/build/cli.ts`], { cwd: directory });
}
