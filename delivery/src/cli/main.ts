import process from 'node:process';
import { paintFor } from './paint.ts';
import { runCli } from './run-cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
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
