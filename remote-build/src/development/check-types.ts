import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BuildProblem } from '@firn/shared-contracts/delivery';
import { typeProblems } from './build-problems.ts';

const execute = promisify(execFile);
const { PRIORITY_BELOW_NORMAL } = constants.priority;

function compilerOf(directory: string): string | null {
  try {
    const path = createRequire(join(directory, 'package.json')).resolve('typescript/package.json');
    return join(dirname(path), 'bin/tsc');
  } catch {
    return null;
  }
}

/**
 * Checks the types of a workspace and of the packages of its checkout, which the bundler does not look at. Finds nothing
 * where TypeScript is not installed. Rejects when it is aborted.
 */
export async function checkTypes(directory: string, signal: AbortSignal): Promise<readonly BuildProblem[]> {
  const compiler = compilerOf(directory);
  if (!compiler || !existsSync(join(directory, 'tsconfig.json'))) return [];
  const checking = execute(process.execPath, [compiler, '--build', '--pretty', 'false'], {
    cwd: directory,
    signal,
  });
  // What the tab is to show goes first.
  if (checking.child.pid) setPriority(checking.child.pid, PRIORITY_BELOW_NORMAL);
  try {
    await checking;
    return [];
  } catch (error) {
    signal.throwIfAborted();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const problems = typeProblems(stdout);
    // It could not begin: that is not to be taken for types that are right.
    return problems.length > 0 ? problems : [{ file: null, line: null, message: (stdout || stderr).trim() }];
  }
}
