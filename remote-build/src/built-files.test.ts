import { expect, test } from '@jest/globals';
import { filesOf } from './built-files.ts';
import type { ReleaseWorkspace } from './workspace.ts';

const MAIN = ['main.0a1b2c3d.js', 'main.0a1b2c3d.css'];

const statsOf = (page: readonly string[]) => {
  const groupOf = (names: readonly string[]) => ({ assets: names.map((name) => ({ name })) });
  const namedChunkGroups = { main: groupOf(MAIN), 'page-login': groupOf(page) };
  return { namedChunkGroups } as unknown as Parameters<typeof filesOf>[1];
};
const WITH_STYLES = statsOf(['page-login.0a1b2c3d.js', 'page-login.0a1b2c3d.css']);

const aWorkspace = (isShell: boolean, pageId: string) =>
  ({ isShell, manifest: { pages: [{ id: pageId }] } }) as unknown as ReleaseWorkspace;

test('a page of the shell has its own script', () => {
  const { assets } = filesOf(aWorkspace(true, 'login'), statsOf(['page-login.0a1b2c3d.js']), {});
  expect(assets.login?.js).toEqual(['main.0a1b2c3d.js', 'page-login.0a1b2c3d.js']);
});

test('but no styles of its own, which nothing would check', () => {
  expect(() => filesOf(aWorkspace(true, 'login'), WITH_STYLES, {})).toThrow(
    'The page «login» has styles of its own. Import them in src/start-shell.ts, too.',
  );
});

test('a remote’s page may have them', () => {
  const { assets } = filesOf(aWorkspace(false, 'login'), WITH_STYLES, {});
  expect(assets.login?.css).toEqual(['page-login.0a1b2c3d.css']);
});
