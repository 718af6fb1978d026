import type { Page } from '@playwright/test';
import { countEffort, type Effort } from './effort.ts';
import { expect } from './test.ts';

/** The guide of an event falls out, and the best other one is asked; returns what that took. */
export async function fallsOut(page: Page, code: string): Promise<Effort> {
  const effort = await countEffort(page);
  await page.getByRole('button', { name: `Guide von ${code} ändern` }).click();
  await page.getByRole('button', { name: /^Guide fällt aus: / }).click();
  const dialog = page.getByRole('dialog', { name: / fällt aus$/ });
  const candidates = dialog.getByRole('group', { name: /^Wen anfragen/ });
  await candidates.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Ersatz anfragen' }).click();
  const search = page.getByRole('region', { name: 'Ein Guide wird gesucht' });
  await expect(search.getByRole('listitem')).toHaveText([/: Angefragt, Antwort bis /]);
  return effort();
}
