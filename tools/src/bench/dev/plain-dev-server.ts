import type { IncomingMessage, ServerResponse } from 'node:http';
import { harnessConfig, readWorkspace } from '@firn/remote-build';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { freePort } from '../../start/free-port.ts';

/** The document of the harness, which a dev server does not know. */
const DOCUMENT =
  '<!doctype html><link rel="stylesheet" href="/__harness/main.css"><script src="/__harness/main.js" defer></script><div id="bar"></div><main id="region" tabindex="-1"></main>';

export interface PlainDevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A remote alone, with its canned answers, on Rspack's own dev server as its documentation sets it up. */
export async function startPlainDevServer(directory: string): Promise<PlainDevServer> {
  const config = harnessConfig(readWorkspace(directory), [new ReactRefreshRspackPlugin()]);
  const compiler = rspack({ ...config, stats: 'none', infrastructureLogging: { level: 'none' } });
  const port = await freePort();
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      setupMiddlewares: (middlewares, { app }) => {
        app?.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const isPage = request.headers.accept?.includes('text/html');
          if (isPage) response.setHeader('content-type', 'text/html').end(DOCUMENT);
          else next();
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, close: () => server.stop() };
}
