import type { Page } from '@playwright/test';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';
import { versionOfEngine } from '../support/versions.ts';

const REMOTE = 'mfe-guide';
const PAGE = '/guides/events-overview';

/** An entry module of the remote with something wrong in it. */
const brokenIndex = (imports: string, providers: string, mount: string) => `${imports}
import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from './app/remote.ts';
${providers}
const lifecycles = defineRemote(${providers ? '{ ...remote, Providers }' : 'remote'});
export const { name, version, bootstrap, update, unmount, canSwitch, snapshot, restore } = lifecycles;
${mount}
`;
const soundMount = 'export const { mount } = lifecycles;';

const BROKEN_VERSIONS = {
  'throws on mount': brokenIndex(
    '',
    '',
    "export const mount = async () => { throw new Error('mount fails'); };",
  ),
  'throws while rendering': brokenIndex(
    '',
    "const Providers = () => { throw new Error('render fails'); };",
    soundMount,
  ),
  'throws in an effect, after it was on the page': brokenIndex(
    "import { useEffect } from 'react';",
    "const Providers = ({ children }) => { useEffect(() => { throw new Error('effect fails'); }, []); return children; };",
    soundMount,
  ),
  'carries the name of another version': brokenIndex('', '', soundMount)
    .replace('name, version, bootstrap', 'name, bootstrap')
    .concat("export const version = '0.0.1';\n"),
};

async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.beforeEach(async ({ logIn, quietConsole }) => {
  // The browser itself logs what these tests break.
  quietConsole.allow(/./);
  await logIn('admin@firn.example');
});

test.describe('a version that', () => {
  let sound = '';

  test.beforeEach(async ({ request }) => {
    const registry = (await (await request.get('/delivery/registry')).json()) as {
      remotes: Record<string, { version: string }>;
    };
    sound = registry.remotes[REMOTE]?.version ?? '';
  });

  test.afterEach(async () => {
    await firn('rollback', REMOTE, '--to', sound, '--reason', 'journey: back to the sound version');
  });

  Object.entries(BROKEN_VERSIONS).forEach(([what, index], number) => {
    // What the other engines do with one, they do with all.
    const tag = number === 0 ? '@every-engine' : [];
    test(`${what} is replaced by the last known good one in the same page view`, { tag }, async ({
      page,
    }) => {
      const version = versionOfEngine(`8.${50 + number}`);
      await publishVariant(REMOTE, version, [{ file: 'src/index.ts', edit: () => index }]);
      await firn('promote', `${REMOTE}@${version}`);
      const loads: string[] = [];
      page.on('load', (loaded) => loads.push(loaded.url()));
      await page.goto(PAGE);
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await expectFrame(page);
      expect(loads).toHaveLength(1);
    });
  });
});

test.describe('a remote', () => {
  const answers = {
    'whose entry is gone': ['remoteEntry.js', { status: 404, body: 'gone' }],
    'whose entry has a syntax error': [
      'remoteEntry.js',
      { status: 200, contentType: 'text/javascript', body: 'this is (not' },
    ],
    'whose entry is an HTML page': [
      'remoteEntry.js',
      { status: 200, contentType: 'text/html', body: '<h1>Hallo</h1>' },
    ],
    'whose entry is refused for now': ['remoteEntry.js', { status: 503, body: 'busy' }],
    'whose page chunk is missing': ['page-', { status: 404, body: 'gone' }],
  } as const;

  for (const [what, [file, answer]] of Object.entries(answers)) {
    test(`${what} leaves a calm notice; frame and other remotes keep working`, async ({ page }) => {
      const isBroken = (url: URL) =>
        url.pathname.startsWith(`/remotes/${REMOTE}/`) && url.pathname.includes(`/${file}`);
      await page.route(isBroken, (route) => route.fulfill(answer));
      await page.goto(PAGE);
      await expect(
        page.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar' }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /033 854 12 80/ })).toBeVisible();
      await expectFrame(page);
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Agenda', exact: true }).click();
      await expect(page.locator('[data-event-card]').first()).toBeVisible();
      await page.unroute(isBroken);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    });
  }

  test('whose hash list is an HTML page is not started: the tab reloads the page once', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.locator('[data-event-card]').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = { status: 200, contentType: 'text/html', body: '<h1>Hallo</h1>' };
    await page.route(`**/remotes/${REMOTE}/*/integrity.json`, (route) => route.fulfill(answer));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, PAGE);
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    const documents = asked.filter((path) => path === PAGE);
    const entry = asked.findIndex((path) => path.startsWith(`/remotes/${REMOTE}/`) && path.endsWith('.js'));
    expect(documents).toHaveLength(1);
    expect(entry).toBeGreaterThan(asked.indexOf(PAGE));
  });
});
