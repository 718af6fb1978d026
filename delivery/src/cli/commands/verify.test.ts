import { expect, test } from '@jest/globals';
import type { GatewayClient } from '../gateway-client.ts';
import { plain } from '../paint.ts';
import { verify } from './verify.ts';

async function outputOf(versions: object[]) {
  const gateway: Pick<GatewayClient, 'get'> = {
    get: async <T>() => ({ remote: 'mfe-a', versions }) as T,
  };
  const connect = async () => gateway as GatewayClient;
  const progress = () => undefined;
  const say = () => undefined;
  return verify.run({
    positionals: ['mfe-a'],
    options: {},
    cwd: '/',
    env: {},
    connect,
    progress,
    say,
    paint: plain,
  });
}

test('a version from before hashes were recorded is not called «as published»', async () => {
  const { text, ok } = await outputOf([
    { version: '1.1.0', recorded: true, breaches: [] },
    { version: '1.0.0', recorded: false, breaches: [] },
  ]);
  expect(text.split('\n')).toEqual([
    'mfe-a@1.1.0: as published',
    'mfe-a@1.0.0: as its release.json says (published before hashes were recorded)',
  ]);
  expect(ok).toBe(true);
});

test('file names from the disk cannot forge a line', async () => {
  const message = 'client/x\nmfe-a@1.0.0: as published is not listed in release.json.';
  const { text, ok } = await outputOf([
    { version: '1.0.0', recorded: true, breaches: [{ gate: 'files', message }] },
  ]);
  expect(text).not.toMatch(/^mfe-a@1\.0\.0: as published/m);
  expect(ok).toBe(false);
});
