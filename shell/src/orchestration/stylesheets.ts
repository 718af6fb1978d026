import type { PageAssets } from '@firn/shared-contracts/delivery';

const ADDRESS = /\/remotes\/([^/]+)\/([^/]+)\/(.+)\.[0-9a-f]{8}\.css$/;

/** A stylesheet's path with its sha384. */
interface Sheet {
  readonly path: string;
  readonly hash: string;
}

/** The stylesheets of remotes on the page: none without its hash, none of a version that is not shown. */
export interface Stylesheets {
  /**
   * Marks stylesheets from the HTML so that a remote's loader recognises them as its own, and removes those that
   * the browser refused, so that they are requested again and their failure is noticed.
   */
  claim(): void;
  /** Paths of the page's stylesheets that are not on the page yet. */
  missing(assets: Pick<PageAssets, 'css'>): readonly string[];
  /** Loads a page's stylesheets with their hashes; rejects when one does not load or is not genuine. */
  load(
    name: string,
    version: string,
    assets: Pick<PageAssets, 'css'>,
    hashOf: (path: string) => string | undefined,
  ): Promise<void>;
  /** This version of the remote is shown from now on: removes the stylesheets of versions that nothing shows. */
  take(name: string, version: string, extension?: string): void;
  /** The extension is no longer shown. */
  leave(name: string, extension: string): void;
  /** Removes what a version that loaded too late has added since. */
  tidy(name: string): void;
}

const sheetsOn = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap((link) => {
    const path = link.getAttribute('href') ?? '';
    const [, name = '', version = '', chunk = ''] = ADDRESS.exec(path) ?? [];
    return name ? [{ link, path, name, version, chunk }] : [];
  });

/** The server puts small stylesheets of extensions into the page itself. */
const inlineOn = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLStyleElement>(`style[data-sheet^="/remotes/${name}/"]`)].map((style) => {
    const path = style.dataset.sheet ?? '';
    return { style, path, version: path.split('/')[3] ?? '' };
  });

/** Rspack looks for `data-rspack="NAME@VERSION:chunk-CHUNK"` and would add the sheet a second time otherwise. */
function mark(document: Document): void {
  for (const { link, name, version, chunk } of sheetsOn(document)) {
    link.dataset.rspack ??= `${name}@${version}:chunk-${chunk}`;
  }
}

function addSheet(document: Document, { path, hash }: Sheet): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('integrity', hash);
    link.setAttribute('href', path);
    // Listeners, because the remote's own loader takes the stylesheet over and clears `onload` and `onerror`.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Loading CSS chunk ${path} failed.`));
    });
    document.head.append(link);
    mark(document);
  });
}

/** Preloads of removed versions would only leave their elements behind. */
function dropPreloads(document: Document, name: string, versions: ReadonlySet<string>): void {
  const preloads = document.querySelectorAll(`link[rel="modulepreload"][href^="/remotes/${name}/"]`);
  for (const link of preloads) {
    const [, , , version = ''] = link.getAttribute('href')?.split('/') ?? [];
    if (!versions.has(version)) link.remove();
  }
}

export function createStylesheets(document: Document): Stylesheets {
  /** By the name of a remote: the version of its pages, under no name, and those of its extensions, which may differ. */
  const shown = new Map<string, Map<string, string>>();
  /**
   * What was removed, by `name@version`. A version that comes back is the same module as before, whose loader
   * assumes its stylesheets are still there.
   */
  const retired = new Map<string, Map<string, string>>();

  function present(): Set<string> {
    return new Set(sheetsOn(document).map(({ path }) => path));
  }

  function tidy(name: string): void {
    const versions = new Set(shown.get(name)?.values());
    if (versions.size === 0) return;
    for (const sheet of sheetsOn(document)) {
      if (sheet.name !== name || versions.has(sheet.version)) continue;
      const key = `${name}@${sheet.version}`;
      const kept = retired.get(key) ?? new Map<string, string>();
      const hash = sheet.link.getAttribute('integrity');
      if (hash) retired.set(key, kept.set(sheet.path, hash));
      sheet.link.remove();
    }
    const there = present();
    for (const { style, path, version } of inlineOn(document, name)) {
      if (!versions.has(version) || there.has(path)) style.remove();
    }
    dropPreloads(document, name, versions);
  }

  function comeBack(name: string, version: string): Promise<unknown> {
    const key = `${name}@${version}`;
    const there = present();
    const sheets = [...(retired.get(key) ?? [])].map(([path, hash]) => ({ path, hash }));
    retired.delete(key);
    return Promise.all(
      sheets.filter(({ path }) => !there.has(path)).map((sheet) => addSheet(document, sheet)),
    );
  }

  return {
    claim() {
      for (const { link, name } of sheetsOn(document)) if (name !== 'shell' && !link.sheet) link.remove();
      mark(document);
    },
    missing({ css }) {
      const there = present();
      return css.filter((path) => !there.has(path));
    },
    async load(name, version, { css }, hashOf) {
      const back = comeBack(name, version);
      const there = present();
      const added = css.map((path) => {
        const hash = hashOf(path);
        // Without a hash it is left to the remote's loader, which knows the one of its build.
        return hash === undefined || there.has(path) ? null : addSheet(document, { path, hash });
      });
      await Promise.all([back, ...added]);
    },
    take(name, version, extension = '') {
      shown.set(name, (shown.get(name) ?? new Map<string, string>()).set(extension, version));
      tidy(name);
      // The page is already loading; a missing stylesheet is better than another wait.
      comeBack(name, version).catch(() => undefined);
    },
    leave: (name, extension) => void shown.get(name)?.delete(extension),
    tidy,
  };
}
