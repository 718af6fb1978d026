import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Product } from '../start/product.ts';

interface Forwarded {
  readonly status: number;
  readonly type: string;
  readonly isText: boolean;
  readonly body: Buffer;
}

async function fetchFile(product: Product, path: string, accept = '*/*'): Promise<Forwarded> {
  const upstream = await fetch(`${product.url}${path}`, {
    headers: { accept, 'accept-encoding': 'identity' },
  });
  const type = upstream.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await upstream.arrayBuffer());
  const isText = /text|javascript|json|svg/.test(type);
  return { status: upstream.status, type, isText, body: isText ? brotliCompressSync(body) : body };
}

/** Forwards to the product; immutable files are fetched and compressed once, as the gateway does at publish. */
function createForward(product: Product) {
  const files = new Map<string, Promise<Forwarded>>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const isImmutable = path.startsWith('/remotes/') || path.startsWith('/api/media/');
    const file = files.get(path) ?? fetchFile(product, path, request.headers.accept);
    if (isImmutable) files.set(path, file);
    const { status, type, isText, body } = await file;
    response.writeHead(status, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) });
    response.end(body);
  };
}

/** A server with the product behind it; `answerItself` says whether it has answered, and leaves the rest to the product. */
export async function startForwarding(
  product: Product,
  answerItself: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
) {
  const forward = createForward(product);
  const server = createServer((request, response) => {
    const answer = async () => {
      if (await answerItself(request, response)) return;
      if (request.url === '/delivery/events') response.writeHead(204).end();
      else await forward(request, response);
    };
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const HTML_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page that the product has answered, with other HTML and the same policy. */
export function sendHtml(response: ServerResponse, upstream: Response, html: string): void {
  const policy = upstream.headers.get('content-security-policy');
  response.writeHead(upstream.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    ...(policy && { 'content-security-policy': policy }),
  });
  response.end(brotliCompressSync(html, HTML_QUALITY));
}
