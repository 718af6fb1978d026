import { type Bundler, bundleRemote, publishBuild } from '../support/ecosystem.ts';
import { type Firn, firn, firnWith } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-huetten';
const PATH = '/huetten';
const VERSIONS = { webpack: '1.0.0', rspack: '1.1.0', vite: '1.2.0' };
const BUNDLERS = Object.entries(VERSIONS) as [Bundler, string][];
const LAST = '1.3.0';

let team: Firn;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await Promise.all(BUNDLERS.map(([bundler, version]) => bundleRemote(bundler, version)));
  const { token } = (await firn('token', 'create', '--remote', REMOTE)) as { token: string };
  team = firnWith(token);
});

/** A remote leaves by a release that declares nothing. */
test.afterAll(async () => {
  await bundleRemote('rspack', LAST);
  await publishBuild('rspack', LAST, team, (manifest) => ({
    ...manifest,
    pages: [],
    navigation: [],
    extensions: [],
  }));
  await team('promote', `${REMOTE}@${LAST}`);
  await firn('token', 'revoke', '--remote', REMOTE);
});

for (const [bundler, version] of BUNDLERS) {
  test(`a remote that ${bundler} built with its stock plugin passes the gates and runs in the shell`, async ({
    page,
  }) => {
    await publishBuild(bundler, version, team);
    // Takes seconds, and Vite's plugin leaves the most behind.
    const gates = bundler === 'vite' ? ['--verify'] : [];
    await team('promote', `${REMOTE}@${version}`, ...gates);
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Hütten' })).toBeVisible();
    await expect(page).toHaveTitle(/Hütten/);
    await expect(page.getByText(`${REMOTE}@${version}`)).toBeVisible();
    await page.getByRole('button', { name: '0 gemerkt' }).click();
    await expect(page.getByRole('button', { name: '1 gemerkt' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText(`Hütte des Tages ${version}`), 'its extension in the frame').toBeVisible();
    await page.getByRole('button', { name: 'Zur Agenda' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await expect(page.getByText(`${REMOTE}@${version}`)).toBeHidden();
  });
}

test('such a remote falls back as ours do when its code does not arrive', async ({ page, quietConsole }) => {
  quietConsole.allow(/./);
  const chunk = `**/remotes/${REMOTE}/${VERSIONS.vite}/assets/lifecycles-*.js`;
  await page.route(chunk, (route) => route.abort());
  await page.goto(PATH);
  await expect(page.getByText(`${REMOTE}@${VERSIONS.rspack}`)).toBeVisible();
});
