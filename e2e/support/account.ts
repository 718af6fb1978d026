import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink } from './guest-booking.ts';
import { expect, PASSWORD } from './test.ts';
import { writer } from './writer.ts';

/** One that no other run has. */
export const anAddress = () => `neu-${randomUUID()}@firn.example`;

/** Fills the page of the log-in and sends it. */
export async function logInWith(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Goes to the page of the log-in, and is in. */
export async function comeBack(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await logInWith(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();
}

/** Types a new password twice. */
export async function choosePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(password);
}

/** What makes an account of an invitation, on its page. */
export async function acceptInvitation(page: Page): Promise<void> {
  await choosePassword(page);
  await page.getByRole('checkbox', { name: /einverstanden/ }).check();
  await page.getByRole('button', { name: 'Konto eröffnen' }).click();
}

/** An account of one whom the office invites, behind the form; `office` is logged in. Resolves with its IRI. */
export async function openAccount(page: Page, office: APIRequestContext, email: string): Promise<string> {
  const person = { firstName: 'Ladina', lastName: 'Caduff', email, notify: true };
  const invited = await writer(office)('POST', '/api/invitations', person);
  expect(invited.status()).toBe(201);
  await page.goto(new URL(await mailedLink(email, 'invitation')).pathname);
  await acceptInvitation(page);
  await expect(page.getByRole('heading', { name: 'Dein Konto ist bereit' })).toBeVisible();
  return ((await invited.json()) as { '@id': string })['@id'];
}
