import { breaches, overflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

test('the office reads what an event brings and costs', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  const answer = await page.request.get('/api/bookings?state[]=completed&itemsPerPage=1');
  const { 'hydra:member': members } = (await answer.json()) as Listed<{ event: { id: string } }>;
  const [booking] = members;
  if (!booking) throw new Error('The demo data have no booking that is over.');
  const { id } = booking.event;
  const event = await (await page.request.get(`/api/events/${id}`)).json();
  await page.goto(`/admin/offer/${event.offer.split('/').at(-1)}/occurrences/${id}/finance`);
  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result.getByText(/^ab \d+ Person/)).toBeVisible();
  const guides = page.getByRole('region', { name: 'Kosten der Guides' });
  await expect(guides.getByRole('row').nth(1)).toContainText('CHF');
  await expect(guides.getByText('ohne Tagesansatz')).toHaveCount(0);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await breaches(page, 'main')).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
});

test('an account that does not exist is refused at its field, and reminders are stopped and go on', async ({
  page,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 422/);
  await logIn('super@firn.example');
  await page.goto('/admin/settings');
  const account = page.getByLabel(/^QR-IBAN/);
  await expect(account).toHaveValue('CH44 3199 9123 0008 8901 2');
  await account.fill('CH44 3199 9123 0008 8901 3');
  await account.press('Control+s');
  await expect(page.getByText('Diese IBAN gibt es nicht: bitte prüfe die Ziffern.')).toBeVisible();
  await account.fill('CH4431999123000889012');

  const answer = await page.request.get('/api/bookings?state[]=confirmed&itemsPerPage=1');
  const { 'hydra:member': members } = (await answer.json()) as Listed<{ id: string }>;
  await page.goto(`/admin/bookings/${members[0]?.id}/invoices`);
  const reminders = page.getByRole('region', { name: 'Mahnungen' });
  await reminders.getByRole('button', { name: 'Mahnungen stoppen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mahnungen stoppen?' });
  await dialog.getByLabel(/^Grund/).fill('Zahlt in Raten.');
  await dialog.getByRole('button', { name: 'Stoppen' }).click();
  await expect(reminders.getByText(/«Zahlt in Raten\.»$/)).toBeVisible();
  await reminders.getByRole('button', { name: 'Wieder mahnen' }).click();
  await expect(reminders.getByRole('button', { name: 'Mahnungen stoppen' })).toBeVisible();
});
