import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionAssets } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import { publicPath, type StoredRelease } from '../../release/stored-release.ts';
import type { DrawnExtension } from './draw-extensions.ts';

/** A stylesheet in the page itself. */
export interface InlineStyle {
  /** Its address as a file. */
  readonly path: string;
  readonly text: string;
}

/** The most bytes of a stylesheet that stands in the page; browsers keep a larger one for the next page. */
const MOST = 4000;
/** Addresses in it are relative to its file; the end tag would end its element. */
const NEEDS_FILE = /url\(|@import|<\/style/i;

const known = new WeakMap<StoredRelease, Map<string, Promise<InlineStyle | null>>>();

async function read({ release, folder, hashes }: StoredRelease, name: string): Promise<InlineStyle | null> {
  const { bytes = MOST + 1 } = release.files[`client/${name}`] ?? {};
  if (bytes > MOST) return null;
  const content = await readFile(join(folder, 'client', name)).catch(() => null);
  const path = publicPath(release.name, release.version, name);
  // Browsers check a file by its hash; what stands in the page is checked here.
  if (!content || sha384(content) !== hashes[path]) return null;
  const text = content.toString('utf8');
  return NEEDS_FILE.test(text) ? null : { path, text };
}

function inlineOf(release: StoredRelease, name: string): Promise<InlineStyle | null> {
  const texts = known.get(release) ?? new Map<string, Promise<InlineStyle | null>>();
  known.set(release, texts);
  const text = texts.get(name) ?? read(release, name);
  texts.set(name, text);
  return text;
}

/**
 * The small stylesheets of extensions. Each as a file would keep the whole page from showing until it has arrived, and
 * takes one of the few connections that a browser opens.
 */
export async function inlineStyles(shown: readonly DrawnExtension[]): Promise<readonly InlineStyle[]> {
  const sheets = shown.flatMap(({ release, extension }) =>
    (release.release.assets[extensionAssets(extension.id)]?.css ?? []).map((name) => inlineOf(release, name)),
  );
  const found = (await Promise.all(sheets)).flatMap((style) => style ?? []);
  return [...new Map(found.map((style) => [style.path, style])).values()];
}
