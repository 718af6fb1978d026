import type { APIRequestContext } from '@playwright/test';
import { firn, firnWith } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

const REMOTE = 'mfe-lawinen';
const FOLDER = `examples/${REMOTE}`;
const PATH = '/lawinen';

async function liveVersions(request: APIRequestContext): Promise<Record<string, string>> {
  const response = await request.get('/delivery/registry');
  const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

/** How a remote leaves: its last release declares nothing, so it has no address and no menu entry. */
const declareNothing = (source: string) =>
  JSON.stringify({ ...JSON.parse(source), pages: [], navigation: [] }, null, 2);

test('a remote unknown to the house comes and goes with its own token; the shell stays', async ({ page }) => {
  test.slow(true, 'two builds and a dozen calls of the CLI');
  const before = await liveVersions(page.request);
  const { token } = (await firn('token', 'create', '--remote', REMOTE)) as { token: string };
  const team = firnWith(token);
  const menu = page.getByRole('banner');
  const entry = menu.getByRole('link', { name: 'Lawinenlage' });
  const openMenu = async () => {
    await page.goto('/agenda');
    await menu.getByRole('button', { name: 'Menü' }).click();
    await expect(menu.getByRole('link', { name: 'Agenda', exact: true })).toBeVisible();
  };
  expect((await page.request.get(PATH)).status()).toBe(404);

  await publishVariant(FOLDER, '1.1.0', [], team);
  expect((await page.request.get(PATH)).status()).toBe(404);
  await team('promote', `${REMOTE}@1.1.0`);
  try {
    await openMenu();
    await entry.click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Lawinenlage' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Stufe 3: erheblich' })).toBeVisible();
    await expect(page).toHaveTitle(/Lawinenlage/);
    expect(await (await page.request.get(PATH)).text()).toContain('Stufe 3: erheblich');
    expect(await liveVersions(page.request)).toEqual({ ...before, [REMOTE]: '1.1.0' });

    const admin = `mfe-admin@${before['mfe-admin']}`;
    await expect(team('promote', admin)).rejects.toThrow('not for mfe-admin');
    await expect(team('rollback', 'mfe-admin', '--reason', 'not mine')).rejects.toThrow('not for mfe-admin');
  } finally {
    await publishVariant(FOLDER, '1.1.1', [{ file: 'remote.json', edit: declareNothing }], team);
    await team('promote', `${REMOTE}@1.1.1`);
    await firn('token', 'revoke', '--remote', REMOTE);
  }
  await openMenu();
  await expect(entry).toBeHidden();
  expect((await page.request.get(PATH)).status()).toBe(404);
  await expect(team('promote', `${REMOTE}@1.1.0`)).rejects.toThrow('refused');
});
