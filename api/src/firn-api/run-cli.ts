import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config/config.ts';
import { type Database, FolderLockedError, openDatabase } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import type { Command, CommandInput, CommandOutput } from './command.ts';
import { databaseName } from './database-name.ts';
import { CommandFailure, UsageError } from './failure.ts';

export interface CliContext extends Pick<CommandInput, 'ask'> {
  readonly commands: readonly Command[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  out(text: string): void;
  err(text: string): void;
}

const KINDS = {
  text: { type: 'string' },
  texts: { type: 'string', multiple: true },
  flag: { type: 'boolean' },
} as const;

/** Every command takes these beside its own options. */
const COMMON = { json: KINDS.flag, yes: KINDS.flag, help: KINDS.flag } as const;

export function usage(commands: readonly Command[]): string {
  const calls = commands.map(({ name, usage, needsYes }) =>
    [name, usage, needsYes && '[--yes]'].filter(Boolean).join(' '),
  );
  return [
    'Usage: npm run firn-api -- COMMAND [--json]',
    '',
    ...commands.map(({ summary }, index) => `  ${calls[index]}\n      ${summary}`),
    '',
    'Reads the environment of the API. A running server that uses the embedded database must be stopped before.',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong use. Outside the demo, what has [--yes] asks for it.',
    '',
  ].join('\n');
}

function commandOf(commands: readonly Command[], argv: readonly string[]) {
  for (const length of [2, 1]) {
    const name = argv.slice(0, length).join(' ');
    const command = commands.find((candidate) => candidate.name === name);
    if (command) return { command, rest: argv.slice(length) };
  }
  throw new UsageError(argv[0] ? `There is no command «${argv[0]}».` : 'Which command?');
}

function argumentsOf(command: Command, args: readonly string[]) {
  const own = Object.entries(command.options).map(([name, kind]) => [name, KINDS[kind]] as const);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(own), ...COMMON },
      allowPositionals: true,
    });
    if (positionals.length <= command.takes) return { options: values, positionals };
    throw new UsageError(`«${positionals.slice(command.takes).join(' ')}» is too much for ${command.name}.`);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

async function runCommand(argv: readonly string[], context: CliContext): Promise<CommandOutput> {
  const { command, rest } = commandOf(context.commands, argv);
  const { options, positionals } = argumentsOf(command, rest);
  const config = readConfig(context.env);
  if (command.needsYes && !config.demo && !options.yes) {
    throw new CommandFailure(
      `${command.name} would change ${databaseName(config)}, which is not the demo. Add --yes if that is the one you mean.`,
    );
  }
  let database: Promise<Database> | null = null;
  const open = () => {
    database ??= openDatabase(config);
    return database;
  };
  const { clock, ask, err } = context;
  const say = (line: string) => err(`${line}\n`);
  try {
    return await command.run({ positionals, options, config, clock, openDatabase: open, say, ask });
  } finally {
    // An opening that failed has been told by the command, which waited for it.
    await (database as Promise<Database> | null)?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }
}

/** Says in a sentence why it ended; an error that nobody foresaw comes with its stack. */
function explain(error: unknown): string {
  const isSentence = [UsageError, CommandFailure, ConfigError, FolderLockedError].some(
    (kind) => error instanceof kind,
  );
  if (!(error instanceof Error)) return String(error);
  return isSentence ? error.message : (error.stack ?? error.message);
}

/** Runs one command line and resolves to its exit code: 0 done, 1 refused or failed, 2 wrong use. */
export async function runCli(argv: readonly string[], context: CliContext): Promise<0 | 1 | 2> {
  const isHelp = argv[0] === 'help' || argv.includes('--help');
  if (isHelp) {
    context.out(usage(context.commands));
    return 0;
  }
  const isJson = argv.includes('--json');
  try {
    const { data, text, ok = true } = await runCommand(argv, context);
    context.out(isJson ? `${JSON.stringify(data)}\n` : text);
    return ok ? 0 : 1;
  } catch (error) {
    const isWrongUse = error instanceof UsageError;
    if (isJson) context.out(`${JSON.stringify({ error: explain(error) })}\n`);
    else context.err(`${explain(error)}\n${isWrongUse ? `\n${usage(context.commands)}` : ''}`);
    return isWrongUse ? 2 : 1;
  }
}
