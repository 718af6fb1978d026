import type { Product } from '../../start/product.ts';
import { sendHtml, startForwarding } from '../forward.ts';

/** A page as it is, and the same HTML, styles and pictures without any script. */
export const READINGS = ['live', 'bare'] as const;
export type Reading = (typeof READINGS)[number];

export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');

/** Serves both from one server with the product behind it; which one is chosen by the host's name. */
export async function startReadings(product: Product) {
  const { port, stop } = await startForwarding(product, async (request, response) => {
    if (!request.headers.accept?.includes('text/html')) return false;
    const upstream = await fetch(`${product.url}${request.url}`, { headers: { accept: 'text/html' } });
    const html = await upstream.text();
    sendHtml(response, upstream, request.headers.host?.startsWith('bare.') ? withoutScripts(html) : html);
    return true;
  });
  return {
    url: (reading: Reading, path: string) => `http://${reading}.localhost:${port}${path}`,
    stop,
  };
}
