import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { failure } from './failure.ts';
import { runCommand, type Step } from './step.ts';
import { testFile } from './test-file.ts';

interface JestFile {
  /** Absolute path. */
  readonly name: string;
  readonly status: 'passed' | 'failed';
  /** Why the file could not be read, or all that its tests said. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly JestFile[];
}

/** The tests that failed, each with its file and its error; a file that could not be read stands alone. */
export const failedTests = ({ testResults }: JestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(ROOT, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [failure(file, message)];
      return tests.map(({ fullName, failureMessages: [said] }) => failure(`${file} › ${fullName}`, said));
    });

/** Jest over some workspaces; `env` chooses the database, `pattern` the test files. */
export function jestStep(
  name: string,
  workspaces: readonly string[],
  env: NodeJS.ProcessEnv = {},
  pattern?: string,
): Step {
  return {
    name,
    run: async (output) => {
      const report = testFile(name, 'json');
      rmSync(report, { force: true });
      const args = [
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${report}`,
        '--cacheDirectory=.cache/jest',
        // Jest leaves one core to itself, which on two cores means one test file at a time.
        `--maxWorkers=${availableParallelism()}`,
        // ES modules stay in memory until their process ends, and a new one is slow at first: a share of all memory.
        '--workerIdleMemoryLimit=1GB',
        `--testSequencer=${join(ROOT, 'tools/src/jest/long-first.mjs')}`,
        '--projects',
        ...workspaces,
        ...(pattern ? ['--testPathPatterns', pattern] : []),
      ];
      // Tests leave thousands of folders behind.
      const folder = mkdtempSync(join(tmpdir(), 'firn-test-'));
      // A PostgreSQL that a test starts runs as another user.
      chmodSync(folder, 0o755);
      const code = await runCommand(process.execPath, args, {
        output,
        // The browser's tests run beside it, and wait for what they look at.
        isPatient: true,
        env: {
          NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
          TMPDIR: folder,
          ...env,
        },
      }).finally(() => rmSync(folder, { recursive: true, force: true }));
      const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
      const failures = failedTests(result);
      return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, failures };
    },
  };
}
