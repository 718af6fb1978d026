import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aGateway, OPS_TOKEN, type TestGateway } from '../../testing/a-gateway.ts';
import { anExtension, aSlot } from '../../testing/fixture-release.ts';
import { runCli } from '../run/run-cli.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  await gateway.deliver({ name: 'shell' });
  await gateway.deliver({ slots: [aSlot({ room: 3 }), aSlot({ name: 'agenda-foot', deprecated: true })] });
  await gateway.deliver({ name: 'mfe-b', pages: [], extensions: [anExtension({ order: 20 })] });
  await gateway.deliver({ name: 'mfe-a', pages: [], extensions: [anExtension({ order: 30 })] });
});
afterEach(() => gateway.app.close());

async function firn(args: string, token = OPS_TOKEN) {
  let out = '';
  let err = '';
  const code = await runCli(args.split(' ').filter(Boolean), {
    env: { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: token },
    cwd: '/',
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

const remoteOf = async (name: string) =>
  (await gateway.app.inject('/delivery/registry')).json<ResolvedRegistry>().remotes[name];

const columns = (line = '') => line.trim().split(/ {2,}/);

test('slots are listed with what fills them, in the order in which it is seen', async () => {
  await firn('extensions disable mfe-a/weather --reason Karte');
  const { out } = await firn('slots');
  const lines = out.split('\n');
  expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
    'SLOT / EXTENSION',
    'agenda-tools (mfe-public)',
    'mfe-b/weather',
    'mfe-a/weather',
    'is off: Karte',
    'agenda-foot (mfe-public)',
    'is deprecated: a later release is without it',
    '',
    'registry 9',
  ]);
  expect(columns(lines[1])).toEqual(['agenda-tools (mfe-public)', '1.0.0', 'visitor@1', 'inline 2/3']);
  expect(columns(lines[2])).toEqual([
    'mfe-b/weather',
    '1.0.0',
    'visitor@1',
    '20',
    'client',
    '-',
    '0',
    '0',
    '-',
  ]);
});

test('an extension whose slot went away with a rollback is named', async () => {
  await gateway.deliver({ version: '0.9.0', promote: false, ahead: true });
  await gateway.operate('mfe-public', 'rollback', { to: '0.9.0', reason: 'Preise' });
  expect((await firn('slots')).out).toContain('is shown nowhere: no live page offers agenda-tools');
});

test('an extension goes and comes back without a release, and the history says who did it', async () => {
  expect(await firn('extensions disable mfe-a/weather --reason Karte')).toMatchObject({
    code: 0,
    out: 'mfe-a/weather is off (registry 9).',
  });
  expect((await firn('extensions disable mfe-a/weather --reason Karte')).out).toBe(
    'mfe-a/weather was already off (registry 9).',
  );
  expect(await remoteOf('mfe-a')).toMatchObject({ offExtensions: ['weather'] });
  expect(await remoteOf('mfe-b')).not.toHaveProperty('offExtensions');
  expect((await firn('status')).out).toContain('extension weather is off: Karte');
  // The switch of all pages is not that of an extension.
  await firn('on mfe-a --reason Wartung');
  expect(await remoteOf('mfe-a')).toMatchObject({ offExtensions: ['weather'] });
  await firn('extensions enable mfe-a/weather --reason Geflickt');
  expect(await remoteOf('mfe-a')).not.toHaveProperty('offExtensions');
  const rows = (await firn('history mfe-a')).out.split('\n');
  expect(rows[1]).toMatch(/^10 .* switch-on +mfe-a@1\.0\.0 \+weather .* ops +Geflickt$/);
  expect(rows[2]).toMatch(/^9 .* switch-off +mfe-a@1\.0\.0 \+weather .* ops +Karte$/);
});

test("another team's token switches nothing, and what is not there is named", async () => {
  const { out } = await firn('token create --remote mfe-b --label team --json');
  const { token } = JSON.parse(out) as { token: string };
  const refused = await firn('extensions disable mfe-a/weather --reason Karte', token);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('mfe-b')]);
  expect(await remoteOf('mfe-a')).not.toHaveProperty('offExtensions');
  expect((await firn('extensions disable mfe-b/weather --reason Karte', token)).code).toBe(0);
  expect((await firn('extensions disable mfe-a/karte --reason Karte')).err).toBe(
    'mfe-a has no extension «karte». Known: weather.',
  );
  expect((await firn('extensions disable mfe-a --reason Karte')).code).toBe(2);
  expect((await firn('extensions disable mfe-a/weather')).code).toBe(2);
});
