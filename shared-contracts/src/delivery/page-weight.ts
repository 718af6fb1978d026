import type { Release } from './release.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import { EXTENSION_MARK, extensionAssets } from './slot-values.ts';

/** Brotli bytes of what one page loads before it shows. Chunks that come later, or never, do not count. */
export interface PageWeight {
  /** `*` for a release without pages. */
  readonly page: string;
  readonly jsBytes: number;
  readonly cssBytes: number;
}

/** What a page may weigh. */
export type PageBudget = Omit<PageWeight, 'page'>;

/** The same of an extension. */
export interface ExtensionWeight extends PageBudget {
  readonly id: string;
  readonly budget: PageBudget;
}

type Weighed = Pick<Release, 'entry' | 'assets' | 'files' | 'manifest'>;

/** What stands under a name that somebody else chose: `constructor` is one. */
function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

function brotliBytes({ files }: Weighed, names: readonly string[]): number {
  let bytes = 0;
  for (const name of new Set(names)) bytes += own(files, `client/${name}`)?.brotliBytes ?? 0;
  return bytes;
}

/** Every page of a release with its weight, in the order of `remote.json`. */
export function pageWeights(release: Weighed): PageWeight[] {
  const { assets, manifest, entry } = release;
  const common = assets['*'] ?? { js: [], css: [] };
  const isPage = (key: string) => key !== '*' && !key.startsWith(EXTENSION_MARK);
  const known = new Set([...manifest.pages.map(({ id }) => id), ...Object.keys(assets).filter(isPage)]);
  return (known.size > 0 ? [...known] : ['*']).map((page) => {
    const { js, css } = own(assets, page) ?? common;
    return {
      page,
      jsBytes: brotliBytes(release, [entry, ...common.js, ...js]),
      cssBytes: brotliBytes(release, [...common.css, ...css]),
    };
  });
}

/** Every extension of a release with what it loads: the entry of the container and its own files. */
export function extensionWeights(release: Weighed): ExtensionWeight[] {
  const { extensions = [] } = release.manifest;
  return extensions.map(({ id, budget }) => {
    const { js, css } = own(release.assets, extensionAssets(id)) ?? { js: [], css: [] };
    return {
      id,
      budget,
      jsBytes: brotliBytes(release, [release.entry, ...js]),
      cssBytes: brotliBytes(release, css),
    };
  });
}

/** What `remote.json` allows a page: its own figures before those of all pages. */
export function pageBudget(
  { jsBytes, cssBytes, pages }: RemoteManifest['budgets'],
  page: string,
): PageBudget {
  return { jsBytes, cssBytes, ...own(pages, page) };
}
