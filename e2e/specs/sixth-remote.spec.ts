import type { APIRequestContext, Page } from '@playwright/test';
import { bookableEvent } from '../support/events.ts';
import { firn, firnWith } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

const REMOTE = 'mfe-lawinen';
const FOLDER = `examples/${REMOTE}`;
const PATH = '/lawinen';
/** Another team's, from the same sources: its name, and nothing but the extension. */
const OTHER = 'mfe-schnee';
const OTHER_TITLE = 'Schneelage';

async function liveVersions(request: APIRequestContext): Promise<Record<string, string>> {
  const response = await request.get('/delivery/registry');
  const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

/** How a remote leaves: its last release declares nothing, so it has no address and no menu entry. */
const declareNothing = (source: string) =>
  JSON.stringify({ ...JSON.parse(source), pages: [], extensions: [], navigation: [] }, null, 2);

/** The tours of any season, so that the journey does not depend on the calendar. */
const atAnyTime = (source: string) => source.replace(/"when": \{[^}]*\},/, '');

const PACKAGE_OF_OTHER = {
  file: 'package.json',
  edit: (source: string) => source.replaceAll(REMOTE, OTHER),
};
/** Another team's sources: its own name, no page, an extension with other words that comes second. */
const OF_OTHER = [
  {
    file: 'remote.json',
    edit: (source: string) => {
      const declared = JSON.parse(atAnyTime(source).replaceAll(REMOTE, OTHER));
      const extensions = declared.extensions.map((one: object) => ({ ...one, order: 20 }));
      return JSON.stringify({ ...declared, pages: [], navigation: [], extensions });
    },
  },
  PACKAGE_OF_OTHER,
  {
    file: 'src/i18n/de-CH/event-lawinen.ts',
    edit: (source: string) => source.replace("title: 'Lawinenlage'", `title: '${OTHER_TITLE}'`),
  },
];
const LEAVES = { file: 'remote.json', edit: declareNothing };
const OTHER_LEAVES = {
  file: 'remote.json',
  edit: (source: string) => declareNothing(source.replaceAll(REMOTE, OTHER)),
};

/** Both go live while a visitor looks at an event, which stays open. */
async function bothAppear(page: Page, live: () => Promise<unknown>): Promise<void> {
  const event = await bookableEvent(page.request);
  await page.goto(`/event/${event.id}/${event.slug}`);
  await expect(page.getByRole('link', { name: 'Jetzt buchen' }).first()).toBeVisible();
  const facts = page.locator('[data-slot="event-facts"]');
  await expect(facts).toBeEmpty();
  await live();
  await expect(facts.getByRole('heading')).toHaveText(['Lawinenlage', OTHER_TITLE]);
  await page.reload();
  await expect(facts.getByRole('heading')).toHaveText(['Lawinenlage', OTHER_TITLE]);
}

test('remotes unknown to the house come and go with their own tokens, and meet on one page; the shell stays', async ({
  page,
}) => {
  test.slow(true, 'four builds and a dozen calls of the CLI');
  const before = await liveVersions(page.request);
  const { token } = (await firn('token', 'create', '--remote', REMOTE)) as { token: string };
  const team = firnWith(token);
  const others = (await firn('token', 'create', '--remote', OTHER)) as { token: string };
  const otherTeam = firnWith(others.token);
  const menu = page.getByRole('banner');
  const entry = menu.getByRole('link', { name: 'Lawinenlage' });
  const openMenu = async () => {
    await page.goto('/agenda');
    await menu.getByRole('button', { name: 'Menü' }).click();
    await expect(menu.getByRole('link', { name: 'Agenda', exact: true })).toBeVisible();
  };
  expect((await page.request.get(PATH)).status()).toBe(404);

  await publishVariant(FOLDER, '1.1.0', [{ file: 'remote.json', edit: atAnyTime }], team);
  await publishVariant(FOLDER, '1.1.0', OF_OTHER, otherTeam);
  expect((await page.request.get(PATH)).status()).toBe(404);
  try {
    await bothAppear(page, () =>
      Promise.all([team('promote', `${REMOTE}@1.1.0`), otherTeam('promote', `${OTHER}@1.1.0`)]),
    );
    await openMenu();
    await entry.click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Lawinenlage' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Stufe 3: erheblich' })).toBeVisible();
    await expect(page).toHaveTitle(/Lawinenlage/);
    expect(await (await page.request.get(PATH)).text()).toContain('Stufe 3: erheblich');
    expect(await liveVersions(page.request)).toEqual({ ...before, [REMOTE]: '1.1.0', [OTHER]: '1.1.0' });

    const admin = `mfe-admin@${before['mfe-admin']}`;
    await expect(team('promote', admin)).rejects.toThrow('not for mfe-admin');
    await expect(team('rollback', 'mfe-admin', '--reason', 'not mine')).rejects.toThrow('not for mfe-admin');
  } finally {
    await publishVariant(FOLDER, '1.1.1', [LEAVES], team);
    await publishVariant(FOLDER, '1.1.1', [OTHER_LEAVES, PACKAGE_OF_OTHER], otherTeam);
    await Promise.all([team('promote', `${REMOTE}@1.1.1`), otherTeam('promote', `${OTHER}@1.1.1`)]);
    await firn('token', 'revoke', '--remote', REMOTE);
    await firn('token', 'revoke', '--remote', OTHER);
  }
  await openMenu();
  await expect(entry).toBeHidden();
  expect((await page.request.get(PATH)).status()).toBe(404);
  await expect(team('promote', `${REMOTE}@1.1.0`)).rejects.toThrow('refused');
});
