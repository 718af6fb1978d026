import type { DeliveryOverview, RemoteDescription, VersionHealth } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import type { GatewayClient } from '../gateway-client.ts';
import { type Paint, plain } from '../paint.ts';
import { status } from './status.ts';

const health: VersionHealth = { views: 1200, failures: 3, phases: { load: 1200 }, lcp: 1840, inp: 96 };
const remote: RemoteDescription = {
  name: 'mfe-booking',
  title: 'Buchen',
  current: '1.1.0',
  since: '2026-02-14T06:30:00.000Z',
  lastKnownGood: '1.0.0',
  canary: { version: '1.2.0', percent: 10, staff: true, since: '2026-02-14T08:00:00.000Z' },
  withdrawn: [{ version: '0.9.0', reason: 'Datenleck', severity: 'critical' }],
  off: [{ page: 'profile', reason: 'Wartung' }],
  set: 's-1',
  pages: [],
  versions: ['1.2.0', '1.1.0', '1.0.0', '0.9.0'],
  health: { '1.1.0': health, '1.2.0': { ...health, views: 40, failures: 4, lcp: null, inp: null } },
};

async function textOf(answer: unknown, positionals: string[] = [], paint: Paint = plain): Promise<string> {
  const gateway: Pick<GatewayClient, 'get'> = { get: async <T>() => answer as T };
  const connect = async () => gateway as GatewayClient;
  const input = {
    positionals,
    options: {},
    cwd: '/',
    env: {},
    connect,
    progress: () => undefined,
    say: () => undefined,
    paint,
  };
  return (await status.run(input)).text;
}

const overview = (remotes: readonly RemoteDescription[]): DeliveryOverview => ({ sequence: 42, remotes });

test('all remotes fit 80 columns, with anything unusual below each', async () => {
  const calm = { ...remote, name: 'shell', canary: null, withdrawn: [], off: [], lastKnownGood: null };
  const text = await textOf(overview([remote, calm]));
  expect(text.split('\n')).toEqual([
    'REMOTE       LIVE   SINCE (UTC)       LAST GOOD  VISITS  FAILED',
    'mfe-booking  1.1.0  2026-02-14 06:30  1.0.0        1200   0.3 %',
    '  canary 1.2.0 ██░░░░░░░░░░░░░░░░░░ 10 % + staff, 40 visits, 10.0 % failed',
    '  page profile is off: Wartung',
    '  0.9.0 is withdrawn (critical): Datenleck',
    'shell        1.1.0  2026-02-14 06:30  -            1200   0.3 %',
    '',
    'registry 42',
  ]);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('one remote shows each version with its figures', async () => {
  const lines = (await textOf({ sequence: 42, ...remote }, ['mfe-booking'])).split('\n');
  expect(lines[0]).toBe('mfe-booking (Buchen)');
  expect(lines).toContain('1.1.0 is live since 2026-02-14 06:30 UTC');
  expect(lines.slice(-5)).toEqual([
    'VERSION  STATE      VISITS  FAILURES  FAILED    LCP    INP',
    '1.2.0    canary         40         4  10.0 %      -      -',
    '1.1.0    live         1200         3   0.3 %  1.8 s  96 ms',
    '1.0.0    last good       -         -       -      -      -',
    '0.9.0    withdrawn       -         -       -      -      -',
  ]);
});

test('colours mark lines, never widths', async () => {
  const painted = await textOf(overview([remote]), [], (tone, text) => `<${tone}>${text}</>`);
  const lines = painted.split('\n').map((line) => line.replace(/<\/?\w*>/g, ''));
  expect(lines.join('\n')).toBe(await textOf(overview([remote])));
  expect(painted).toContain('<trial>  canary 1.2.0');
  expect(painted).toContain('<bad>  page profile is off');
});

test('a reason with line breaks and escape sequences forges no row', async () => {
  const forged = 'ok\nshell  9.9.9\u001b[2K';
  const hostile = {
    ...remote,
    title: forged,
    off: [{ page: 'profile', reason: forged }],
    withdrawn: [{ version: '0.9.0', reason: forged, severity: 'normal' as const }],
  };
  for (const text of [await textOf(overview([hostile])), await textOf({ sequence: 1, ...hostile }, ['x'])]) {
    expect(text).not.toMatch(/^shell/m);
    expect(text).not.toContain('\u001b');
    expect(text).toContain('page profile is off: ok\\nshell  9.9.9\\u001b[2K');
    expect(text).toContain('0.9.0 is withdrawn: ok\\nshell  9.9.9\\u001b[2K');
  }
});

test('nothing published yet', async () => {
  expect(await textOf(overview([]))).toBe('Nothing is published yet.\n\nregistry 42');
});
