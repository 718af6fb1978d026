import type { ResolvedVersion } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { loadContainer } from './container.ts';
import type { Integrity } from './integrity.ts';
import { loadStylesheets } from './stylesheets.ts';

/** What is to be loaded, and the how manyth try it is (0 first). */
export interface LoadRequest {
  readonly name: string;
  readonly version: ResolvedVersion;
  readonly pageId: string;
  readonly attempt: number;
}

/** Loads the code of a remote. May reject; the ladder decides what comes then. */
export type LoadLifecycles = (request: LoadRequest) => Promise<RemoteLifecycles>;

function preloadModules(
  document: Document,
  paths: readonly string[],
  nonce: string,
  hashOf: Integrity['hashOf'],
): void {
  const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
  const present = new Set(links.map((link) => link.getAttribute('href')));
  for (const path of paths.filter((one) => !present.has(one))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = nonce;
    // The hash of the import map, or the browser throws the preload away and fetches again.
    link.integrity = hashOf(path) ?? '';
    link.setAttribute('href', path);
    document.head.append(link);
  }
}

/** Loads Module Federation containers: hashes first, then entry, page chunk and stylesheets side by side. */
export function createContainerLoader(
  document: Document,
  integrity: Integrity,
  nonce: string,
): LoadLifecycles {
  return async ({ name, version, pageId, attempt }) => {
    await integrity.cover(name, version);
    const assets = version.assets[pageId] ?? version.assets['*'] ?? { js: [], css: [] };
    preloadModules(document, assets.js, nonce, integrity.hashOf);
    // Browsers other than Chromium remember that a module could not be fetched: another address asks again.
    const entry = attempt === 0 ? version.entry : `${version.entry}?retry=${attempt}`;
    if (attempt > 0) integrity.alias(version.entry, entry);
    const [lifecycles] = await Promise.all([
      loadContainer(entry),
      loadStylesheets(document, assets, integrity.hashOf),
    ]);
    return lifecycles;
  };
}
