import type { Page } from '@playwright/test';
import { countEffort, type Effort } from './effort.ts';
import { expect } from './test.ts';

const PHONE = '079 333 44 55';

export interface Caller {
  /** The office types it to find them. */
  readonly name: string;
  readonly email: RegExp;
}

/**
 * Takes the call of a known guest for two on the page of the bookings of an event, by the keyboard but for the link;
 * returns what that took beyond the name.
 */
export async function takeCall(page: Page, { name, email }: Caller): Promise<Effort> {
  const effort = await countEffort(page);
  await page.getByRole('link', { name: 'Anruf', exact: true }).click();
  const form = page.getByRole('form', { name: 'Plätze halten' });
  await expect(form.getByRole('combobox', { name: 'Gast' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: email }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('E-Mail')).toHaveValue(email);
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  const said = (await form.getByLabel('Telefon').inputValue()) === '' ? PHONE : '';
  await page.keyboard.type(said);
  for (const key of ['Tab', '2', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/^O-\d{4}-\d{5}$/).first()).toBeVisible();
  const { clicks, keys } = await effort();
  return { clicks, keys: keys - name.length - said.length };
}
