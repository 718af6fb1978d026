import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const DAY_MS = 86_400_000;

/** A Saturday so far ahead that no other journey asks for a guide then. */
export function aSaturday(): Date {
  const day = new Date(Date.now() + 400 * DAY_MS);
  day.setUTCDate(day.getUTCDate() + 6 - day.getUTCDay());
  return day;
}

const written = (date: Date) => `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;

/** Makes a draft of a day tour of an offer, whose address it gets. */
export async function planEvent(page: Page, offer: string, day: Date) {
  await page.goto(`${offer}/occurrences`);
  await page.getByRole('link', { name: 'Neue Events' }).click();
  await page.getByRole('textbox', { name: /^Tage/ }).fill(written(day));
  await page.getByRole('textbox', { name: /^Dauer/ }).fill('1');
  await page.getByRole('textbox', { name: /^Beginn um/ }).fill('7:30');
  await page.getByRole('textbox', { name: /^Ende um/ }).fill('17:00');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page).toHaveURL(/\/occurrences\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
}

/** Takes a step of the event that is shown, by its dialog. */
export async function takeStep(page: Page, code: string, step: string, state: string) {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${step}: ${code}` });
  const make = dialog.getByRole('button', { name: step, exact: true });
  await expect(make).toBeVisible();
  // Something may be missing that nobody here is about.
  const reason = dialog.getByRole('textbox', { name: /^Grund/ });
  if (await reason.isVisible()) await reason.fill('Folgt noch');
  await make.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
}
