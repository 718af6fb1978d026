import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, SHELL_NAME } from '@firn/shared-contracts/delivery';
import { linkedPackages } from './sources.ts';

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
