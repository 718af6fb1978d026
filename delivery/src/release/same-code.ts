import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha384 } from '@firn/shared-contracts/sha384';
import type { StoredRelease } from './stored-release.ts';

const CODE = /\.(m?js|css)$/;
/** What bundlers put into the names of files so that they differ with their content. */
const CONTENT_HASH = /[0-9a-f]{8,}/g;

/** What differs between two builds of the same sources: their versions, and the hashes in names of files. */
function namesOf({ release: { version, files } }: StoredRelease): string[] {
  const hashes = Object.keys(files).flatMap((path) => path.match(CONTENT_HASH) ?? []);
  return [version, ...hashes];
}

async function codeOf({ release, folder }: StoredRelease, names: readonly string[]): Promise<string> {
  const paths = Object.keys(release.files).filter((path) => CODE.test(path));
  const hashes = paths.map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8');
    return sha384(names.reduce((rest, name) => rest.replaceAll(name, '*'), text));
  });
  return (await Promise.all(hashes)).toSorted().join(' ');
}

/** Whether one release is the other one under another number: builds carry their version, so the bytes differ. */
export async function isSameCode(one: StoredRelease, other: StoredRelease): Promise<boolean> {
  const names = [...new Set([...namesOf(one), ...namesOf(other)])].toSorted((a, b) => b.length - a.length);
  return (await codeOf(one, names)) === (await codeOf(other, names));
}
