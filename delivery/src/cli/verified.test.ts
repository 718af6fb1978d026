import process from 'node:process';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aGateway, OPS_TOKEN, type TestGateway } from '../testing/a-gateway.ts';
import { aRelease } from '../testing/fixture-release.ts';
import type { VerificationReport } from '../verify/verification.ts';
import type { VerificationTask } from '../verify/verify-candidate.ts';
import { progressBar } from './progress-bar.ts';
import { runCli } from './run/run-cli.ts';

/** What the browser found; the browser itself is e2e/specs/verify.spec.ts. */
let found: VerificationReport['breaches'] = [];
jest.unstable_mockModule('../verify/verify-candidate.ts', () => ({
  verifyCandidate: async ({ candidate, onProgress }: VerificationTask): Promise<VerificationReport> => {
    onProgress?.(1, 2, 'agenda');
    return { ...candidate, pages: ['agenda', 'event'], milliseconds: 2400, breaches: found };
  },
}));

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
  const progress: string[] = [];
  const code = await runCli(args.split(' '), {
    env: { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: OPS_TOKEN, ...env },
    cwd: '/',
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    progress: (line) => void progress.push(line),
  });
  return { code, ...printed, progress };
}

test('an override is an address and an expiry', async () => {
  const { code, out } = await firn('override mfe-public@1.1.0 --minutes 90');
  expect(code).toBe(0);
  expect(out).toMatch(/^https:\/\/firn\.example\/delivery\/override\?token=[\w.-]+\n/);
  expect(out).toContain('Shows mfe-public@1.1.0 to whoever opens it, until 2026-02-14 11:30 UTC.');
  expect((await firn('override mfe-public@1.1.0 --minutes soon')).code).toBe(2);
  expect((await firn('override mfe-public@1.0.0')).err).toContain('is live: open the site');
});

describe('--verify', () => {
  // Any program can stand in for a browser here.
  const browser = { PW_CHROMIUM: process.execPath };
  const live = async () => {
    const { json } = await gateway.app.inject({ url: '/delivery/registry' });
    return json<{ remotes: Record<string, { version: string }> }>().remotes['mfe-public']?.version;
  };
  const steps = [expect.stringMatching(/^starting /), '[############------------] 1/2 agenda', ''];

  test('names every breach of a candidate, and nothing goes live', async () => {
    found = [
      { gate: 'verify', message: 'Page agenda: kaputt.' },
      { gate: 'verify', message: 'Page event: jQuery is left behind.' },
    ];
    const { code, err, progress } = await firn('promote mfe-public@1.1.0 --verify', browser);
    expect([code, err.split('\n')]).toEqual([
      1,
      [
        'mfe-public@1.1.0 does not pass the verification. It is published, but it did not go live.',
        '  verify: Page agenda: kaputt.',
        '  verify: Page event: jQuery is left behind.',
      ],
    ]);
    expect([await live(), progress]).toEqual(['1.0.0', steps]);
    const later = await firn('promote mfe-public@1.1.0');
    expect([later.code, later.err.split('\n')[1]]).toEqual([1, '  verify: Page agenda: kaputt.']);
    expect((await firn('status mfe-public')).out).toMatch(/1\.1\.0 +published, not verified/);
    expect((await firn('history mfe-public')).out).toMatch(/verify +mfe-public@1\.1\.0 FAILED/);
  });

  test('refuses when publishing, too', async () => {
    const { folder } = await aRelease({ version: '1.2.0' });
    const { code, err } = await firn(`publish ${folder} --verify`, browser);
    expect([code, err.split('\n').length]).toEqual([1, 3]);
  });

  test('lets a clean candidate through', async () => {
    found = [];
    const { folder } = await aRelease({ version: '1.3.0' });
    const published = await firn(`publish ${folder} --verify`, browser);
    expect(published.out).toBe('mfe-public@1.3.0 is published.\nVerified in a browser: 2 pages in 2.4 s.');
    const { code, out } = await firn('promote mfe-public@1.1.0 --verify', browser);
    expect([code, out.split('\n')[0]]).toEqual([0, 'Verified in a browser: 2 pages in 2.4 s.']);
    expect(await live()).toBe('1.1.0');
    await firn('rollback mfe-public --reason Preise');
  });
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
