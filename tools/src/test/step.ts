import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { ROOT } from '../root.ts';
import { testFile } from './test-file.ts';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, as the last lines show them. */
  readonly failures: readonly string[];
}

/** A step that failed as a whole, by its own name. */
const failedAs = (name: string): StepResult => ({ passed: 0, failed: 1, failures: [name] });

/** Where commands write: the terminal, or an open file. */
export type Output = 'inherit' | number;

export interface Step {
  readonly name: string;
  run(output: Output): Promise<StepResult>;
}

interface CommandOptions {
  readonly output: Output;
  readonly env?: NodeJS.ProcessEnv;
  /** Lets what runs beside it go first. */
  readonly isPatient?: boolean;
}

/** Runs a command; resolves with the exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  { output, env = {}, isPatient = false }: CommandOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', output, output] as const;
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: [...stdio] });
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A check that counts as one test. */
export function checkStep(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    run: async (output) => {
      const code = await runCommand(command, args, { output });
      return code === 0 ? { passed: 1, failed: 0, failures: [] } : failedAs(name);
    },
  };
}

export const sum = (results: readonly StepResult[]): StepResult => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
});

async function runStep(step: Step, output: Output, show: () => void): Promise<StepResult> {
  const started = performance.now();
  const result = await step.run(output).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return failedAs(step.name);
  });
  show();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: passed ${result.passed}, failed ${result.failed} (${seconds} s)`);
  return result;
}

/** Runs all steps, also after a failure, so that one run names everything that is broken. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    results.push(await runStep(step, 'inherit', () => undefined));
  }
  return sum(results);
}

/** Runs a step whose output is shown when it has ended, so that others can run beside it. */
async function runAside(step: Step): Promise<StepResult> {
  const file = testFile(step.name, 'log');
  const output = openSync(file, 'w');
  return runStep(step, output, () => {
    closeSync(output);
    console.log(`\n── ${step.name}\n${readFileSync(file, 'utf8')}`);
  });
}

/** Runs one step beside the others, which wait for nothing but each other. */
export async function runBeside(aside: Step, steps: readonly Step[]): Promise<StepResult> {
  return sum(await Promise.all([runAside(aside), runSteps(steps)]));
}
