import { randomUUID } from 'node:crypto';
import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillSafety } from '../support/booking-form.ts';
import { deskEvent } from '../support/desk-event.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('who comes by a partner’s address and books in the same visit counts for the partner', async ({
  page,
  logIn,
  browser,
}) => {
  await logIn('admin@firn.example');
  const title = `Tour mit Partner ${Date.now()}`;
  const event = await deskEvent(page, { title, inDays: 40, seats: 6 });
  const code = `T${randomUUID().slice(0, 8)}`.toUpperCase();
  await page.goto('/admin/partners');
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Partner' });
  await form.getByLabel('Name').fill(`Hotel ${code}`);
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Provision in Prozent').fill('10');
  await form.getByRole('button', { name: 'Speichern' }).click();
  const address = await page.getByRole('link', { name: code, exact: true }).getAttribute('href');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await breaches(page), `at ${width}`).toEqual([]);
    expect.soft(await overflow(page), `at ${width}`).toBe(0);
  }

  const visit = await browser.newContext();
  const guest = await visit.newPage();
  await guest.goto(`${address}`);
  await guest.goto(`/event/${event.id}/buchen`);
  await fillBooker(guest);
  const booker = guest.getByRole('region', { name: 'Wer bucht?' });
  await booker.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Selma');
  await booker.getByRole('textbox', { name: 'Nachname', exact: true }).fill('Zgraggen');
  await booker.getByLabel('E-Mail').fill(`${randomUUID()}@firn.example`);
  await fillSafety(guest.getByRole('region', { name: 'Person 1: du selber' }));
  await guest.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await guest.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
  await guest.getByRole('button', { name: 'Verbindlich buchen' }).click();
  // The fourth booking of a network in an hour waits for its link, and has its partner all the same.
  await expect(guest.getByRole('heading', { name: /^(Du bist dabei!|Fast geschafft)$/ })).toBeVisible();
  expect(await visit.cookies()).not.toContainEqual(expect.objectContaining({ value: code }));
  await visit.close();

  const found = await page.request.get(`/api/bookings?event=${event.id}`);
  const [booking] = ((await found.json()) as { 'hydra:member': { id: string }[] })['hydra:member'];
  await page.goto(`/admin/bookings/${booking?.id}`);
  await expect(page.getByText(`Hotel ${code} (${code})`)).toBeVisible();
});
