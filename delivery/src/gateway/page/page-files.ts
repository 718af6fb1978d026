import { extensionAssets, type PageAssets } from '@firn/shared-contracts/delivery';
import { publicPath, type StoredRelease } from '../../release/stored-release.ts';
import type { DrawnExtension } from './draw-extensions.ts';
import { type InlineStyle, inlineStyles } from './inline-styles.ts';

/** A public file with its hash; `chunk` is how the bundler's loader of the release names the chunk it belongs to. */
export interface PageFile {
  readonly chunk: string;
  readonly path: string;
  readonly sha384: string;
}

/** Everything the HTML tells the browser to load, in load order. */
export interface PageFiles {
  /** Boot module of the shell. */
  readonly entry: string;
  readonly styles: readonly PageFile[];
  readonly inline: readonly InlineStyle[];
  readonly modules: readonly PageFile[];
  /** Hashes for the import map: every module of the shell and the remote, including those loaded later. */
  readonly integrity: Readonly<Record<string, string>>;
}

const NO_ASSETS: PageAssets = { js: [], css: [] };

function fileOf({ release, hashes }: StoredRelease, name: string): PageFile {
  const path = publicPath(release.name, release.version, name);
  const chunk = `${release.name}@${release.version}:chunk-${name.split('.')[0]}`;
  return { chunk, path, sha384: hashes[path] ?? '' };
}

/** What every page of the release needs, then what this page needs in addition. */
function filesOf(stored: StoredRelease, pageId: string | null, kind: 'js' | 'css'): PageFile[] {
  const { assets, entry } = stored.release;
  const common = assets['*'] ?? NO_ASSETS;
  // A page may be called «constructor».
  const own = (pageId && Object.hasOwn(assets, pageId) && assets[pageId]) || NO_ASSETS;
  const names = [...(kind === 'js' ? [entry] : []), ...common[kind], ...own[kind]];
  return [...new Set(names)].map((name) => fileOf(stored, name));
}

function moduleHashes({ hashes }: StoredRelease): [string, string][] {
  return Object.entries(hashes).filter(([path]) => /\.m?js$/.test(path));
}

/** The stylesheets of an extension. Its scripts come after the page, by the shell. */
function stylesOf({ release, extension }: DrawnExtension): PageFile[] {
  const { css } = release.release.assets[extensionAssets(extension.id)] ?? NO_ASSETS;
  return css.map((name) => fileOf(release, name));
}

const uniqueByPath = (files: readonly PageFile[]): PageFile[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];

/** `remote` is the release the page belongs to (may be the shell itself), null for an unknown page. */
export async function pageFiles(
  shell: StoredRelease,
  remote: StoredRelease | null,
  pageId: string | null,
  shown: readonly DrawnExtension[] = [],
): Promise<PageFiles> {
  const other = remote === shell ? null : remote;
  const releases: [StoredRelease, string | null][] = [[shell, other ? null : pageId]];
  if (other) releases.push([other, pageId]);
  const inline = await inlineStyles(shown);
  const inPage = new Set(inline.map(({ path }) => path));
  return {
    entry: fileOf(shell, shell.release.entry).path,
    styles: uniqueByPath([
      ...releases.flatMap(([stored, page]) => filesOf(stored, page, 'css')),
      ...shown.flatMap(stylesOf).filter(({ path }) => !inPage.has(path)),
    ]),
    inline,
    modules: releases.flatMap(([stored, page]) => filesOf(stored, page, 'js')),
    integrity: Object.fromEntries(releases.flatMap(([stored]) => moduleHashes(stored))),
  };
}
