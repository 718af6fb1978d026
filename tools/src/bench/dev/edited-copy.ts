import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';

/** A remote whose edits are timed. */
export interface EditedRemote {
  readonly name: string;
  /** The page that is open. */
  readonly path: string;
  /** A source of it, and where an attribute fits into it. */
  readonly file: string;
  readonly element: string;
}

/** A copy of a remote below the checkout, whose own sources a benchmark that is cut off would leave edited. */
export interface EditedCopy {
  readonly directory: string;
  /** Writes the attribute `data-edit`, which is how an edit is seen. */
  edit(text: string): void;
  remove(): void;
}

export function copyRemote({ name, file, element }: EditedRemote, purpose: string): EditedCopy {
  const directory = join(ROOT, '.cache/bench-dev', purpose, name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of ['src', 'package.json', 'remote.json'])
    cpSync(join(ROOT, name, part), join(directory, part), { recursive: true });
  const original = join(ROOT, name);
  const tsconfig = {
    extends: join(original, 'tsconfig.json'),
    compilerOptions: { rootDir: '.', outDir: '.types', tsBuildInfoFile: '.types/tsconfig.tsbuildinfo' },
    include: ['src', 'remote.json'],
    references: ['shared-contracts', 'shared-ui'].map((path) => ({ path: join(ROOT, path) })),
  };
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(tsconfig));
  const source = readFileSync(join(directory, file), 'utf8');
  if (!source.includes(element)) throw new Error(`${name}/${file} has no ${element}.`);
  return {
    directory,
    edit: (text) =>
      writeFileSync(
        join(directory, file),
        source.replace(element, `${element.slice(0, -1)} data-edit="${text}">`),
      ),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
