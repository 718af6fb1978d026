import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildIn, type Firn, firn } from './firn.ts';
import { ROOT } from './paths.ts';

interface Change {
  readonly file: string;
  readonly edit: (source: string) => string;
}

/**
 * What a team does: changes a source of its remote, raises the version, builds and publishes, with the operator's
 * token or `as` somebody else. Works on a copy, so the checkout is unchanged. Nothing goes live.
 */
export async function publishVariant(
  remote: string,
  version: string,
  changes: readonly Change[],
  as: Firn = firn,
): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.cache/variant-'));
  try {
    for (const part of ['src', 'remote.json', 'package.json', 'dist/release.json']) {
      const from = join(ROOT, remote, part);
      if (existsSync(from)) cpSync(from, join(copy, part), { recursive: true });
    }
    // What npm could not lay beside the packages of the others.
    const ownPackages = join(ROOT, remote, 'node_modules');
    if (existsSync(ownPackages)) symlinkSync(ownPackages, join(copy, 'node_modules'));
    const all: Change[] = [
      ...changes,
      {
        file: 'package.json',
        edit: (source) => source.replace(/"version": "[^"]+"/, `"version": "${version}"`),
      },
    ];
    for (const { file, edit } of all) {
      const source = readFileSync(join(copy, file), 'utf8');
      const edited = edit(source);
      if (edited === source) throw new Error(`The change of ${remote}/${file} changes nothing.`);
      writeFileSync(join(copy, file), edited);
    }
    await buildIn(copy);
    await as('publish', join(copy, 'dist'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
