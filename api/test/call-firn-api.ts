import type { Command } from '../src/firn-api/command.ts';
import { runCli } from '../src/firn-api/run-cli.ts';

interface Called {
  readonly commands: readonly Command[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs the command line of operators where nobody can answer; resolves with the exit code and what it printed. */
export async function callFirnApi(args: readonly string[], called: Called) {
  const printed = { out: '', err: '' };
  const code = await runCli(args, {
    ...called,
    clock: () => new Date('2026-02-14T08:00:00Z'),
    ask: null,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
  });
  return { code, ...printed };
}
