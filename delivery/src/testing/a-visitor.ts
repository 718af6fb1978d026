import type { PageState } from '@firn/shared-contracts/delivery';
import type { LightMyRequestResponse } from 'fastify';
import type { TestGateway } from './a-gateway.ts';

/** A visitor at an address; this machine's unless another one is given. */
export interface TestVisitor {
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Fetches a page and resolves to the token it carries. */
export async function aBeaconToken(
  { app }: TestGateway,
  { address = '127.0.0.1', headers = {} }: TestVisitor = {},
): Promise<string> {
  const { body } = await app.inject({
    url: '/agenda',
    remoteAddress: address,
    headers: { accept: 'text/html', ...headers },
  });
  const [, json = ''] = /id="firn-state">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(json) as PageState).beaconToken;
}

/** Sends a beacon as a browser does; by default, that mfe-public@1.0.0 could not be mounted. */
export async function sendBeacon(
  { app }: TestGateway,
  beacon: object,
  { address = '127.0.0.1', headers = {} }: TestVisitor = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/delivery/beacons',
    remoteAddress: address,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify({
      sequence: 4,
      remote: 'mfe-public',
      version: '1.0.0',
      phase: 'mount-failed',
      ...beacon,
    }),
  });
}

/** A page view from fetch to report; resolves to the status of the answer. */
export async function visit(
  gateway: TestGateway,
  beacon: object,
  visitor: TestVisitor = {},
): Promise<number> {
  const token = await aBeaconToken(gateway, visitor);
  return (await sendBeacon(gateway, { token, ...beacon }, visitor)).statusCode;
}
