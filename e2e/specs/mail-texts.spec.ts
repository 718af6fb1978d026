import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anAddress } from '../support/account.ts';
import { deskEvent } from '../support/desk-event.ts';
import { bookAsGuest, mailedText } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';

const TEXT = '/admin/settings/messages/booking_cancelled';

/** Changes the text in its form, and saves. */
async function save(page: Page, change: () => Promise<void>) {
  await page.goto(TEXT);
  await expect(page.getByLabel(/^Schluss/)).toBeVisible();
  await change();
  await page.getByLabel(/^Betreff/).press('Control+s');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
}

const backToDefault = (page: Page) =>
  save(page, () => page.getByRole('button', { name: 'Zurück zum Standardtext' }).click());

test('a text of the settings stands in the preview of a cancellation, and in the mail', async ({
  page,
  logIn,
}) => {
  await logIn('super@firn.example');
  const event = await deskEvent(page, { title: `Vorschau ${randomUUID()}`, inDays: 210, seats: 2 });
  const email = anAddress();
  const booking = await bookAsGuest(page, event, email);
  const words = `Bis zum nächsten Mal, ${randomUUID()}`;
  await save(page, () => page.getByLabel(/^Schluss/).fill(words));
  try {
    await page.goto(`/admin/bookings/${booking.id}`);
    await page.getByRole('button', { name: 'Annullieren', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /annullieren/i });
    await dialog.getByLabel('Grund').fill('Am Telefon abgesagt');
    await dialog.getByText('Vorschau der Nachricht').click();
    const letter = dialog.getByRole('article', { name: 'Nachricht' });
    await expect(letter).toContainText(words);
    await dialog.getByRole('button', { name: 'Annullieren', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await mailedText(email, 'booking_cancelled')).toContain(words);
  } finally {
    await backToDefault(page);
  }
  await page.goto(TEXT);
  await expect(page.getByLabel(/^Schluss/)).toHaveValue('Dein Firn-Team');
});
