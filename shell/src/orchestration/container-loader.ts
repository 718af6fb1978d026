import type { PageAssets, ResolvedVersion } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import type { Federation } from './federation.ts';
import type { Integrity } from './integrity.ts';
import type { Stylesheets } from './stylesheets.ts';

/** What to load, and the number of the attempt, starting at 0. */
export interface LoadRequest {
  readonly name: string;
  readonly version: ResolvedVersion;
  /** Key of its files in `assets`: the page's id, or that of an extension. */
  readonly pageId: string;
  /** The container exposes it: the extension's module, or that of the remote where left out. */
  readonly module?: string;
  readonly attempt: number;
  /** Aborted when nobody waits for it any more: whatever arrives later leaves no trace on the page. */
  readonly signal: AbortSignal;
}

/** Loads the code of a remote. May reject; the failure ladder decides what happens then. */
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
    // The hash of the import map, or the browser discards the preload and fetches again.
    link.integrity = hashOf(path) ?? '';
    link.setAttribute('href', path);
    document.head.append(link);
  }
}

export interface LoaderParts {
  readonly document: Document;
  readonly integrity: Integrity;
  readonly stylesheets: Stylesheets;
  readonly nonce: string;
}

/** Loads Module Federation containers: hashes first, then entry, page chunk and stylesheets side by side. */
export function createContainerLoader(
  federation: Federation,
  { document, integrity, stylesheets, nonce }: LoaderParts,
): LoadLifecycles {
  async function loadSheets({ name, version, signal }: LoadRequest, assets: PageAssets): Promise<void> {
    // The page's own import map has only modules.
    await integrity.cover(name, version, stylesheets.missing(assets));
    if (!signal.aborted) await stylesheets.load(name, version.version, assets, integrity.hashOf);
  }

  return async (request) => {
    const { name, version, pageId, module, attempt, signal } = request;
    await integrity.cover(name, version);
    signal.throwIfAborted();
    const assets = version.assets[pageId] ?? version.assets['*'] ?? { js: [], css: [] };
    preloadModules(document, assets.js, nonce, integrity.hashOf);
    // Browsers, Chromium from 150 on too, remember that a module did not arrive: only another address fetches again.
    const entry = attempt === 0 ? version.entry : `${version.entry}?retry=${attempt}`;
    if (attempt > 0) integrity.alias(version.entry, entry);
    // A stylesheet added by a late version's own loader would override the version that is shown.
    const tidy = () => {
      if (signal.aborted) stylesheets.tidy(name);
    };
    const code = federation.load(`${name}@${version.version}`, entry, module).finally(tidy);
    const [lifecycles] = await Promise.all([code, loadSheets(request, assets)]);
    return lifecycles;
  };
}
