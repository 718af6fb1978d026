import { randomUUID } from 'node:crypto';
import { bookableEvent } from '../support/events.ts';
import { bookAsGuest, type GuestBooking, mailedLink } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';

/** One more than bind at once within an hour from one network. */
const BOOKINGS = 4;

test('who books often without an account confirms by a link; the office cancels all of it at once', async ({
  page,
  logIn,
}) => {
  const event = await bookableEvent(page.request, '', BOOKINGS);
  const emails = Array.from({ length: BOOKINGS }, () => `${randomUUID()}@firn.example`);
  const booked: GuestBooking[] = [];
  for (const email of emails) booked.push(await bookAsGuest(page, event, email));
  const last = booked.at(-1);
  expect(last?.state).toBe('held');

  await test.step('opening the link confirms nothing, the button does', async () => {
    await page.goto(await mailedLink(emails.at(-1) ?? ''));
    await expect(page.getByText(/Dein Platz ist bis \d\d:\d\d Uhr für dich reserviert/)).toBeVisible();
    await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
    await expect(page.getByText(last?.bookingNumber ?? '')).toBeVisible();
  });

  await test.step('the office sees the network and frees the seats', async () => {
    await logIn('admin@firn.example');
    await page.goto('/admin/bookings');
    await page.getByRole('link', { name: /^Auffällige/ }).click();
    await page
      .getByRole('row', { name: /127\.0\.0\.1/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { name: 'Buchungen von 127.0.0.1' })).toBeVisible();
    for (const { bookingNumber } of booked)
      await expect(page.getByRole('link', { name: bookingNumber })).toBeVisible();
    const action = 'Alle absagen und Plätze freigeben';
    await page.getByRole('button', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(page.getByText(/\d+ Buchungen abgesagt, \d+ Plätze frei/)).toBeVisible();
    await expect(page.getByText('Nichts mehr belegt')).toBeVisible();
  });
  const after = await page.request.get(event['@id']);
  expect(((await after.json()) as { freePlaces: number }).freePlaces).toBe(event.freePlaces);
});
