import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aDataFolder, aGateway, anApi, OPS_TOKEN, type TestGateway } from '../../testing/a-gateway.ts';
import { aRelease, type ReleaseOptions } from '../../testing/fixture-release.ts';
import { runCli } from './run-cli.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => gateway.app.close());

async function firn(args: string, env: Record<string, string | undefined> = {}, cwd = '/') {
  let out = '';
  let err = '';
  const progress: string[] = [];
  const code = await runCli(args.split(' ').filter(Boolean), {
    env: { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: OPS_TOKEN, ...env },
    cwd,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    progress: (line) => void progress.push(line),
  });
  return { code, out, err, progress };
}

async function publish(options: ReleaseOptions = {}) {
  const { folder } = await aRelease(options);
  return firn(`publish ${folder}`);
}

test('the life of a release: published, promoted, rolled back, listed in the history', async () => {
  expect(await publish()).toMatchObject({ code: 0, out: 'mfe-public@1.0.0 is published.', err: '' });
  await publish({ version: '1.1.0' });
  await firn('promote mfe-public@1.0.0');
  expect((await firn('promote mfe-public@1.1.0')).out).toBe(
    'mfe-public: 1.0.0 -> 1.1.0 is live (registry 4).',
  );
  expect((await firn('status')).out).toMatch(/mfe-public +1\.1\.0 +[-0-9]+ [0-9:]+ +1\.0\.0 +0 +-/);
  expect((await firn('rollback mfe-public --reason Preise')).out).toContain('1.1.0 -> 1.0.0 is live');
  const { out } = await firn('history mfe-public');
  expect(out.split('\n')[1]).toMatch(/^5 .* rollback +mfe-public@1\.0\.0 +1\.1\.0 -> 1\.0\.0 +ops +Preise$/);
});

test('a rollback that only ends a trial says so: the live version is still there', async () => {
  await publish();
  await publish({ version: '1.1.0' });
  await firn('promote mfe-public@1.0.0');
  await firn('promote mfe-public@1.1.0 --percent 5');
  const { out } = await firn('rollback mfe-public --reason Preise');
  expect(out).toMatch(/the trial is over, 1\.0\.0 stays live .* roll back again\./);
});

test('a promotion says which trial it ended, and the history which page was switched', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
  await firn('promote mfe-public@1.0.0');
  await firn('promote mfe-public@1.1.0 --percent 5');
  expect((await firn('promote mfe-public@1.2.0')).out).toMatch(
    /1\.0\.0 -> 1\.2\.0 is live .*\nThe trial of mfe-public@1\.1\.0 is over\.$/,
  );
  await firn('off mfe-public/agenda --reason Karte');
  expect((await firn('history mfe-public')).out).toMatch(/switch-off +mfe-public@1\.2\.0 agenda +ops +Karte/);
});

test('a canary goes to the requested share, to staff if requested, and to nobody else', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await firn('promote mfe-public@1.0.0');
  const trial = async (options: string) => {
    const { out } = await firn(`promote mfe-public@1.1.0 ${options}`);
    const { canary } = JSON.parse((await firn('status mfe-public --json')).out) as {
      canary: { percent: number; staff: boolean };
    };
    return [out.split(',')[0], canary.percent, canary.staff];
  };
  const onTrial = 'mfe-public: 1.1.0 is on trial with';
  expect(await trial('--staff')).toEqual([`${onTrial} staff`, 0, true]);
  expect(await trial('--percent 5')).toEqual([`${onTrial} 5 % of the visitors`, 5, false]);
  expect(await trial('--percent 25 --staff')).toEqual([
    `${onTrial} 25 % of the visitors and staff`,
    25,
    true,
  ]);
  const { out } = await firn('history mfe-public');
  expect(out.split('\n').slice(1, 4)).toEqual([
    expect.stringMatching(/^6 .* canary +mfe-public@1\.1\.0 with 25 % of the visitors and staff +ops$/),
    expect.stringMatching(/^5 .* canary +mfe-public@1\.1\.0 with 5 % of the visitors +ops$/),
    expect.stringMatching(/^4 .* canary +mfe-public@1\.1\.0 with staff +ops$/),
  ]);
});

