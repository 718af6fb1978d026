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

/** Below `src/extensions`, and its texts. */
const isOfExtension = (file: string): boolean =>
  /^src[\\/](extensions[\\/]|.*[\\/]event-lawinen\.ts$)/.test(file);

function withoutExtensions(source: string): string {
  const { extensions: _none, ...declared } = JSON.parse(source) as { readonly extensions?: unknown };
  return `${JSON.stringify(declared, null, 2)}\n`;
}

/** In the template, where the address of the house's registry belongs. */
const REGISTRY = 'REGISTRY_OF_FIRN';

interface Wanted {
  readonly name: string | undefined;
  /** Whether it puts something on the event page, beside its own page. */
  readonly hasExtension?: boolean;
  /** The folder in which its own is made. */
  readonly below: string;
  readonly template: string;
  /** Packages of `@firn` come from there. */
  readonly registry: string;
}

/**
 * Writes the repository of a remote into `mfe-NAME`.
 * @returns its path.
 * @throws Error when the name is none, or the folder is there already.
 */
export function createRemote({ name: given, hasExtension, below, template, registry }: Wanted): string {
  const name = requireName(given);
  const target = join(below, `mfe-${name}`);
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  const files = filesBelow(template).filter((file) => hasExtension || !isOfExtension(file));
  for (const file of files) {
    const path = join(target, renamed(STORED_AS[file] ?? file, name));
    mkdirSync(dirname(path), { recursive: true });
    const source = readFileSync(join(template, file), 'utf8');
    const kept = file === 'remote.json' && !hasExtension ? withoutExtensions(source) : source;
    writeFileSync(path, renamed(kept, name).replaceAll(REGISTRY, registry));
  }
  return target;
}
