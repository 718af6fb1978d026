import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RemoteManifest, SHELL_NAME } from '@firn/shared-contracts/delivery';

/** A workspace that is delivered as a release: the shell or a remote. */
export interface ReleaseWorkspace {
  readonly name: string;
  readonly directory: string;
  /** Folder the release is built into. */
  readonly dist: string;
  readonly version: string;
  readonly manifest: RemoteManifest;
  readonly isShell: boolean;
  /** The module that renders on the server, or null. */
  readonly serverEntry: string | null;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

/**
 * Reads a workspace folder. The version is package.json's, unless FIRN_RELEASE_VERSION says otherwise
 * (tools use that for builds of sources whose version is already published).
 */
export function readWorkspace(
  directory: string,
  version?: string,
  dist = join(directory, 'dist'),
): ReleaseWorkspace {
  const packageJson = readJson<{ version: string }>(join(directory, 'package.json'));
  const manifest = readJson<RemoteManifest>(join(directory, 'remote.json'));
  const serverEntry = join(directory, 'src/server.ts');
  return {
    name: manifest.name,
    directory,
    dist,
    version: version ?? packageJson.version,
    manifest,
    isShell: manifest.name === SHELL_NAME,
    serverEntry: existsSync(serverEntry) ? serverEntry : null,
  };
}

/** Packages of the same checkout that the workspace is built from, by their folders: npm links them. */
function linkedPackages(directory: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readJson<{
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  }>(join(directory, 'package.json'));
  const { resolve } = createRequire(join(directory, 'package.json'));
  const folders = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
    (resolve.paths(name) ?? [])
      .map((path) => join(path, name))
      .filter(existsSync)
      .slice(0, 1),
  );
  return folders.map((folder) => realpathSync(folder)).filter((folder) => !folder.includes('node_modules'));
}

/** The last commit that touched what a workspace is built from; `unknown` outside a checkout. */
export function sourceCommit(directory: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const lockfile = join(git('rev-parse', '--show-toplevel'), 'package-lock.json');
    const sources = [directory, ...linkedPackages(directory), lockfile];
    return git('log', '-1', '--format=%H', '--', ...sources) || 'unknown';
  } catch {
    return 'unknown';
  }
}
