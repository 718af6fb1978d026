import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Block } from './document.ts';
import { ROOT } from './paths.ts';

export interface ReaderOptions {
  /** Address of the registry that the team's packages come from. */
  readonly registry: string;
  /** The team's token. */
  readonly token: string;
  /** What stands in a document -> what it is here: addresses. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/** Somebody who does what documents say, in a folder that was empty. */
export interface Reader {
  /** Where the last block has led, by `cd`. */
  folder(): string;
  /** Does it; rejects with what was printed when it fails. */
  follow(block: Block): Promise<void>;
  leave(): Promise<void>;
}

/** PATH without the checkout, with this Node first: npm may run on an older one. */
function pathWith(bin: string): string {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ROOT));
  return [bin, ...others].join(delimiter);
}

/** Settings of npm of this user, with a login at the registry. */
function userConfig(registry: string): string {
  let own = '';
  try {
    own = readFileSync(join(homedir(), '.npmrc'), 'utf8');
  } catch {
    // Most have none.
  }
  return `${own}\n//${new URL(registry).host}/:_authToken=of-the-test\n`;
}

/** Nothing of this process's npm and nothing that leads into the checkout. */
function environment(base: string, options: ReaderOptions): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|FIRN_|E2E_|NODE_OPTIONS|NODE_PATH|INIT_CWD)/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: pathWith(join(base, 'bin')),
    REGISTRY: options.registry,
    FIRN_URL: String(process.env.E2E_URL),
    npm_config_userconfig: join(base, 'npmrc'),
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    ...options.env,
  };
}

async function run(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

export function aReader(options: ReaderOptions): Reader {
  const base = mkdtempSync(join(tmpdir(), 'firn-reader-'));
  const background: ChildProcess[] = [];
  let folder = join(base, 'empty');
  let printed = '';
  mkdirSync(folder);
  mkdirSync(join(base, 'bin'));
  symlinkSync(process.execPath, join(base, 'bin/node'));
  writeFileSync(join(base, 'npmrc'), userConfig(options.registry));
  const env = environment(base, options);

  const here = (text: string): string =>
    Object.entries(options.addresses).reduce((done, [from, to]) => done.replaceAll(from, to), text);

  function start({ text, attributes }: Block): ChildProcess {
    const isOperator = attributes.as === 'operator';
    const who = isOperator
      ? { FIRN_DATA_DIR: String(process.env.E2E_DATA_DIR) }
      : { FIRN_TOKEN: options.token, FIRN_DATA_DIR: join(base, 'none') };
    const inCheckout = attributes.in === 'checkout';
    // The place is kept for the next block, as in a terminal.
    const keep = inCheckout ? '' : `\npwd > ${join(base, 'pwd')}`;
    return spawn('sh', ['-e', '-c', `${here(text)}${keep}`], {
      cwd: inCheckout ? ROOT : folder,
      env: { ...env, ...who },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: 'background' in attributes,
    });
  }

  async function follow(block: Block): Promise<void> {
    const { attributes, text } = block;
    if (attributes.file !== undefined) {
      const path = join(folder, attributes.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, here(text));
      return;
    }
    if ('output' in attributes) {
      const missing = here(text)
        .split('\n')
        .filter((line) => !printed.includes(line.trim()));
      if (missing.length > 0) throw new Error(`«${missing.join('\n')}» is not in\n${printed}`);
      return;
    }
    const child = start(block);
    if ('background' in attributes) {
      background.push(child);
      return;
    }
    const { code, output } = await run(child);
    printed = output;
    if ((code === 0) === 'fails' in attributes) throw new Error(`${text}ended with ${code}:\n${output}`);
    if (code === 0 && attributes.in !== 'checkout') folder = readFileSync(join(base, 'pwd'), 'utf8').trim();
  }

  return {
    folder: () => folder,
    follow,
    async leave() {
      for (const child of background) {
        const ended = once(child, 'close');
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
        await ended;
      }
      rmSync(base, { recursive: true, force: true });
    },
  };
}
