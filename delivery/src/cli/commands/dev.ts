import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf } from '../../shared/errors.ts';
import { type Command, type CommandInput, type CommandOutput, optional } from '../command.ts';
import { findConnection } from '../connection.ts';
import { UsageError } from '../failure.ts';
import { createGatewayClient } from '../gateway-client.ts';
import { untilSignal } from '../until-signal.ts';
import { preview } from './dev-preview.ts';

/** Leaves 4000 to a running platform. */
const PORT = '4010';

function foldersOf({ positionals, cwd }: CommandInput): string[] {
  const folders = (positionals.length > 0 ? positionals : ['.']).map((folder) => resolve(cwd, folder));
  const other = folders.find((folder) => !existsSync(join(folder, 'remote.json')));
  if (other) throw new UsageError(`${other} holds no remote.json.`);
  return folders;
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`PORT must be a port number from 0 to 65535, not «${text}».`);
}

async function alone({ env, say }: CommandInput, folders: readonly string[]): Promise<CommandOutput> {
  const [directory, ...others] = folders;
  if (!directory || others.length > 0) throw new UsageError('--alone shows one remote.');
  const port = portOf(env.PORT ?? PORT);
  // Loaded here, so that no other command waits for the compiler.
  const { runHarness } = await import('@firn/remote-build/harness');
  const harness = await runHarness({
    directory,
    host: env.HOST ?? '127.0.0.1',
    port,
    onBuild: (problems) => problems.length > 0 && say(problems.join('\n')),
  });
  const { name, url } = harness;
  say(`${name} alone at ${url}, without API and gateway. Ctrl-C ends it.`);
  await untilSignal();
  await harness.close();
  return { data: { name, url }, text: `${name} is no longer shown.` };
}

async function inside(input: CommandInput, url: string, folders: readonly string[]): Promise<CommandOutput> {
  const { env, cwd, say } = input;
  const connection = await findConnection({ ...env, FIRN_URL: url }, cwd);
  const platform = { ...input, connect: async () => createGatewayClient(connection) };
  const { watchSources } = await import('@firn/remote-build');
  const show = async (folder: string) => {
    const { release, url: address, expiresAt } = await preview(platform, folder);
    say(`${release}, for you alone until ${expiresAt}:\n  ${address}`);
  };
  for (const folder of folders) await show(folder);
  say(`Watching ${folders.join(', ')}. What is live at ${url} stays live. Ctrl-C ends it.
Each change gets an address of its own; an open tab stays on its build until you open that.`);
  const ends = folders.map((folder) =>
    watchSources(
      folder,
      () => show(folder),
      (error) => say(messageOf(error)),
    ),
  );
  await untilSignal();
  for (const end of ends) end();
  return { data: { url }, text: 'No longer watching.' };
}

export const dev: Command = {
  name: 'dev',
  usage: '[DIR …] --alone | [DIR …] --url ADDRESS',
  summary: 'see a remote while you write it: before a test shell, or in a running platform, for you alone',
  options: { alone: 'boolean', url: 'string' },
  takes: Number.POSITIVE_INFINITY,
  async run(input) {
    const folders = foldersOf(input);
    if (input.options.alone === true) return alone(input, folders);
    const url = optional(input.options.url, '--url') ?? input.env.FIRN_URL;
    if (url) return inside(input, url, folders);
    throw new UsageError('Where? --alone shows it before a test shell, --url ADDRESS in a running platform.');
  },
};
