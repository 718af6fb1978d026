import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillParticipant, fillSafety } from '../support/booking-form.ts';
import { deskEvent, deskEventPath } from '../support/desk-event.ts';
import { mailedLink } from '../support/guest-booking.ts';
import { takeCall } from '../support/take-call.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

async function isInOrder(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await breaches(page), `${page.url()} at ${width}`).toEqual([]);
    expect.soft(await overflow(page), `${page.url()} at ${width}`).toBe(0);
  }
}

async function fillTheRest(guest: Page, email: string): Promise<void> {
  await fillBooker(guest);
  await guest.getByRole('region', { name: 'Wer bucht?' }).getByLabel('E-Mail').fill(email);
  await fillSafety(guest.getByRole('region', { name: 'Person 1: du selber' }));
  await fillParticipant(guest.getByRole('region', { name: 'Person 2' }), {
    firstName: 'Noëlle',
    lastName: 'Zurbriggen',
    email: `${randomUUID()}@firn.example`,
    phone: '078 444 11 22',
  });
  await guest.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await guest.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
  await guest.getByRole('button', { name: 'Verbindlich buchen' }).click();
  await expect(guest.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
}

test('the office holds two seats, and the guest fills in the rest on a phone', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const event = await deskEvent(page, {
    title: `Telefon ${randomUUID().slice(0, 4)}`,
    inDays: 220,
    seats: 2,
  });
  await page.goto(deskEventPath(event, 'bookings'));
  await takeCall(page, { name: 'Gast', email: /gast@firn\.example/ });
  const link = await page.getByRole('textbox', { name: 'Link für den Gast' }).inputValue();
  expect(await mailedLink('gast@firn.example', 'seat_option')).toBe(link);
  await isInOrder(page, [360, 1440]);

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const api = (await (await guest.request.get(`/api/events/${event.id}`)).json()) as { freePlaces: number };
  expect(api.freePlaces).toBe(0);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Für dich reserviert' })).toBeVisible();
  await isInOrder(guest, [390]);
  await guest.getByRole('button', { name: 'Angaben ergänzen und buchen' }).click();
  await fillTheRest(guest, `${randomUUID()}@firn.example`);

  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Deine Plätze sind gebucht' })).toBeVisible();
  await page.goto(deskEventPath(event, 'bookings'));
  await expect(page.getByText('Für diesen Event sind keine Plätze gehalten.')).toBeVisible();
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
});
