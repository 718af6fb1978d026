import { spawn } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

/** Runs a command with its output on the terminal; resolves with the exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A check that counts as one test. */
export function checkStep(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const code = await runCommand(command, args);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** Runs all steps, also after a failure, so that one run names everything that is broken. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult> {
  let [passed, failed] = [0, 0];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const result = await step.run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    passed += result.passed;
    failed += result.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: passed ${result.passed}, failed ${result.failed} (${seconds} s)`);
  }
  return { passed, failed };
}
