import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aGateway, OPS_TOKEN, type TestGateway } from '../../testing/a-gateway.ts';
import { runCli } from '../run/run-cli.ts';

let gateway: TestGateway;
let now = new Date('2026-11-24T10:00:00.000Z');

beforeEach(async () => {
  now = new Date('2026-11-24T10:00:00.000Z');
  gateway = await aGateway({}, { now: () => now });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => gateway.app.close());

async function firn(args: string, token: string | undefined = OPS_TOKEN) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const env = { FIRN_URL: gateway.app.listeningOrigin, FIRN_DATA_DIR: '/nowhere', FIRN_TOKEN: token };
  const code = await runCli(args.split(' '), { env, cwd: '/', out: print, err: print });
  return { code, text: printed.join('\n') };
}

async function issue(args: string): Promise<string> {
  return (await firn(`token create ${args}`)).text.split('\n')[0] ?? '';
}

const days = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000);
};

test('a token lasts a year unless told otherwise', async () => {
  expect((await firn('token create --remote mfe-wetter')).text).toContain(
    'For mfe-wetter, until 2027-11-24.',
  );
  expect((await firn('token create --remote mfe-wetter --days 30')).text).toContain('until 2026-12-24.');
});

test('missing, nonsense, expired and revoked are four sentences with the next command', async () => {
  const [old, ended] = [
    await issue('--remote mfe-wetter --label CI --days 1'),
    await issue('--remote mfe-wetter'),
  ];
  await firn(`token revoke --id ${ended.split('_')[1]}`);
  days(1);
  const next = 'npm run firn -- token create --remote';
  const sentences = [];
  for (const [token, words, command] of [
    ['', 'none was sent', `${next} NAME`],
    ['abc', 'is not a token of this platform', `${next} NAME`],
    [old, '«CI» ', `${next} mfe-wetter`],
    [ended, 'was revoked', `${next} mfe-wetter`],
  ] as const) {
    const { code, text } = await firn('status', token);
    expect([code, text]).toEqual([1, expect.stringContaining(words)]);
    expect(text).toContain('FIRN_TOKEN');
    expect(text).toContain(command);
    sentences.push(text);
  }
  expect(sentences[2]).toContain('expired on 2026-11-25');
  expect(new Set(sentences).size).toBe(4);
});

test('the history shows who came with a token that is worth nothing any more', async () => {
  const ended = await issue('--remote mfe-wetter');
  const id = ended.split('_')[1] ?? '';
  await firn(`token revoke --id ${id}`);
  await firn('status', ended);
  expect((await firn('history')).text).toMatch(
    new RegExp(`token-refused +mfe-wetter +revoked token ${id} +GET /delivery/remotes from 127\\.0\\.0\\.1`),
  );
});

test('status warns 14 days before a token ends: an operator of all, a team of its own', async () => {
  const wetter = await issue('--remote mfe-wetter --label CI');
  await issue('--remote mfe-booking --label CI');
  days(350);
  expect((await firn('status')).text).not.toContain('ends on');
  days(1);
  expect((await firn('status')).text).toMatch(
    /token «CI» \([0-9a-f]{12}\) for mfe-(wetter|booking) ends on 2027-11-24: npm run firn -- token create --remote mfe-\1\n.*token «CI».*\nregistry 0$/,
  );
  const own = (await firn('status', wetter)).text;
  expect([own.includes('for mfe-wetter ends'), own.includes('mfe-booking')]).toEqual([true, false]);
  await gateway.deliver({ name: 'mfe-wetter', pages: [] });
  expect((await firn('status mfe-wetter', wetter)).text).toContain('for mfe-wetter ends on 2027-11-24');
});
