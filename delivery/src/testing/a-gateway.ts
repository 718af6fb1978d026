import { mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildGateway, type GatewayOptions } from '../gateway/build-gateway.ts';
import { type GatewayConfig, readConfig } from '../gateway/setup/config.ts';
import { anArchive, aRemoteServer, aShellServer, type ReleaseOptions } from './fixture-release.ts';

export const OPS_TOKEN = 'ops-token-of-the-tests';
export const BEARER = { authorization: `Bearer ${OPS_TOKEN}` };

/** An address where nothing listens. */
export const NO_API = 'http://127.0.0.1:9';

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly dataDir: string;
  /** Publishes and, unless told otherwise, promotes. */
  deliver(options?: ReleaseOptions & { readonly promote?: boolean; readonly ahead?: boolean }): Promise<void>;
  /** With `ahead` the gates of the live set are not checked. */
  publish(options?: ReleaseOptions & { readonly ahead?: boolean }): Promise<LightMyRequestResponse>;
  operate(remote: string, action: string, payload: object): Promise<LightMyRequestResponse>;
  /** As a browser that was here before asks; with an empty `cookie` as one that was not. */
  page(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export async function aDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-delivery-'));
}

/** A gateway over an empty data folder. Close `app` after use. */
export async function aGateway(
  { apiUrl, ...overrides }: Partial<GatewayConfig> & { readonly apiUrl?: string } = {},
  options: GatewayOptions = {},
): Promise<TestGateway> {
  const dataDir = overrides.dataDir ?? (await aDataFolder());
  const config = readConfig({
    API_URL: apiUrl ?? NO_API,
    FIRN_DEMO: '1',
    LOG_LEVEL: 'silent',
    FIRN_OPS_TOKEN: OPS_TOKEN,
  });
  const app = await buildGateway(
    { ...config, publicUrl: 'https://firn.example', ...overrides, dataDir },
    { renderTimeout: 10_000, pause: async () => undefined, ...options },
  );

  const publish: TestGateway['publish'] = async ({ ahead = false, ...release } = {}) => {
    const { archive, release: built } = await anArchive(release);
    return app.inject({
      method: 'PUT',
      url: `/delivery/remotes/${built.name}/releases/${built.version}${ahead ? '?ahead=true' : ''}`,
      headers: { ...BEARER, 'content-type': 'application/gzip' },
      payload: archive,
    });
  };
  const operate: TestGateway['operate'] = async (remote, action, payload) =>
    app.inject({ method: 'POST', url: `/delivery/remotes/${remote}/${action}`, headers: BEARER, payload });

  return {
    app,
    dataDir,
    publish,
    operate,
    async deliver({ promote = true, ...release } = {}) {
      const published = await publish(release);
      if (published.statusCode >= 300) throw new Error(published.body);
      if (!promote) return;
      const { name = 'mfe-public', version = '1.0.0' } = release;
      const promoted = await operate(name, 'promote', { version });
      if (promoted.statusCode !== 200) throw new Error(promoted.body);
    },
    async page(path, headers = {}) {
      const cookie = ['cookie=de', headers.cookie].filter(Boolean).join('; ');
      const { cookie: _own, ...others } = headers;
      const all = { accept: 'text/html', ...others, ...(headers.cookie !== '' && { cookie }) };
      return app.inject({ url: path, headers: all });
    },
  };
}

/** A shell and mfe-public with /agenda, both live in version 1.0.0 and rendered on the server. */
export async function deliverBoth(gateway: TestGateway): Promise<void> {
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await gateway.deliver({ server: aRemoteServer() });
}

/** A stand-in for the API. Resolves to its origin; close the server after use. */
export async function anApi(listener: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
