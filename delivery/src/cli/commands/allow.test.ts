import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aGateway, OPS_TOKEN, type TestGateway } from '../../testing/a-gateway.ts';
import { runCli } from '../run/run-cli.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => gateway.app.close());

async function firn(args: string) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const env = { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: OPS_TOKEN };
  const code = await runCli(args.split(' '), { env, cwd: '/', out: print, err: print });
  return { code, text: printed.join('\n') };
}

test('an operator allows an origin once, sees it, and takes it back', async () => {
  const allowed = await firn('allow mfe-wetter https://api.example --reason Wetterdaten');
  expect(allowed).toEqual({
    code: 0,
    text: 'mfe-wetter may connect to https://api.example (registry 1).\nmfe-wetter is not known yet: it will be with its first release.',
  });
  expect((await firn('allow mfe-wetter https://api.example --reason Wetterdaten')).text).toBe(
    'mfe-wetter might already connect to https://api.example (registry 1).',
  );
  expect((await firn('status mfe-wetter')).text).toContain('\nmay connect to https://api.example\n');
  expect((await firn('disallow mfe-wetter https://api.example --reason Ende')).text).toContain(
    'may no longer connect',
  );
  expect((await firn('history mfe-wetter')).text).toMatch(
    /disallow +mfe-wetter https:\/\/api\.example +ops +Ende\n.* allow +mfe-wetter https:\/\/api\.example/,
  );
});

test('a back end is named, shown and taken away', async () => {
  expect((await firn('backend mfe-wetter http://wetter.internal:8080 --reason Daten')).text).toContain(
    '/x/mfe-wetter/ is answered by http://wetter.internal:8080 (registry 1).',
  );
  expect((await firn('status mfe-wetter')).text).toContain('is answered by http://wetter.internal:8080');
  expect((await firn('backend mfe-wetter --reason Ende')).text).toBe(
    '/x/mfe-wetter/ is answered by nothing (registry 2).',
  );
});

test.each([
  ['allow mfe-wetter --reason Daten', 'ORIGIN is missing.'],
  ['allow mfe-wetter https://api.example/v1 --reason Daten', 'is not an origin'],
  ['allow mfe-wetter https://API.example --reason Daten', 'is not an origin'],
  ['allow mfe-wetter https://api.example', '--reason is missing.'],
  ['backend --reason Daten', 'NAME is missing.'],
])('wrong use «%s» says: %s', async (args, sentence) => {
  const { code, text } = await firn(args);
  expect([code, text]).toEqual([2, expect.stringContaining(sentence)]);
});
