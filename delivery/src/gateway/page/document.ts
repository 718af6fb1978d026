import { PAGE_STATE_ELEMENT_ID, type PageState, SHELL_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import type { HeadState } from '@firn/shared-contracts/shell';
import { escapeHtml, scriptJson, tag } from './html.ts';
import type { PageFiles } from './page-files.ts';

const PRODUCT = 'Firn';

export interface DocumentParts {
  readonly nonce: string;
  readonly head: HeadState;
  /** Path of the page; the canonical address unless the head names another. */
  readonly path: string;
  readonly publicUrl: string;
  readonly files: PageFiles;
  /** Inline script that watches the shell start. */
  readonly watch: string;
  /** Inner HTML of the shell's element; empty when the browser renders it. */
  readonly frame: string;
  readonly state: PageState;
  /** Rules of our own for what the browser will draw; empty without any. */
  readonly reserved: string;
}

/** Page title with the product's name at its end (docs/domain/screens.md#head). */
export function fullTitle(title: string): string {
  return title && title !== PRODUCT ? `${title} – ${PRODUCT}` : PRODUCT;
}

function absolute(publicUrl: string, pathOrUrl: string): string {
  if (URL.canParse(pathOrUrl)) return pathOrUrl;
  // Joined, not resolved: «//host/path» must stay a path of this site.
  return new URL(`${publicUrl}/${pathOrUrl.replace(/^\/+/, '')}`).href;
}

function meta(name: string, content: string | undefined): string {
  return content ? tag('meta', { name, content }) : '';
}

function openGraph(property: string, content: string | undefined): string {
  return content ? tag('meta', { property: `og:${property}`, content }) : '';
}

function describe({ head, path, publicUrl }: DocumentParts): string {
  const canonical = absolute(publicUrl, head.canonical ?? path);
  const isHidden = head.robots === 'noindex';
  return [
    `<title>${escapeHtml(fullTitle(head.title))}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', isHidden ? 'noindex' : undefined),
    isHidden ? '' : tag('link', { rel: 'canonical', href: canonical }),
    openGraph('site_name', PRODUCT),
    openGraph('locale', 'de_CH'),
    openGraph('type', 'website'),
    openGraph('title', head.title),
    openGraph('description', head.description),
    openGraph('url', canonical),
    openGraph('image', head.image && absolute(publicUrl, head.image)),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

/** Gives the page its look before any module runs. */
function look({ files, nonce, watch, reserved }: DocumentParts): string {
  return [
    `${tag('script', { nonce })}${watch}</script>`,
    ...files.styles.map(({ path, sha384, chunk }) =>
      // The remote's chunk loader recognises a stylesheet by this attribute and does not add it again.
      tag('link', { rel: 'stylesheet', href: path, integrity: sha384, 'data-rspack': chunk }),
    ),
    // The shell exchanges them with the version of their extension.
    ...files.inline.map(({ path, text }) => `${tag('style', { nonce, 'data-sheet': path })}${text}</style>`),
    reserved && `${tag('style', { nonce })}${reserved}</style>`,
  ].join('');
}

/**
 * The modules, below what people read: their hashes are half of a page's first bytes, and their bytes would share the
 * line with its stylesheets. The import map comes first: it must stand before the first module is fetched.
 */
function modules({ files, nonce }: DocumentParts): string {
  return [
    `${tag('script', { type: 'importmap', nonce })}${scriptJson({ integrity: files.integrity })}</script>`,
    // The same hash as in the import map, or the browser discards the preload and fetches again.
    ...files.modules.map(({ path, sha384 }) =>
      tag('link', { rel: 'modulepreload', href: path, integrity: sha384, nonce }),
    ),
  ].join('');
}

/** The whole HTML answer. Escapes every text from outside the gateway except the rendered frame. */
export function assembleDocument(parts: DocumentParts): string {
  const { nonce, files, frame, state } = parts;
  return [
    '<!doctype html><html lang="de-CH"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    look(parts),
    describe(parts),
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml"></head><body>',
    `<div id="${SHELL_ELEMENT_ID}">${frame}</div>`,
    modules(parts),
    `<script type="application/json" id="${PAGE_STATE_ELEMENT_ID}">${scriptJson(state)}</script>`,
    `${tag('script', { type: 'module', nonce, src: files.entry })}</script>`,
    '</body></html>',
  ].join('');
}
