import { expect, type Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { firn } from '../support/firn.ts';
import { csrfToken, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

const PATH = '/admin/settings/delivery';
const VERSION = '9.7.0';
const LONG_VERSION = '7.8.0-feature.langer-name-des-zweiges.20261121.abcdef01234';

const booking = (page: Page) => page.getByRole('region', { name: 'Buchung und Profil' });

/** A write as our pages send it, without the part under test. */
async function rollbackStatus(page: Page, headers: Record<string, string>): Promise<number> {
  return page.evaluate(async (given) => {
    const response = await fetch('/delivery/remotes/mfe-booking/rollback', {
      method: 'POST',
      headers: { 'content-type': 'application/ld+json', ...given },
      body: JSON.stringify({ reason: 'journey: must not happen' }),
    });
    return response.status;
  }, headers);
}

test('a super admin starts a canary, gives it to all, rolls back, and reads why in the log', async ({
  page,
  logIn,
}) => {
  await publishVariant('mfe-booking', VERSION, [
    { file: 'src/i18n/de-CH/booking.ts', edit: (source) => source.replace('Wer bucht?', 'Wer kommt?') },
  ]);
  await logIn('super@firn.example');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Auslieferung' })
    .click();
  await expect(page).toHaveURL(PATH);
  const section = booking(page);
  await section.getByRole('button', { name: 'Ausliefern …: Buchung und Profil' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Version').selectOption(VERSION);
  await dialog.getByLabel('Für wen').selectOption('10');
  await dialog.getByRole('button', { name: 'Ausliefern' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('img', { name: `10 % erhalten ${VERSION}` })).toBeVisible();

  await section.getByRole('button', { name: 'Für alle' }).click();
  await dialog.getByRole('button', { name: 'Ausliefern' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(VERSION, { exact: true })).toBeVisible();

  const rollback = section.getByRole('button', { name: 'Zurückrollen …: Buchung und Profil' });
  await rollback.press('Enter');
  await dialog.getByLabel('Begründung').fill('journey: the old words were better');
  await dialog.getByRole('button', { name: 'Zurückrollen' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rollback).toBeFocused();
  const row = page.getByRole('list', { name: 'Verlauf' }).getByRole('listitem').first();
  await expect(row).toContainText('Zurückgerollt mfe-booking');
  await expect(row).toContainText('journey: the old words were better');
  await expect(row).toContainText('super@firn.example');
  const { entries } = (await firn('history', 'mfe-booking')) as { entries: { action: string }[] };
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual(['rollback', 'promote', 'canary']);
});

test('without the CSRF token a super admin changes nothing', async ({ page, logIn, quietConsole }) => {
  quietConsole.allow(/status of 403/);
  await logIn('super@firn.example');
  await page.goto('/');
  const before = await (await page.request.get('/delivery/registry')).json();
  expect(await rollbackStatus(page, {})).toBe(403);
  expect(await rollbackStatus(page, { 'x-csrf-token': 'made-up' })).toBe(403);
  expect(await (await page.request.get('/delivery/registry')).json()).toEqual(before);
});

test('an admin who is not a super admin has access to neither the page nor the routes', async ({
  page,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 403/);
  await logIn('admin@firn.example');
  await page.goto(PATH);
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(navigation.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Auslieferung' })).toBeHidden();
  for (const path of ['/delivery/remotes', '/delivery/audit', '/delivery/tokens']) {
    expect((await page.request.get(path)).status()).toBe(403);
  }
  expect(await rollbackStatus(page, { 'x-csrf-token': await csrfToken(page) })).toBe(403);
});

test('an expired session keeps what was typed, and continues after a login in another tab', async ({
  page,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 40[13]/);
  await logIn('super@firn.example');
  await page.goto(PATH);
  await booking(page).getByRole('button', { name: 'Zurückrollen …: Buchung und Profil' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Begründung').fill('journey: typed before the session ended');
  await page.context().clearCookies({ name: 'firn_session' });
  await dialog.getByRole('button', { name: 'Zurückrollen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Deine Sitzung ist abgelaufen.');
  await expect(dialog.getByLabel('Begründung')).toHaveValue('journey: typed before the session ended');
  const other = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'In neuem Tab einloggen' }).click();
  await expect(await other).toHaveURL(`/login?weiter=${encodeURIComponent(PATH)}`);
});

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('page and dialog conform to WCAG 2.1 AA and never scroll sideways', async ({ page, logIn }) => {
      await logIn('super@firn.example');
      await page.goto(PATH);
      await page
        .getByText(/Seiten ein- und ausschalten/)
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'Verlauf' })).toBeVisible();
      expect(await breaches(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await booking(page).getByRole('button', { name: 'Zurückziehen …: Buchung und Profil' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await breaches(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('a long version name never scrolls sideways', async ({ page, logIn }) => {
      await logIn('super@firn.example');
      await page.route('**/delivery/remotes', async (route) => {
        const response = await route.fetch();
        const { sequence, remotes } = (await response.json()) as { sequence: number; remotes: object[] };
        const canary = { version: LONG_VERSION, percent: 10, staff: true, since: new Date().toISOString() };
        const versions = [LONG_VERSION, '1.0.0'];
        const long = { current: LONG_VERSION, lastKnownGood: LONG_VERSION, canary, versions };
        await route.fulfill({ json: { sequence, remotes: remotes.map((one) => ({ ...one, ...long })) } });
      });
      await page.goto(PATH);
      await expect(booking(page).getByRole('row', { name: `${LONG_VERSION} live` })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await booking(page).getByRole('button', { name: 'Zurückrollen …: Buchung und Profil' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(LONG_VERSION);
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  });
}
