import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { watchFolder } from './watch-folder.ts';

const IS_TEST = /\.test\.tsx?$|\/testing\//;

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Packages of the same checkout that a workspace is built from, by their folders: npm links them. */
export function linkedPackages(directory: string): string[] {
  const path = join(directory, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Dependencies;
  const { resolve } = createRequire(path);
  const folders = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
    (resolve.paths(name) ?? [])
      .map((folder) => join(folder, name))
      .filter(existsSync)
      .slice(0, 1),
  );
  return folders.map((folder) => realpathSync(folder)).filter((folder) => !folder.includes('node_modules'));
}

/** Folders with the sources of a workspace: its own, and those of the packages that npm links to it. */
function sourceFolders(directory: string): string[] {
  return [directory, ...linkedPackages(directory)].map((folder) => join(folder, 'src')).filter(existsSync);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !IS_TEST.test(path))
    .toSorted();
}

/** The lockfile in a folder or the nearest one above; none outside of npm. */
function lockfile(directory: string): string[] {
  const path = join(directory, 'package-lock.json');
  if (existsSync(path)) return [path];
  const parent = dirname(directory);
  return parent === directory ? [] : lockfile(parent);
}

/** A hash over everything a release is built from, in hexadecimal digits. */
export function sourceHash(directory: string): string {
  const hash = createHash('sha256');
  const files = [
    ...sourceFolders(directory).flatMap(sourceFiles),
    join(directory, 'remote.json'),
    join(directory, 'package.json'),
    ...lockfile(directory),
  ];
  for (const file of files)
    hash.update(relative(directory, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const QUIET_MS = 150;

/**
 * Calls `onChange` once after a burst of changes of what a workspace is built from, one call at a time. What it throws
 * goes to `onFailure`.
 * @returns what ends it; until then it keeps the process alive.
 */
export function watchSources(
  directory: string,
  onChange: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange).catch(onFailure);
    }, QUIET_MS);
  };
  const ends = sourceFolders(directory).map((folder) => watchFolder(folder, onEvent));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
