import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'firn-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const UNITS = readdirSync(join(ROOT, 'deploy/systemd'));
const unit = (name: string) => readFileSync(join(ROOT, 'deploy/systemd', name), 'utf8');

describe.each(UNITS)('%s', (name) => {
  test('starts files that exist', () => {
    const paths = [...unit(name).matchAll(/(?:\/opt\/firn\/|\s)((?:deploy|api|delivery)\/\S+\.(?:sh|ts))/g)];
    expect(paths.length).toBeGreaterThan(0);
    for (const [, path = ''] of paths) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });

  test('gives the process longer to end than it goes on and then waits', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit(name))?.[1])).toBeGreaterThanOrEqual(30);
  });

  test('is one that systemd takes, where there is one', () => {
    if (!existsSync('/usr/bin/systemd-analyze')) return;
    const here = join(folder, name.replace('@', '@1'));
    writeFileSync(here, unit(name).replaceAll('/opt/firn', ROOT));
    expect(execFileSync('systemd-analyze', ['verify', here], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });
});

describe('nginx', () => {
  const source = readFileSync(join(ROOT, 'deploy/nginx/firn.conf'), 'utf8');

  test('never sends a write twice, nor takes an answer for a failure', () => {
    const next = [...source.matchAll(/^\s*proxy_next_upstream (.*);$/gm)].map(([, words]) => words);
    // A gateway says 502 only of a read that another one should answer.
    expect(next).toEqual(['error http_502', 'error http_502']);
  });

  test('takes the file, where there is one', () => {
    if (!existsSync('/usr/sbin/nginx')) return;
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = [
      '-subj',
      '/CN=firn.example',
      '-days',
      '2',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
    ];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject], { stdio: 'pipe' });
    const site = source
      .replace('/etc/ssl/firn/fullchain.pem', certificate)
      .replace('/etc/ssl/firn/privkey.pem', key)
      .replace('/var/log/nginx/', `${folder}/`);
    const path = join(folder, 'nginx.conf');
    writeFileSync(path, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${site}}\n`);
    expect(() => execFileSync('/usr/sbin/nginx', ['-t', '-q', '-c', path], { stdio: 'pipe' })).not.toThrow();
  });
});
