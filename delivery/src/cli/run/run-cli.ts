import { parseArgs } from 'node:util';
import { FIRN } from '../../shared/command-line.ts';
import { messageOf } from '../../shared/errors.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { CliContext } from '../cli-context.ts';
import type { Command, CommandOutput } from '../command.ts';
import { allow, backend, disallow } from '../commands/allow.ts';
import { promote, promoteSet, withdraw } from '../commands/change.ts';
import { dev } from '../commands/dev.ts';
import { extensionsDisable, extensionsEnable } from '../commands/extensions.ts';
import { history } from '../commands/history.ts';
import { override } from '../commands/override.ts';
import { switchOff, switchOn } from '../commands/page-switch.ts';
import { publish } from '../commands/publish.ts';
import { rollback } from '../commands/rollback.ts';
import { slots } from '../commands/slots.ts';
import { status } from '../commands/status.ts';
import { tokenCreate, tokenList, tokenRevoke } from '../commands/token.ts';
import { verify } from '../commands/verify.ts';
import { findConnection } from '../connection.ts';
import { CommandFailure, failure, type ProblemAnswer, UsageError } from '../failure.ts';
import { createGatewayClient } from '../gateway-client.ts';
import { plain } from '../paint.ts';
import { printable, printableJson } from '../printable.ts';
import { suggestName } from '../suggest-name.ts';
import { table } from '../table.ts';

const COMMANDS: readonly Command[] = [
  dev,
  publish,
  promote,
  promoteSet,
  rollback,
  withdraw,
  switchOff,
  switchOn,
  slots,
  extensionsDisable,
  extensionsEnable,
  allow,
  disallow,
  backend,
  override,
  status,
  history,
  verify,
  tokenCreate,
  tokenList,
  tokenRevoke,
];

export function usage(): string {
  const rows = COMMANDS.map((command) => [`  firn ${command.name} ${command.usage}`, command.summary]);
  return [
    'firn: develop, publish, promote and roll back releases',
    '',
    table(['Commands', ''], rows),
    '',
    `Each is called by «${FIRN} COMMAND» in a repository that has it: npx elsewhere runs a stranger's package.`,
    '--json prints the answer as JSON. Exit codes: 0 done, 1 refused or failed, 2 wrong use.',
    'The gateway: FIRN_URL and FIRN_TOKEN, else the one running on this machine (FIRN_DATA_DIR).',
  ].join('\n');
}

function commandOf(argv: readonly string[]): { command: Command; rest: string[] } {
  for (const length of [2, 1]) {
    const name = argv.slice(0, length).join(' ');
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command) return { command, rest: argv.slice(length) };
  }
  throw new UsageError(argv[0] ? `There is no command «${argv[0]}».` : 'Which command?');
}

function parse(command: Command, rest: string[]) {
  const options = Object.fromEntries(Object.entries(command.options).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { options: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

async function runCommand(argv: readonly string[], context: CliContext): Promise<CommandOutput> {
  const { env, cwd } = context;
  const { command, rest } = commandOf(argv);
  const { options, positionals } = parse(command, rest);
  const surplus = positionals.slice(command.takes);
  if (surplus.length > 0) {
    throw new UsageError(`«${surplus.join(' ')}» is too much for firn ${command.name} ${command.usage}.`);
  }
  const connect = async () => createGatewayClient(await findConnection(env, cwd));
  const progress = (line: string) => context.progress?.(line);
  const { paint = plain } = context;
  const say = (line: string) => context.out(line);
  return command.run({ positionals, options, cwd, env, connect, progress, say, paint });
}

/** What went wrong, ready to print. Unexpected errors are rethrown. */
function problemOf(error: unknown): ProblemAnswer {
  if (error instanceof CommandFailure) return error.problem;
  if (error instanceof Refusal) {
    return { status: 0, type: `/problems/${error.code}`, detail: error.message, ...error.details };
  }
  if (error instanceof UsageError) return failure('wrong-use', `${error.message} See ${FIRN} help.`).problem;
  return failure('internal', messageOf(error)).problem;
}

function explain({ detail, breaches = [], known }: ProblemAnswer, argv: readonly string[]): string {
  const [given = ''] = (argv[1] ?? '').split('@');
  const suggestion = known && suggestName(given, known);
  return [
    printable(detail),
    ...breaches.map(({ gate, message }) => `  ${printable(`${gate}: ${message}`)}`),
    ...(suggestion ? [`Did you mean ${suggestion}?`] : []),
  ].join('\n');
}

/** Runs one command line and resolves to its exit code: 0 done, 1 refused or failed, 2 wrong use. */
export async function runCli(argv: readonly string[], context: CliContext): Promise<0 | 1 | 2> {
  if (argv.length === 0 || argv[0] === 'help' || argv.includes('--help')) {
    context.out(usage());
    return argv.length === 0 ? 2 : 0;
  }
  const json = argv.includes('--json');
  try {
    const { data, text, ok = true } = await runCommand(argv, context);
    context.out(json ? printableJson(data) : text);
    return ok ? 0 : 1;
  } catch (error) {
    const problem = problemOf(error);
    if (json) context.out(printableJson({ error: problem }));
    else context.err(explain(problem, argv));
    return error instanceof UsageError ? 2 : 1;
  }
}