test('a set moves as one, and says so on the way back', async () => {
  const both = { name: 'mfe-b', pages: [] };
  for (const version of ['1.0.0', '1.1.0']) {
    await publish({ version });
    await publish({ ...both, version });
    await firn(`promote-set mfe-public@${version} mfe-b@${version}`);
  }
  const { out } = await firn('rollback mfe-public --reason Preise');
  expect(out).toMatch(/1\.1\.0 -> 1\.0\.0 is live .*\n.* moved as one: .*mfe-b/);
});

test('a rollback says where it will go and why before it does, and with --dry-run only that', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publish({ version });
    await firn(`promote mfe-public@${version}`);
  }
  await firn('withdraw mfe-public@1.1.0 --reason Absturz');
  const why = [
    'mfe-public: 1.2.0 goes back to 1.0.0.',
    '1.0.0 is the best of those before: no visit is recorded.',
  ];
  const dry = await firn('rollback mfe-public --dry-run');
  expect([dry.code, dry.out.split('\n')]).toEqual([0, why]);
  const status = (await firn('status mfe-public')).out.split('\n');
  expect(status).toContain(`a rollback goes to 1.0.0: ${why[1]}`);
  const { out } = await firn('rollback mfe-public --reason Preise');
  expect(out).toMatch(/^mfe-public: 1\.2\.0 goes back to 1\.0\.0\.[\s\S]*1\.2\.0 -> 1\.0\.0 is live/);
  const none = await firn('rollback mfe-public --reason Preise');
  expect([none.code, none.err]).toEqual([
    1,
    expect.stringContaining('npm run firn -- off mfe-public --reason TEXT'),
  ]);
  const off = await firn('off mfe-public --reason Preise');
  expect(off.out).toMatch(/^All pages of mfe-public are off/);
});

test('what overrides a refusal needs a reason', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await firn('promote mfe-public@1.0.0');
  const { code, err } = await firn('promote mfe-public@1.1.0 --force');
  expect([code, err]).toEqual([2, expect.stringContaining('--reason is missing.')]);
  expect((await firn('promote mfe-public@1.1.0 --force --reason Eilt')).code).toBe(0);
});

test('a critical withdrawal reaches open tabs, an ordinary one does not', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publish({ version });
    await firn(`promote mfe-public@${version}`);
  }
  await firn('withdraw mfe-public@1.2.0 --critical --reason Datenleck');
  await firn('withdraw mfe-public@1.0.0 --reason Preise');
  expect(JSON.parse((await firn('status mfe-public --json')).out)).toMatchObject({
    current: '1.1.0',
    withdrawn: [
      { version: '1.2.0', severity: 'critical' },
      { version: '1.0.0', severity: 'normal' },
    ],
  });
});

