import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { pathOf } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { compile } from '../build-release.ts';
import { readWorkspace } from '../workspace.ts';
import { harnessConfig } from './harness-config.ts';
import { startHarnessServer } from './harness-server.ts';
import { pageChoices } from './page/page-paths.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: readonly string[];
};
const REMOTES = [...workspaces.filter((name) => name.startsWith('mfe-')), 'examples/mfe-lawinen'];

describe('the harness of', () => {
  test.each(REMOTES)('%s builds, with the remote, its answers and React inside', async (name) => {
    const config = harnessConfig(readWorkspace(join(ROOT, name)));
    await compile(config);
    const path = String(config.output?.path);
    const script = readFileSync(join(path, 'main.js'), 'utf8');
    expect(existsSync(join(path, 'main.css'))).toBe(true);
    for (const part of ['/src/app/remote.ts', '/src/testing/harness.ts', 'createTestShell'])
      expect([part, script.includes(part)]).toEqual([part, true]);
    expect(script).not.toContain('remoteEntry');
  });
});

describe('the choice of pages', () => {
  const params = { id: 'a b' };

  test.each([
    ['/agenda', '/agenda'],
    ['/', '/'],
    ['/event/:id/:slug?', '/event/a%20b'],
    ['/event/:id/bilder', '/event/a%20b/bilder'],
    ['/register/confirm/:code?', '/register/confirm'],
    ['/:slug1/:slug2?', null],
  ])('%s is %s', (pattern, path) => {
    expect(pathOf(pattern, params)).toBe(path);
  });

  test('leaves out pages with unknown parameter values', () => {
    const page = { layout: 'default', guard: 'none', render: 'client' } as const;
    const pages = [
      { ...page, id: 'one', path: '/eins', title: 'Eins' },
      { ...page, id: 'two', path: '/:zwei', title: 'Zwei' },
    ];
    expect(pageChoices(pages, {})).toEqual([{ path: '/eins', label: 'Eins (/eins)' }]);
  });
});

describe('the server of the harness', () => {
  test('answers every page with one document and pictures with a drawing, and has no API', async () => {
    const files = join(ROOT, 'shared-ui/src/tokens');
    const server = await startHarnessServer({ name: 'mfe-x', files, host: '127.0.0.1', port: 0 });
    const get = async (path: string) => {
      const response = await fetch(`${server.url}${path}`);
      return [response.status, response.headers.get('content-type'), await response.text()] as const;
    };
    try {
      const [status, type, body] = await get('/event/1?seite=2');
      expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('<main id="region"');
      expect((await get('/api/media/1.jpg'))[1]).toContain('image/svg+xml');
      expect((await get('/api/events'))[0]).toBe(404);
      expect((await get('/__harness/tokens.css')).slice(0, 2)).toEqual([200, 'text/css']);
      expect((await get('/__harness/..%2F..%2Fpackage.json'))[0]).toBe(404);
    } finally {
      await server.close();
    }
  });

  test('tells open tabs of a build and when it stops', async () => {
    const server = await startHarnessServer({ name: 'mfe-x', files: ROOT, host: '127.0.0.1', port: 0 });
    const response = await fetch(`${server.url}/__harness/builds`);
    const news = { remote: 'mfe-x', hash: 'h', problems: [{ file: null, line: null, message: 'Nein.' }] };
    server.announce(news);
    const text = response.text();
    await server.close();
    expect(await text).toBe(`\nevent: build\ndata: ${JSON.stringify(news)}\n\nevent: end\ndata:\n\n`);
  });

  test('closes connections that a browser opened in advance', async () => {
    const server = await startHarnessServer({ name: 'mfe-x', files: ROOT, host: '127.0.0.1', port: 0 });
    const ahead = connect(Number(new URL(server.url).port), '127.0.0.1');
    const gone = once(ahead, 'close');
    // Answered after the other connection was accepted.
    await once(ahead, 'connect');
    await fetch(server.url).then((response) => response.text());
    await server.close();
    await gone;
  });
});
