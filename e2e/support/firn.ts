import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { ROOT } from './paths.ts';

const execute = promisify(execFile);
const FIRN = `${ROOT}/delivery/bin/firn.mjs`;

/** What a team uses: its data folder's demo token, found by the CLI itself. */
const environment = () => ({
  ...process.env,
  FIRN_URL: process.env.E2E_URL,
  FIRN_DATA_DIR: process.env.E2E_DATA_DIR,
});

/** A `firn` that returns JSON and rejects with its output when it fails. */
export type Firn = (...args: string[]) => Promise<unknown>;

async function run(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<unknown> {
  const options = { cwd: ROOT, env };
  const execution = execute(process.execPath, [FIRN, ...args, '--json'], options);
  const { stdout } = await execution.catch((error: { stdout?: string }) => {
    throw new Error(`firn ${args.join(' ')} was refused: ${error.stdout}`, { cause: error });
  });
  return JSON.parse(stdout);
}

/** Runs what `npm run firn -- …` runs for an operator. */
export const firn: Firn = (...args) => run(environment(), args);

/** `firn` for a holder of this token. */
export const firnWith =
  (token: string): Firn =>
  (...args) =>
    run({ ...environment(), FIRN_TOKEN: token }, args);

/** A build alone takes some ten seconds, and several times that beside the other tests: the journey keeps its own time. */
const BUILD_MS = 60_000;

/** Builds the workspace in a folder, as `npm run build -w mfe-x` does. */
export async function buildIn(directory: string): Promise<void> {
  const { timeout } = test.info();
  if (timeout > 0) test.setTimeout(timeout + BUILD_MS);
  await execute(process.execPath, [`${ROOT}/remote-build/bin/firn-build.mjs`], { cwd: directory });
}