test('long work shows its progress and leaves nothing of it on the line', async () => {
  const { progress } = await publish();
  expect(progress.at(0)).toMatch(/^\[#+-*\] \d+\/\d+ kB of mfe-public sent$/);
  expect(progress.at(-2)).toMatch(/^\[#{24}\] (\d+)\/\1 kB of mfe-public sent$/);
  expect(progress.at(-1)).toBe('');
  expect((await publish({ name: 'mfe-b', budgets: { jsBytes: 1, cssBytes: 1 } })).progress.at(-1)).toBe('');
  expect((await firn('verify')).progress).toEqual([
    `[${'-'.repeat(24)}] 0/1 remotes, hashing mfe-public`,
    '',
  ]);
});

test('text is coloured for a terminal, JSON never', async () => {
  const printed: string[] = [];
  const context = {
    env: { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: OPS_TOKEN },
    cwd: '/',
    out: (text: string) => void printed.push(text),
    err: (text: string) => void printed.push(text),
    paint: (tone: string, text: string) => `<${tone}>${text}`,
  };
  await publish();
  await runCli(['status'], context);
  await runCli(['status', '--json'], context);
  expect(printed[0]).toMatch(/^<head>REMOTE/);
  expect(printed[1]).not.toContain('<head>');
});

test('publish finds dist/ in the folder it is called in', async () => {
  const { folder } = await aRelease();
  const { out, code } = await firn('publish', {}, folder);
  expect([code, out]).toEqual([0, 'mfe-public@1.0.0 is published.']);
  expect((await firn('publish', {}, folder)).out).toContain('with the same bytes');
});

test('every command speaks JSON', async () => {
  const { folder } = await aRelease();
  const json = async (args: string) => JSON.parse((await firn(`${args} --json`)).out);
  expect(await json(`publish ${folder}`)).toEqual({
    remote: 'mfe-public',
    version: '1.0.0',
    outcome: 'created',
  });
  expect(await json('promote mfe-public@1.0.0')).toMatchObject({ changed: true, to: '1.0.0', sequence: 2 });
  expect(await json('status mfe-public')).toMatchObject({ current: '1.0.0', versions: ['1.0.0'] });
  expect(await json('status')).toMatchObject({ sequence: 2, remotes: [{ name: 'mfe-public' }] });
  expect(await json('history')).toMatchObject({ entries: [{ action: 'promote' }, { action: 'publish' }] });
  expect(await json('verify')).toEqual([
    { remote: 'mfe-public', versions: [{ version: '1.0.0', recorded: true, breaches: [] }] },
  ]);
  expect(await json('promote mfe-public@2.0.0')).toMatchObject({ error: { status: 404 } });
});

test('a member of a set is published ahead of the others, though it does not fit what is live', async () => {
  await publish();
  await firn('promote mfe-public@1.0.0');
  const { folder } = await aRelease({ name: 'mfe-b' });
  expect((await firn(`publish ${folder}`)).err).toContain('For a release set, publish with --ahead.');
  expect((await firn(`publish ${folder} --ahead`)).out).toBe('mfe-b@1.0.0 is published.');
});

describe('a refusal has exit code 1 and a reason', () => {
  test('that cannot forge a line or command a terminal', async () => {
    const hostile = 'ok\nmfe-b  9.9.9\u001b[2K';
    const problem = {
      status: 422,
      type: '/problems/x',
      detail: hostile,
      breaches: [{ gate: 'a', message: hostile }],
    };
    const { origin, server } = await anApi((_request, response) => {
      response.writeHead(422, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    });
    const { code, err } = await firn('status', { FIRN_URL: origin });
    const shown = 'ok\\nmfe-b  9.9.9\\u001b[2K';
    expect([code, err]).toEqual([1, `${shown}\n  a: ${shown}`]);
    server.closeAllConnections();
    server.close();
  });

  test('gates: one line each', async () => {
    await publish();
    await firn('promote mfe-public@1.0.0');
    const { code, err } = await publish({ name: 'mfe-b', budgets: { jsBytes: 1, cssBytes: 1 } });
    expect(code).toBe(1);
    expect(err.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
      'mfe-b@1.0.0 does not pass the gates. For a release set, publish with --ahead.',
      'routes',
      'budget',
      'budget',
    ]);
    // Its route is taken: only a release set can bring it.
    const { folder } = await aRelease({ name: 'mfe-b' });
    expect(await firn(`publish ${folder} --ahead`)).toMatchObject({
      code: 0,
      out: 'mfe-b@1.0.0 is published.',
    });
  });

  test('an unknown remote: lists the known ones and suggests the one that was meant', async () => {
    await publish({ name: 'mfe-booking' });
    const { code, err } = await firn('promote booking@1.0.0');
    expect([code, err]).toEqual([
      1,
      'There is no remote «booking». Known: mfe-booking.\nDid you mean mfe-booking?',
    ]);
    expect((await firn('status mfe-boking')).err).toContain('Did you mean mfe-booking?');
    const history = await firn('history somebody');
    expect([history.code, history.err]).toEqual([1, 'There is no remote «somebody». Known: mfe-booking.']);
  });

  test('a folder that was not built', async () => {
    const { code, err } = await firn('publish /tmp');
    expect(code).toBe(1);
    expect(err).toContain('Build the workspace first.');
  });

  test('a build of which files are missing: each is named', async () => {
    const { folder } = await aRelease();
    await rm(join(folder, 'client/page-agenda.css'));
    await rm(join(folder, 'client/page-agenda.js'));
    const { code, err } = await firn(`publish ${folder}`);
    expect([code, ...err.split('\n')]).toEqual([
      1,
      `${folder} is not a whole build. Build the workspace again.`,
      '  files: client/page-agenda.js is listed but missing.',
      '  files: client/page-agenda.css is listed but missing.',
    ]);
  });

  test('a wrong token, a gateway that is not there', async () => {
    expect((await firn('status', { FIRN_TOKEN: 'wrong' })).err).toContain('is not a token of this platform');
    const gone = await firn('status', { FIRN_URL: 'http://127.0.0.1:9' });
    expect([gone.code, gone.err.split(':')[0]]).toEqual([1, 'The gateway at http']);
  });

  test('a file on this machine without an address', async () => {
    const dataDir = await aDataFolder();
    await mkdir(join(dataDir, 'delivery'));
    await writeFile(join(dataDir, 'delivery', 'gateway.json'), '{');
    const { code, err } = await firn('status', { FIRN_URL: '', FIRN_DATA_DIR: dataDir });
    expect([code, err]).toEqual([1, expect.stringContaining('JSON')]);
  });

  test('an address where another server answers', async () => {
    const { origin, server } = await anApi((_request, response) =>
      response.writeHead(404).end('<h1>Nein</h1>'),
    );
    const { code, err } = await firn('status', { FIRN_URL: origin });
    server.close();
    expect([code, err]).toEqual([
      1,
      `The gateway answered 404 without a reason. Is ${origin}/delivery/remotes a Firn gateway?`,
    ]);
  });

  test('files that changed after they were published', async () => {
    await publish();
    await writeFile(join(gateway.dataDir, 'releases/mfe-public/1.0.0/client/remoteEntry.js'), 'evil()');
    const { code, out } = await firn('verify mfe-public');
    expect(code).toBe(1);
    expect(out).toContain('mfe-public@1.0.0: CHANGED\n  client/remoteEntry.js is not the file');
  });

  test('a release rewritten with all its hashes, and a live one whose files are missing', async () => {
    await publish();
    await publish({ version: '1.1.0' });
    await firn('promote mfe-public@1.0.0');
    await firn('promote mfe-public@1.1.0');
    const folder = join(gateway.dataDir, 'releases/mfe-public');
    const json = await readFile(join(folder, '1.0.0/release.json'), 'utf8');
    await writeFile(join(folder, '1.0.0/release.json'), json.replace('abcdef0', 'badbad0'));
    await rm(join(folder, '1.1.0'), { recursive: true });
    const { code, out } = await firn('verify');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^mfe-public@1\.1\.0: MISSING\n.*\n.*\nmfe-public@1\.0\.0: CHANGED\n {2}release\.json is not/,
    );
  });
});

test.each([
  ['', 'firn: develop'],
  ['fly', 'There is no command «fly».'],
  ['dev --alone', 'holds no remote.json.'],
  ['promote', 'NAME@VERSION is missing.'],
  ['promote mfe-public', 'is not of the form NAME@VERSION'],
  ['rollback mfe-public', '--reason is missing.'],
  ['rollback mfe-public --reason x', 'The reason needs at least 3 characters.'],
  ['withdraw mfe-public@1.0.0 --reason ab', 'The reason needs at least 3 characters.'],
  ['promote mfe-public@1.0.0 --percent ten', '--percent must be a whole number from 0 to 100'],
  ['promote-set mfe-public@1.0.0', 'at least two NAME@VERSION'],
  ['promote-set mfe-a@1.0.0 mfe-a@1.1.0', 'A remote is named twice.'],
  ['off mfe-public/a/b --reason kaputt', 'is not of the form NAME or NAME/PAGE'],
  ['off mfe-public/agenda', '--reason is missing.'],
  ['on mfe-public/agenda --reason ab', 'The reason needs at least 3 characters.'],
  ['status --percent', 'Unknown option'],
  ['promote mfe-public@1.0.0 --percent 1e1', '--percent must be a whole number from 0 to 100, not «1e1»'],
  ['promote mfe-public@1.0.0 --percent 0x5', '--percent must be'],
  ['promote mfe-public@1.0.0 --percent=', '--percent must be'],
  ['promote mfe-public@1.0.0 --percent 0', '--percent 0 reaches nobody: add --staff'],
  ['promote mfe-public@1.0.0 --percent 101', '--percent must be'],
  ['promote mfe-public@1.0.0 --reason ab', 'The reason needs at least 3 characters.'],
  ['rollback mfe-public --reason Preise --to=', '--to is missing.'],
  ['promote mfe-public@1.0.0 mfe-b@1.0.0', '«mfe-b@1.0.0» is too much for firn promote NAME@VERSION'],
  ['rollback mfe-public 1.0.0 --reason Preise', '«1.0.0» is too much for firn rollback NAME [--to VERSION]'],
  ['status mfe-a mfe-b', '«mfe-b» is too much'],
  ['token create mfe-public --remote mfe-public', '«mfe-public» is too much'],
  ['token create', '--remote is missing.'],
])('wrong use «firn %s» has exit code 2 and says: %s', async (args, sentence) => {
  const { code, out, err } = await firn(args);
  expect(code).toBe(2);
  expect(out + err).toContain(sentence);
});

test('asking for help is not an error', async () => {
  expect((await firn('help')).code).toBe(0);
  expect((await firn('status --help')).code).toBe(0);
});

test('wrong use with --json is JSON too', async () => {
  const { code, out, err } = await firn('promote --json');
  expect([code, err]).toEqual([2, '']);
  expect(JSON.parse(out)).toEqual({
    error: {
      status: 0,
      type: '/problems/wrong-use',
      detail: 'NAME@VERSION is missing. See npm run firn -- help.',
    },
  });
});

test('a token for an unknown remote is made with a warning; revoking none is a failure', async () => {
  await publish();
  const { code, out } = await firn('token create --remote mfe-publik');
  expect(code).toBe(0);
  expect(out).toContain('mfe-publik is not known yet');
  expect(out).toContain('Did you mean mfe-public?');
  expect((await firn('token create --remote mfe-public')).out).not.toContain('not known');
  expect((await firn('token create --remote *')).out).not.toContain('not known');
  const none = await firn('token revoke --remote mfe-b');
  expect([none.code, none.out]).toEqual([
    1,
    'There is no token of mfe-b: nothing was revoked. See npm run firn -- token list.',
  ]);
});

test('tokens are made for one remote and revoked', async () => {
  await publish();
  const [token = ''] = (await firn('token create --remote mfe-public')).out.split('\n');
  expect((await firn('promote mfe-public@1.0.0', { FIRN_TOKEN: token })).code).toBe(0);
  expect((await firn('token create --remote shell', { FIRN_TOKEN: token })).err).toContain('not for *');
  expect((await firn('token revoke --remote mfe-public')).out).toBe('1 token(s) of mfe-public revoked.');
  expect((await firn('status', { FIRN_TOKEN: token })).code).toBe(1);
});

test('a list says when each token expires and when it was last used; one is revoked by its id', async () => {
  await publish();
  const [token = ''] = (await firn('token create --remote mfe-public --days 30')).out.split('\n');
  await firn('token create --remote mfe-public');
  /** The one that expires first. */
  const rows = async () =>
    (await firn('token list')).out
      .split('\n')
      .map((line) => line.split(/ {2,}/))
      .filter(([, remote]) => remote === 'mfe-public')
      .map(([id, , , , end = '', used]) => ({ id, end, used }))
      .toSorted((a, b) => a.end.localeCompare(b.end));
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect((await rows()).map(({ end, used }) => [end, used])).toEqual([
    [day, 'never'],
    [day, 'never'],
  ]);
  await firn('status', { FIRN_TOKEN: token });
  const [used, unused] = await rows();
  expect([used?.used, unused?.used]).toEqual([expect.stringMatching(/^\d{4}-.* \d\d:\d\d$/), 'never']);
  expect((await firn(`token revoke --id ${used?.id} --remote mfe-public`)).code).toBe(2);
  expect((await firn(`token revoke --id ${used?.id}`)).out).toBe(
    `1 token(s) with the id ${used?.id} revoked.`,
  );
  expect((await rows()).map(({ id }) => id)).toEqual([unused?.id]);
});

test('on the demo’s machine, address and token are found in .data, from any folder beside or below it', async () => {
  const root = await aDataFolder();
  const [delivery, below] = [join(root, '.data', 'delivery'), join(root, 'mfe-booking', 'src')];
  await Promise.all([delivery, below].map((folder) => mkdir(folder, { recursive: true })));
  const none = { FIRN_URL: '', FIRN_TOKEN: undefined };
  expect((await firn('status', none, below)).err).toContain('No running gateway found');

  await writeFile(join(delivery, 'gateway.json'), JSON.stringify({ url: gateway.app.listeningOrigin }));
  await writeFile(join(delivery, 'demo-token'), `${OPS_TOKEN}\n`);
  expect((await firn('status', none, below)).code).toBe(0);
  expect((await firn('status', { ...none, FIRN_DATA_DIR: join(root, '.data') })).code).toBe(0);
});
