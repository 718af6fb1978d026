import type { Page } from '@playwright/test';
import { mailedLink } from './guest-booking.ts';
import { expect, PASSWORD } from './test.ts';

/** Registers somebody whom no other run has, and confirms the address; nobody is logged in then. */
export async function openAccount(page: Page, firstName: string, lastName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}-${Date.now()}@firn.example`;
  await page.goto('/register');
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /einverstanden/ }).check();
  await page.getByRole('button', { name: 'Konto eröffnen' }).click();
  await page.goto(await mailedLink(email, 'register_confirm'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Konto ist bereit' })).toBeVisible();
  return email;
}
