import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const SITE = join(ROOT, 'examples/dates-on-your-site');
/** The platform's address in the example. */
const PLATFORM = /https:\/\/firn\.example/g;

/** The example of a site of somebody else, at an origin of its own, with a platform that is elsewhere. */
export async function serveExampleSite(platform: string): Promise<{ origin: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/favicon.ico') return response.writeHead(204).end();
    const file = url === '/hotel.css' ? 'hotel.css' : 'index.html';
    const text = await readFile(join(SITE, file), 'utf8');
    response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
    return response.end(text.replace(PLATFORM, platform));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Another name than the platform's: to a browser, and to its cookies, this is another site.
  return { origin: `http://localhost:${port}`, server };
}
