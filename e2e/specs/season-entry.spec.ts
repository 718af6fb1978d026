import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { deskEvent, deskEventPath } from '../support/desk-event.ts';
import { countEffort } from '../support/effort.ts';
import { bookAsGuest } from '../support/guest-booking.ts';
import { mouse } from '../support/hand.ts';
import { createOffer, headRow, saved } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

const DAY_MS = 86_400_000;
/** Far behind the dates of every other journey. */
const FIRST = new Date(Date.now() + 700 * DAY_MS);
const DATES = [0, 7, 14, 21].map((days) => new Date(FIRST.getTime() + days * DAY_MS));

const dayOf = (date: Date) => `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;

/** Everything that an offer needs before its events can be booked, and nothing of what may follow. */
async function anOfferForSale(page: Page) {
  const hand = mouse(page);
  await page.goto('/admin/offer');
  const offer = await createOffer(page, hand, `Saison ${Date.now()}`);
  await hand.find(page.getByRole('combobox', { name: 'Guides' }), 'Bernasconi');
  await hand.write(page.getByRole('textbox', { name: /^Preis/ }).nth(3), '450');
  await saved(page);
  return offer;
}

test('four dates of a new offer are bookable with few clicks and keys', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('admin@firn.example');
  await page.goto(`${await anOfferForSale(page)}/occurrences`);
  const effort = await countEffort(page);
  await page.getByRole('link', { name: 'Neue Events' }).click();
  await expect(page.getByRole('textbox', { name: /^Tage/ })).toBeFocused();
  await page.keyboard.type(DATES.map(dayOf).join(','));
  for (const time of ['7', '17']) {
    const field = time === '7' ? /^Beginn um/ : /^Ende um/;
    await page.getByRole('textbox', { name: field }).click();
    await page.keyboard.type(time);
  }
  await page.getByRole('radio', { name: 'Buchbar' }).click();
  const checks = page.getByRole('list', { name: 'Vor dem Buchen' });
  await expect(checks.getByRole('link', { name: 'Die Ausrüstung ist beschrieben.' })).toBeVisible();
  expect([await breaches(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('textbox', { name: /^Warum trotzdem/ }).click();
  await page.keyboard.type('Texte folgen');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page).toHaveURL(/\/occurrences$/);
  await expect(page.getByRole('row').filter({ hasText: 'Buchbar' })).toHaveCount(DATES.length);
  const { clicks, keys } = await effort();
  expect(clicks).toBeLessThanOrEqual(6);
  expect(keys).toBeLessThanOrEqual(60);
});

test('a booked date is moved with few clicks and keys', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn('admin@firn.example');
  const event = await deskEvent(page, { title: `Verschoben ${Date.now()}`, inDays: 690, seats: 9 });
  for (const seat of Array.from({ length: 8 }).keys())
    await bookAsGuest(page, event, `saison-${Date.now()}-${seat}@firn.example`);
  await page.goto(deskEventPath(event));
  const begin = page.getByRole('textbox', { name: /^Beginn/ });
  await expect(begin).toBeVisible();
  expect(await headRow(page)).toEqual({ isOne: true, filled: ['Definitiv durchführen'] });
  const effort = await countEffort(page);
  await begin.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${dayOf(FIRST)} 7`);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /Änderung eines gebuchten Events/ });
  await expect(dialog.getByRole('checkbox', { name: 'Wer gebucht hat (8)' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Speichern und senden' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
  const dayAfter = new Date(FIRST.getTime() + DAY_MS);
  const end = page.getByRole('textbox', { name: /^Ende/ });
  await expect(end).toHaveValue(new RegExp(`^0?${dayAfter.getUTCDate()}\\.`));
  const { clicks, keys } = await effort();
  expect(clicks).toBeLessThanOrEqual(2);
  expect(keys).toBeLessThanOrEqual(20);
});
