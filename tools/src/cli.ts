import { ROOT } from './root.ts';
import { endSignal } from './start/ending.ts';

/** Root command -> the module that runs it with the remaining arguments. */
const COMMANDS: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<number> }>>> = {
  start: () => import('./start/start-command.ts'),
  dev: () => import('./start/dev-command.ts'),
  build: () => import('./build/build-command.ts'),
  test: () => import('./test/test-command.ts'),
  bench: () => import('./bench/run/bench-command.ts'),
  seed: async () => (await import('./start/api-commands.ts')).seed,
  'firn-api': async () => (await import('./start/api-commands.ts')).firnApi,
  new: () => import('./new/new-command.ts'),
  contract: () => import('./contract/contract-command.ts'),
  docs: () => import('./docs/docs-command.ts'),
  house: () => import('./house/house-command.ts'),
  pack: () => import('./packages/pack-command.ts'),
  'keep-state': () => import('./upgrade/keep-state-command.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = COMMANDS[name];
process.chdir(ROOT);
if (load) {
  try {
    const command = await load();
    process.exitCode = await command.run(args);
  } catch (error) {
    // What a signal has cut off did not fail.
    if (!endSignal.aborted) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(`Unknown command «${name}». Known: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 2;
}
