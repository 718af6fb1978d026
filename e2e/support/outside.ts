import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';
import { startRegistry } from './registry.ts';

const execute = promisify(execFile);
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

export interface Outside {
  /** The repository of the remote. */
  readonly folder: string;
  /** Runs a command in it, as its team types it, and answers what it printed. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** PATH without the checkout, with this Node first: npm may run on an older one. */
function pathWith(bin: string): string {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ROOT));
  return [bin, ...others].join(delimiter);
}

/** Nothing of this process's npm and nothing that leads into the checkout. */
function environment(bin: string, own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|FIRN_|E2E_|NODE_OPTIONS|NODE_PATH|INIT_CWD)/.test(name),
  );
  return { ...Object.fromEntries(kept), PATH: pathWith(bin), ...own };
}

/**
 * A repository for the remote `mfe-NAME` in an empty folder, made from a packed tarball and installed from a registry
 * with the others; `env` is the platform and the token of its team.
 */
export async function repositoryOutside(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<Outside> {
  const base = mkdtempSync(join(tmpdir(), 'firn-outside-'));
  const [tarballs, bin, folder] = [join(base, 'packages'), join(base, 'bin'), join(base, `mfe-${name}`)];
  const runIn = async (cwd: string, command: string, args: readonly string[]) => {
    const options = { cwd, env: environment(bin, env), maxBuffer: 16 * 1024 * 1024 };
    const { stdout } = await execute(command, args, options).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`, {
          cause: error,
        });
      },
    );
    return stdout;
  };
  const outside: Outside = {
    folder,
    run: (command, ...args) => runIn(folder, command, args),
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
  try {
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    await execute(process.execPath, [join(ROOT, 'tools/src/cli.ts'), 'pack', '--to', tarballs]);
    const creator = readdirSync(tarballs).find((file) => file.startsWith('firn-create-remote-'));
    await runIn(base, 'npm', [
      'exec',
      '--yes',
      ...QUIET,
      `--package=${tarballs}/${creator}`,
      '--',
      'create-remote',
      name,
    ]);
    const registry = await startRegistry(tarballs);
    await outside
      .run('npm', 'install', ...QUIET, `--@firn:registry=${registry.url}`)
      .finally(() => registry.close());
    return outside;
  } catch (error) {
    outside.remove();
    throw error;
  }
}
