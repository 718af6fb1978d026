import { breaches, overflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('the office makes an address of its calendar, a program reads it, and revoked it opens nothing', async ({
  page,
  logIn,
  playwright,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Kalender', exact: true }).click();
  const title = `Handy ${Date.now()}`;
  await page.getByLabel('Für wen oder was').fill(title);
  await page.keyboard.press('Enter');
  const address = await page.getByLabel('Adresse des Kalenders').inputValue();
  expect(await breaches(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // A program has no session.
  const program = await playwright.request.newContext();
  const calendar = await program.get(address);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*UID:buero-[\s\S]*Guides: /);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Zuletzt gelesen: ');
  await expect(page.getByLabel('Adresse des Kalenders')).toHaveCount(0);
  await row.getByRole('button', { name: 'Beenden' }).click();
  await page.getByRole('button', { name: 'Adresse beenden' }).click();
  await expect(row).toHaveCount(0);
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();
});
