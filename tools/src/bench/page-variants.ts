import type { ServerResponse } from 'node:http';
import type { Product } from '../start/product.ts';
import { sendHtml, startForwarding } from './forward.ts';
import type { Monolith } from './monolith.ts';

/** The page as delivered, and as one bundle; each also without the server's rendering of the region. */
export const PAGE_VARIANTS = ['federated', 'bundled', 'federated-client', 'bundled-client'] as const;
export type PageVariant = (typeof PAGE_VARIANTS)[number];

const STATE = /(<script type="application\/json" id="firn-state"[^>]*>)([\s\S]*?)(<\/script>)/;
const REGION = /(<div[^>]* id="firn-region"[^>]*>)[\s\S]*(<\/div><\/main>)/;

/** Removes the server's rendering from the page, as when the renderer is down. */
export function withoutRegion(html: string): string {
  const emptied = html.replace(REGION, '$1$2');
  return emptied.replace(STATE, (_whole, open: string, json: string, close: string) => {
    const state = { ...(JSON.parse(json) as object), region: null };
    return `${open}${JSON.stringify(state).replaceAll('<', '\\u003c')}${close}`;
  });
}

/** Replaces shell and remote by one bundle: no import map, no containers. */
export function asOneBundle(html: string, monolith: Monolith): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const preloads = monolith.scripts.map((src) => `<link rel="modulepreload" href="${src}" nonce="${nonce}">`);
  const styles = monolith.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  return html
    .replace(/<script type="importmap"[\s\S]*?<\/script>/, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', `${styles.join('')}${preloads.join('')}</head>`)
    .replace(
      '</body>',
      `<script type="module" nonce="${nonce}" src="${monolith.scripts[0]}"></script></body>`,
    );
}

function transform(html: string, variant: PageVariant, monolith: Monolith): string {
  const page = variant.endsWith('-client') ? withoutRegion(html) : html;
  return variant.startsWith('bundled') ? asOneBundle(page, monolith) : page;
}

async function sendPage(
  product: Product,
  variant: PageVariant,
  monolith: Monolith,
  response: ServerResponse,
) {
  const upstream = await fetch(`${product.url}/agenda`, { headers: { accept: 'text/html' } });
  sendHtml(response, upstream, transform(await upstream.text(), variant, monolith));
}

/**
 * Serves every variant of /agenda the same way: one server, brotli everywhere, the product behind it.
 * The variant is chosen by host name, so that the address the remote sees is /agenda for all.
 */
export async function startVariantServer(product: Product, monolith: Monolith) {
  const { port, stop } = await startForwarding(product, async (request, response) => {
    const variant = PAGE_VARIANTS.find((name) => request.headers.host?.startsWith(`${name}.`));
    const file = monolith.files.get(request.url ?? '');
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' });
      response.end(file.brotli);
      return true;
    }
    if (!variant || request.url !== '/agenda') return false;
    await sendPage(product, variant, monolith, response);
    return true;
  });
  return {
    url: (variant: PageVariant) => `http://${variant}.localhost:${port}/agenda`,
    stop,
  };
}
