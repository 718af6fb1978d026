import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renamed, requireName } from './renamed.ts';

/** npm leaves files with these names out of packages, or would obey them. */
const STORED_AS: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  npmrc: '.npmrc',
  'release.yml': '.github/workflows/release.yml',
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

/** In the template, where the address of the house's registry belongs. */
const REGISTRY = 'REGISTRY_OF_FIRN';

/**
 * Writes the repository of a remote into `mfe-NAME` below a folder. `registry` is where packages of `@firn` come from.
 * @returns its path.
 * @throws Error when the name is none, or the folder is there already.
 */
export function createRemote(
  given: string | undefined,
  below: string,
  template: string,
  registry: string,
): string {
  const name = requireName(given);
  const target = join(below, `mfe-${name}`);
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  for (const file of filesBelow(template)) {
    const path = join(target, renamed(STORED_AS[file] ?? file, name));
    mkdirSync(dirname(path), { recursive: true });
    const text = renamed(readFileSync(join(template, file), 'utf8'), name);
    writeFileSync(path, text.replaceAll(REGISTRY, registry));
  }
  return target;
}
