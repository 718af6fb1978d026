import process from 'node:process';
import type { CliContext } from './cli-context.ts';
import { paintFor } from './paint.ts';

/** A command line in this process: its environment, its folder, its streams. */
export const terminal = (): CliContext => ({
  env: process.env,
  cwd: process.cwd(),
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  paint: paintFor(process.stdout),
  progress: (line) => {
    // Carriage return, then clear the line.
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
  },
});
