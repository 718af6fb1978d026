import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '../../start/product.ts';
import { createForward, sendHtml } from '../forward.ts';

/** A page as it is, and the same HTML, styles and pictures without any script. */
export const READINGS = ['live', 'bare'] as const;
export type Reading = (typeof READINGS)[number];

export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');

/** Serves both from one server with the product behind it; which one is chosen by the host's name. */
export async function startReadings(product: Product) {
  const forward = createForward(product);
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const answer = async () => {
      if (request.url === '/delivery/events') response.writeHead(204).end();
      else if (isPage) {
        const upstream = await fetch(`${product.url}${request.url}`, { headers: { accept: 'text/html' } });
        const html = await upstream.text();
        sendHtml(response, upstream, request.headers.host?.startsWith('bare.') ? withoutScripts(html) : html);
      } else await forward(request, response);
    };
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (reading: Reading, path: string) => `http://${reading}.localhost:${port}${path}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
