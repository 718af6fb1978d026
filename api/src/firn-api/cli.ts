import { createInterface } from 'node:readline/promises';
import { systemClock } from '../lib/clock.ts';
import { COMMANDS } from './commands/index.ts';
import { runCli } from './run-cli.ts';

/** Asks beside the answer, which goes to the standard output. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

process.exitCode = await runCli(process.argv.slice(2), {
  commands: COMMANDS,
  env: process.env,
  clock: systemClock,
  ask: process.stdin.isTTY ? ask : null,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
