import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches } from '../support/accessibility.ts';
import { anAddress } from '../support/account.ts';
import { deskEvent } from '../support/desk-event.ts';
import { bookAsGuest, mailedText } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

const RULES = '/admin/settings/message-rules';
/** Nothing else of the demo begins on that day. */
const DAYS = 233;

/** A rule that reaches the events of one day alone. */
async function makeRule(page: Page, name: string) {
  await page.goto(RULES);
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neue Regel' });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Mitteilung/).selectOption('Letzte Infos');
  await form.getByLabel(/^Tage vorher/).fill(String(DAYS));
  await form.getByLabel(/^Um/).fill('00:00');
  await form.getByLabel(/^Nachholen bis/).fill(String(DAYS - 1));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toHaveCount(0);
}

test('a rule that sends the last info is looked at, switched on, and writes', async ({ page, logIn }) => {
  test.setTimeout(180_000);
  await logIn('admin@firn.example');
  const title = `Letzte Infos ${randomUUID()}`;
  const event = await deskEvent(page, { title, inDays: DAYS, seats: 2 });
  await writer(page.request)('PATCH', event['@id'], { organized: true });
  const email = anAddress();
  await bookAsGuest(page, event, email);
  const name = `Journey ${randomUUID()}`;
  await makeRule(page, name);
  const tick = page.getByRole('checkbox', { name: `Eingeschaltet: ${name}` });
  await expect(tick).not.toBeChecked();
  await tick.click();
  const preview = page.getByRole('dialog', { name: `«${name}»` });
  await expect(preview.getByText(email)).toBeVisible();
  await expect(preview.getByRole('article', { name: 'Nachricht' })).toContainText(title);
  expect(await breaches(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Einschalten' }).click();
  await expect(tick).toBeChecked();
  const sent = await mailedText(email, 'last_info', 100_000);
  expect(sent).toContain(title);
  await tick.click();
  await expect(tick).not.toBeChecked();
  await page.getByRole('button', { name: `Vorschau: ${name}` }).click();
  await expect(preview.getByText('Im Moment erreicht die Regel niemanden.')).toBeVisible();
});
