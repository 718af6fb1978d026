import type { PageAssets } from '@firn/shared-contracts/delivery';

const ADDRESS = /\/remotes\/([^/]+)\/([^/]+)\/(.+)\.[0-9a-f]{8}\.css$/;

const sheetsOn = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap((link) => {
    const [, name = '', version = '', chunk = ''] = ADDRESS.exec(link.getAttribute('href') ?? '') ?? [];
    return name ? [{ link, name, version, chunk }] : [];
  });

/**
 * Marks sheets that came with the HTML so that a remote's loader takes them for its own. Rspack looks for
 * `data-rspack="NAME@VERSION:chunk-CHUNK"` and would add the sheet a second time otherwise.
 */
export function claimStylesheets(document: Document): void {
  for (const { link, name, version, chunk } of sheetsOn(document)) {
    link.dataset.rspack ??= `${name}@${version}:chunk-${chunk}`;
  }
}

/** Takes the sheets of other versions of a remote off the page: newer CSS would win after a rollback (spike B). */
export function retireStylesheets(document: Document, name: string, keptVersion: string): void {
  for (const sheet of sheetsOn(document)) {
    if (sheet.name === name && sheet.version !== keptVersion) sheet.link.remove();
  }
}

function addSheet(document: Document, path: string, hash: string | undefined): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('href', path);
    if (hash) link.integrity = hash;
    link.onload = () => resolve();
    // The remote's own loader asks again and reports the failure with its reason.
    link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
    claimStylesheets(document);
  });
}

/** Loads a page's sheets with their hashes; settles when each is there or has failed. */
export async function loadStylesheets(
  document: Document,
  { css }: Pick<PageAssets, 'css'>,
  hashOf: (path: string) => string | undefined,
): Promise<void> {
  const present = new Set(sheetsOn(document).map(({ link }) => link.getAttribute('href')));
  const missing = css.filter((path) => !present.has(path));
  await Promise.all(missing.map((path) => addSheet(document, path, hashOf(path))));
}
