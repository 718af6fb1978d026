import { withHarness } from '../support/dev.ts';
import { expect, test } from '../support/test.ts';

test('mfe-public works alone: its agenda, one of its pages, and what belongs to others', async ({ page }) => {
  await withHarness('mfe-public', page, async (url) => {
    await page.goto(`${url}/agenda`);
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    const link = page.getByRole('link', { name: /Allalinhorn über den Hohlaubgrat/ }).first();
    await expect(link).toBeVisible();

    await link.click();
    await expect(page).toHaveURL(/\/event\//);
    await expect(page.getByRole('heading', { level: 1, name: /Allalinhorn/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();

    await page.getByLabel('Seite').selectOption('/team');
    await expect(page.getByRole('link', { name: 'Ursina Caflisch' })).toBeVisible();
  });
});

/** Main page and something on it that only the canned answers can have provided. */
const MAIN_PAGES = [
  ['mfe-booking', 'Allalinhorn über den Hohlaubgrat'],
  ['mfe-guide', 'Allalinhorn über den Hohlaubgrat'],
  ['mfe-admin', 'Allalinhorn über den Hohlaubgrat'],
  ['mfe-print', 'Listen drucken'],
  ['examples/mfe-lawinen', 'Lawinenlage'],
] as const;

for (const [remote, content] of MAIN_PAGES) {
  test(`${remote} works alone: its main page has content`, async ({ page }) => {
    await withHarness(remote, page, async (url) => {
      await page.goto(url);
      await expect(page.getByRole('main')).toContainText(content);
    });
  });
}

test('the chosen persona is logged in, and guards apply', async ({ page }) => {
  await withHarness('mfe-guide', page, async (url) => {
    await page.goto(`${url}/guide/events`);
    await expect(page.getByRole('main')).toContainText('Allalinhorn');
    await page.getByLabel('Person').selectOption('Niemand angemeldet');
    await expect(page.getByRole('status')).toContainText('schickt diese Person zu /login');
    await expect(page.getByRole('main')).toBeEmpty();
  });
});
