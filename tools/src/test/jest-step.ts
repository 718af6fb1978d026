import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { runCommand, type Step } from './step.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Jest over some workspaces; `env` chooses the database, `pattern` the test files. */
export function jestStep(
  name: string,
  workspaces: readonly string[],
  env: NodeJS.ProcessEnv = {},
  pattern?: string,
): Step {
  return {
    name,
    run: async () => {
      const report = join(ROOT, '.cache/test', `${name.replace(/\W+/g, '-')}.json`);
      mkdirSync(join(ROOT, '.cache/test'), { recursive: true });
      rmSync(report, { force: true });
      const args = [
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${report}`,
        '--projects',
        ...workspaces,
        ...(pattern ? ['--testPathPatterns', pattern] : []),
      ];
      const code = await runCommand(process.execPath, args, {
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        ...env,
      });
      const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
      return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
    },
  };
}
