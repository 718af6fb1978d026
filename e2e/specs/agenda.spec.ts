import { expect, test } from '../support/test.ts';

test('a visitor filters the agenda, reads an event and comes back', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/agenda');
  const cards = page.locator('[data-event-card]');
  await expect(cards).toHaveCount(24);
  const all = await page
    .getByText(/^\d+ Termine$/)
    .first()
    .textContent();
  await page.getByRole('checkbox', { name: 'Kurs', exact: true }).first().check();
  await expect(page).toHaveURL(/type/);
  await expect(page.getByText(String(all), { exact: true })).toHaveCount(0);
  await expect(cards.first()).toContainText('Kurs');
  const title = (await cards.first().getByRole('link').first().textContent()) ?? '';
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(page).toHaveURL(/type/);
  await expect(cards.first()).toContainText('Kurs');
});

test('the way back from a date leads to the same place of a longer list', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/agenda');
  const cards = page.locator('[data-event-card]');
  await page.getByRole('link', { name: /^\d+ weitere Termine zeigen$/ }).click();
  await expect(cards).toHaveCount(48);
  const link = cards.nth(40).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(cards).toHaveCount(48);
  await expect(link).toBeInViewport();
  await page.goForward();
  await page.reload();
  await page.goBack();
  await expect(cards).toHaveCount(48);
  await expect(link).toBeInViewport();
});
