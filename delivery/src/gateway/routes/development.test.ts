import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type BuildNews, type DevelopedRelease, SHELL_NAME } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dataFolder } from '../../shared/data-folder.ts';
import { aDataFolder, aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aRelease, aRemoteServer } from '../../testing/fixture-release.ts';

const VERSION = '0.0.0-dev';
const PROBLEM = { file: 'src/index.ts', line: 3, message: 'Unexpected token' };

let dataDir = '';
let gateway: TestGateway;

const notes = () => dataFolder(dataDir).development;
const start = async (liveReload = true) => aGateway({ dataDir, liveReload });

/** As `npm run dev` leaves it: files in a folder of its own, and a note of them. */
async function develop(changes: Partial<DevelopedRelease> = {}): Promise<DevelopedRelease> {
  const folder = join(dataDir, 'developed');
  await mkdir(join(folder, 'client'), { recursive: true });
  await mkdir(join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'client/remoteEntry.js'), '// while it is written');
  await writeFile(join(folder, 'secret.txt'), 'not for tabs');
  await writeFile(join(folder, 'server/index.1.js'), aRemoteServer(VERSION));
  const { release: built } = await aRelease({ version: VERSION });
  const release = { ...built, server: 'server/index.1.js', files: {} };
  const note = {
    remote: 'mfe-public',
    hash: 'h1',
    problems: [],
    pid: process.pid,
    folder,
    release,
    ...changes,
  };
  await mkdir(notes(), { recursive: true });
  await writeFile(join(notes(), `${note.remote}.json`), JSON.stringify(note));
  return note;
}

async function versionLive(): Promise<string> {
  const { remotes } = (await gateway.app.inject({ url: '/delivery/registry' })).json();
  return remotes['mfe-public'].version;
}

/** The next news of a stream. */
async function nextNews(stream: IncomingMessage): Promise<BuildNews> {
  let seen = '';
  for (;;) {
    const [, data] = /event: build\ndata: (.*)\n\n/.exec(seen) ?? [];
    if (data) return JSON.parse(data) as BuildNews;
    seen += String((await once(stream, 'data'))[0]);
  }
}

beforeEach(async () => {
  dataDir = await aDataFolder();
});
afterEach(async () => {
  await gateway.app.close();
  await rm(dataDir, { recursive: true });
});

describe('a release that somebody works on', () => {
  test('is shown in place of what is live, as its server bundle draws it, and is in no registry', async () => {
    await develop();
    gateway = await start();
    await deliverBoth(gateway);
    expect(await versionLive()).toBe(VERSION);
    expect((await gateway.page('/agenda')).body).toContain(`Region ${VERSION}`);
    const { headers, body } = await gateway.app.inject({
      url: `/remotes/mfe-public/${VERSION}/remoteEntry.js`,
    });
    expect([headers['cache-control'], headers['content-type'], body]).toEqual([
      'no-store',
      'text/javascript; charset=utf-8',
      '// while it is written',
    ]);
    const status = await gateway.app.inject({ url: '/delivery/remotes/mfe-public/status' });
    expect(status.body).not.toContain(VERSION);
  });

  test('gives its elements to other sites, with the host of the live shell', async () => {
    const { folder } = await develop();
    const manifest = { exposes: [{ name: 'dates', assets: { css: { sync: ['element-dates.css'] } } }] };
    await mkdir(join(folder, 'client/elements'));
    await writeFile(join(folder, 'client/elements/mf-manifest.json'), JSON.stringify(manifest));
    const { release } = await aRelease({ name: 'shell', version: VERSION });
    await develop({ remote: 'shell', folder: join(dataDir, 'developed-shell'), release });
    gateway = await start();
    await gateway.deliver({
      name: 'shell',
      client: { 'elements/host.js': 'export const embed = () => {};' },
    });
    const { body } = await gateway.app.inject('/embed/firn-dates.js');
    expect(body).toContain("from '/remotes/shell/1.0.0/elements/host.js'");
    const style = `/remotes/mfe-public/${VERSION}/elements/element-dates.css`;
    expect(body).toContain(JSON.stringify({ path: style, integrity: '' }));
    await writeFile(join(folder, 'client/elements/element-dates.css'), '.a { color: black }');
    const { headers } = await gateway.app.inject(style);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });

  test('gives nothing but what its build made for tabs', async () => {
    await develop();
    gateway = await start();
    await deliverBoth(gateway);
    for (const file of ['..%2fsecret.txt', '%2e%2e/secret.txt', 'nowhere.js', '..%2fserver/index.1.js']) {
      const { statusCode } = await gateway.app.inject({ url: `/remotes/mfe-public/${VERSION}/${file}` });
      expect([file, statusCode]).toEqual([file, 404]);
    }
  });

  test('is gone with the process that builds it, however that ended', async () => {
    const builder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await develop({ pid: Number(builder.pid) });
    gateway = await start();
    await deliverBoth(gateway);
    expect(await versionLive()).toBe(VERSION);
    builder.kill('SIGKILL');
    await once(builder, 'exit');
    expect(await versionLive()).toBe('1.0.0');
  });

  test('leaves what is live in place until it has been built once', async () => {
    await develop({ release: null, problems: [PROBLEM] });
    gateway = await start();
    await deliverBoth(gateway);
    expect(await versionLive()).toBe('1.0.0');
  });

  test('counts for nothing when it fails', async () => {
    await develop();
    gateway = await start();
    await deliverBoth(gateway);
    const [, token] = /"beaconToken":"([^"]+)"/.exec((await gateway.page('/agenda')).body) ?? [];
    const payload = { token, sequence: 1, remote: 'mfe-public', version: VERSION, phase: 'mount-failed' };
    const { statusCode } = await gateway.app.inject({ method: 'POST', url: '/delivery/beacons', payload });
    expect(statusCode).toBe(202);
    expect((await gateway.app.inject({ url: '/metrics' })).body).not.toContain(`version="${VERSION}",phase`);
  });
});

test('a tab is told of the last build at once, and of the next with what is wrong', async () => {
  await develop();
  gateway = await start();
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const [stream] = (await once(get(`${gateway.app.listeningOrigin}/delivery/development`), 'response')) as [
    IncomingMessage,
  ];
  expect(await nextNews(stream)).toEqual({ remote: 'mfe-public', hash: 'h1', problems: [] });
  const next = nextNews(stream);
  await develop({ problems: [PROBLEM] });
  expect(await next).toEqual({ remote: 'mfe-public', hash: 'h1', problems: [PROBLEM] });
});

test('a platform that is not for development shows none, whoever writes a note, and tells nobody', async () => {
  await develop();
  await develop({ remote: SHELL_NAME });
  gateway = await start(false);
  await deliverBoth(gateway);
  expect(await versionLive()).toBe('1.0.0');
  expect((await gateway.app.inject({ url: '/delivery/development' })).statusCode).toBe(404);
  expect(
    (await gateway.app.inject({ url: `/remotes/mfe-public/${VERSION}/remoteEntry.js` })).statusCode,
  ).toBe(404);
});
