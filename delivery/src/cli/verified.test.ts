import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, OPS_TOKEN, type TestGateway } from '../testing/a-gateway.ts';
import { progressBar } from './progress-bar.ts';
import { runCli } from './run-cli.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({}, { now: () => new Date('2026-02-14T10:00:00Z') });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  await gateway.deliver();
  await gateway.publish({ version: '1.1.0' });
});
afterAll(() => gateway.app.close());

async function firn(args: string, env: Record<string, string> = {}) {
  const printed = { out: '', err: '' };
  const code = await runCli(args.split(' '), {
    env: { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: OPS_TOKEN, ...env },
    cwd: '/',
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
  });
  return { code, ...printed };
}

test('an override is an address, and until when it holds', async () => {
  const { code, out } = await firn('override mfe-public@1.1.0 --minutes 90');
  expect(code).toBe(0);
  expect(out).toMatch(/^https:\/\/firn\.example\/delivery\/override\?token=[\w.-]+\n/);
  expect(out).toContain('Shows mfe-public@1.1.0 to whoever opens it, until 2026-02-14 11:30 UTC.');
  expect((await firn('override mfe-public@1.1.0 --minutes soon')).code).toBe(2);
  expect((await firn('override mfe-public@1.0.0')).err).toContain('is live: open the site');
});

test('without a browser nothing is verified and nothing goes live', async () => {
  const { code, err } = await firn('promote mfe-public@1.1.0 --verify', { PW_CHROMIUM: '/none/chromium' });
  expect([code, err]).toEqual([1, expect.stringContaining('npx playwright-core install chromium')]);
  const { json } = await gateway.app.inject({ url: '/delivery/registry' });
  expect(json<{ remotes: object }>().remotes).toMatchObject({ 'mfe-public': { version: '1.0.0' } });
});

test.each([
  [0, 4, '[------------------------] 0/4 start'],
  [2, 4, '[############------------] 2/4 start'],
  [4, 4, '[########################] 4/4 start'],
])('%i of %i pages: %s', (done, total, line) => {
  expect(progressBar(done, total, 'start')).toBe(line);
});
