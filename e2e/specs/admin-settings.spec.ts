import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const USUAL = '08:30–12:00 und 13:30–17:30';
const CHANGED = '07:00–19:00 durchgehend';

/** Types the hours of the first line and saves, by keyboard. */
async function changeHours(page: Page, hours: string) {
  await page.goto('/admin/settings');
  const field = page.getByLabel(/^Zeiten/).first();
  await field.fill(hours);
  await field.press('Control+s');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
}

/** The frame of a page asks for the company every five seconds. */
async function footerSays(page: Page, hours: string) {
  const footer = async () => {
    await page.goto('/agenda');
    return page.getByRole('contentinfo').textContent();
  };
  await expect.poll(footer).toContain(hours);
}

test('the office changes its opening hours, and guests read them at the foot of the page', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await changeHours(page, CHANGED);
  try {
    await footerSays(page, CHANGED);
  } finally {
    await changeHours(page, USUAL);
  }
  await footerSays(page, USUAL);
});

test('what only super admins change an admin reads, with the reason', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/settings');
  const prices = page.getByRole('region', { name: 'Preise und Fristen' });
  await expect(prices.getByText(/^Nur Super-Admins/)).toBeVisible();
  await expect(prices.getByRole('textbox')).toHaveCount(0);
});

test('a super admin sets prices and deadlines', async ({ page, logIn }) => {
  await logIn('super@firn.example');
  await page.goto('/admin/settings');
  await expect(page.getByLabel(/^SAC-Rabatt/)).toHaveValue('10');
  await expect(page.getByText('eingebaut, im Datenordner').first()).toBeVisible();
});
