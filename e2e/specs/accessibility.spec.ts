import { breaches, overflow } from '../support/accessibility.ts';
import { ACCOUNT_PAGES } from '../support/account-pages.ts';
import { bookableEvent } from '../support/events.ts';
import { expect, test } from '../support/test.ts';

/** Half a list's rows are as good as all, and audited in half the time. */
const PAGES = [
  '/admin',
  '/admin/events?size=25',
  '/admin/bookings?size=25',
  '/guide/events',
  '/print/events',
];

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('public and booking pages conform to WCAG 2.1 AA and never scroll sideways', async ({ page }) => {
      const event = await bookableEvent(page.request);
      for (const path of [
        '/',
        '/agenda',
        `/event/${event.id}/${event.slug}`,
        `/event/${event.id}/buchen`,
        '/login',
        ...ACCOUNT_PAGES,
      ]) {
        await page.goto(path);
        expect([path, await breaches(page)]).toEqual([path, []]);
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
    });

    test('admin and guide pages conform to WCAG 2.1 AA', async ({ page, logIn }) => {
      await logIn('admin@firn.example');
      for (const path of PAGES) {
        await page.goto(path);
        expect([path, await breaches(page)]).toEqual([path, []]);
      }
    });
  });
}

test('the focus never falls to the body: cookies are answered, a log-in is refused', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByLabel('E-Mail').fill('gast@firn.example');
  await page.getByLabel('Passwort', { exact: true }).fill('falsch');
  await page.getByRole('button', { name: 'Anmelden' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('E-Mail oder Passwort stimmt nicht.');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
});

test('the keyboard alone reaches the content and an entry of the menu', async ({ page }) => {
  await page.goto('/agenda');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Ctrl K opens the search over any public page, Escape gives the focus back', async ({ page }) => {
  await page.goto('/agenda');
  await page.waitForLoadState('networkidle');
  const glass = page.getByRole('link', { name: 'Suche', exact: true }).first();
  await glass.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Wonach suchst du?' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Suche' })).toHaveCount(0);
  await expect(glass).toBeFocused();
  await glass.press('Enter');
  await field.fill('skitour');
  const option = page.getByRole('dialog', { name: 'Suche' }).getByRole('option').first();
  await expect(option).toBeVisible();
  expect(await breaches(page, 'dialog')).toEqual([]);
  const title = await option.locator('span').textContent();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});
