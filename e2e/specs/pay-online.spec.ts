import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillSafety } from '../support/booking-form.ts';
import { bookableEvent, type PublicEvent } from '../support/events.ts';
import { mailedText } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';

async function isWellMade(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await breaches(page, 'main')).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
}

/** From the form of an event to the pay page of the test provider. */
async function bookByTwint(page: Page, event: PublicEvent): Promise<void> {
  await page.goto(`/event/${event.id}/buchen`);
  await fillBooker(page);
  await page.getByLabel('Ich nehme selber teil').check();
  await fillSafety(page.getByRole('region', { name: 'Person 1: du selber' }));
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByRole('radio', { name: 'TWINT' }).check();
  await isWellMade(page);
  await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
  await page.getByRole('button', { name: 'Buchen und bezahlen' }).click();
  await expect(page).toHaveURL(/\/api\/test_payments\//);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a guest who is declined comes back, is led to the pay page again, and is in', async ({
  page,
  logIn,
}) => {
  await page.goto('/');
  await logIn('gast@firn.example');
  await bookByTwint(page, await bookableEvent(page.request));
  await isWellMade(page);
  const payPage = page.url();
  await page.goBack();
  await expect(heading(page, 'Wir warten auf deine Zahlung')).toBeVisible();
  await isWellMade(page);
  await page.getByRole('link', { name: 'Zur Zahlungsseite' }).click();
  await expect(page).toHaveURL(payPage);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(heading(page, 'Noch nicht bezahlt')).toBeVisible();
  await isWellMade(page);
  await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click();
  await page.getByRole('radio', { name: 'doppelt' }).check();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(heading(page, 'Du bist dabei!')).toBeVisible();
  await expect(page.getByText(/^Deine Zahlung über CHF .* ist eingetroffen\.$/)).toBeVisible();
});

test('who cancels while the money is on its way gets it back', async ({ page, logIn, browser, baseURL }) => {
  await page.goto('/');
  await logIn('gast@firn.example');
  await bookByTwint(page, await bookableEvent(page.request));
  const payPage = page.url();
  await page.getByRole('radio', { name: /erst später/ }).check();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(heading(page, 'Wir warten auf deine Zahlung')).toBeVisible();

  const newest = await page.request.get('/api/bookings?order[createdAt]=desc&itemsPerPage=1');
  const booking = `/profil/buchung/${(await newest.json())['hydra:member'][0].id}`;
  await page.goto(booking);
  await page.getByRole('link', { name: 'Ganze Buchung annullieren' }).click();
  await page.getByRole('button', { name: 'Teilnahme annullieren', exact: true }).click();
  await expect(heading(page, 'Annulliert')).toBeVisible();

  await test.step('the money arrives all the same, on a page without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const bare = await context.newPage();
    await bare.goto(payPage);
    await bare.getByRole('button', { name: 'Geld trifft jetzt ein' }).click();
    await context.close();
  });
  expect(await mailedText('gast@firn.example', 'payment_late')).toContain('Geht zurück: CHF');
  await expect(async () => {
    await page.goto(booking);
    await expect(page.getByText('Zurückgezahlt')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
});
