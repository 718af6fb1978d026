import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillParticipant, fillSafety } from '../support/booking-form.ts';
import { deskEvent } from '../support/desk-event.ts';
import { expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

/** What guests rent with a booking (docs/domain/material.md), in a browser. */

const BOOTS = 'Schuhe der Familienfahrt';
const SKIS = 'Ski der Familienfahrt';
const DESK = 'admin@firn.example';

/** A material with one piece of each size. */
async function rented(page: Page, title: string, property: object & { title: string }, sizes: string[]) {
  const rates = (await (await page.request.get('/api/vat_rates')).json()) as {
    'hydra:member': { '@id': string; category: string }[];
  };
  const vatRate = rates['hydra:member'].find(({ category }) => category === 'Sal2.1, 8.1%')?.['@id'];
  const answer = await writer(page.request)('POST', '/api/renting_materials', {
    title,
    grossPrice: 1_500,
    vatRate,
    perDay: true,
    properties: [property],
    stock: sizes.map((value) => ({ values: [{ title: property.title, value }], quantity: 1 })),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { '@id': string })['@id'];
}

const person = (page: Page, name: string) => page.getByRole('region', { name });
const shoe = (part: Page | Locator) => part.getByRole('textbox', { name: 'Schuhgrösse EU' });
const length = (part: Page | Locator) => part.getByRole('textbox', { name: 'Skilänge (cm)' });

async function chooses(part: Locator, sizes: { readonly shoe: string; readonly length: string }) {
  await part.getByRole('checkbox', { name: BOOTS }).check();
  await part.getByRole('checkbox', { name: SKIS }).check();
  await shoe(part).fill(sizes.shoe);
  await length(part).fill(sizes.length);
}

const companion = (firstName: string) => ({
  firstName,
  lastName: 'Gast',
  email: `${firstName.toLowerCase()}.fahrt@firn.example`,
  phone: '078 444 11 22',
});

test('a family rents, changes a size, and another family finds the rest', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn(DESK);
  const shoes = { title: 'Schuhgrösse EU', type: 'number', minimum: 30, maximum: 50 };
  const lengths = { title: 'Skilänge', type: 'number', unit: 'cm', minimum: 100, maximum: 200 };
  const rentingMaterials = [
    await rented(page, BOOTS, shoes, ['36', '38', '41', '43']),
    await rented(page, SKIS, lengths, ['140', '156', '170']),
  ];
  const own = { rentingMaterials };
  const event = await deskEvent(page, { title: 'Familienfahrt', inDays: 45, seats: 4, own });
  await page.context().clearCookies();
  await logIn('gast@firn.example');

  await test.step('three persons choose three sizes of shoes and three lengths of skis', async () => {
    await page.goto(`/event/${event.id}`);
    await expect(page.getByRole('region', { name: 'Material mieten' })).toContainText('CHF 15.– pro Tag');
    await page.goto(`/event/${event.id}/buchen`);
    await fillBooker(page);
    const own = person(page, 'Person 1: du selber');
    await fillSafety(own);
    await chooses(own, { shoe: '38', length: '156' });
    for (const [index, name] of ['Lena', 'Tim'].entries()) {
      await page.getByRole('button', { name: 'Person hinzufügen' }).click();
      await fillParticipant(person(page, `Person ${index + 2}`), companion(name));
    }
    await chooses(person(page, 'Person 2'), { shoe: '41', length: '170' });
    await chooses(person(page, 'Person 3'), { shoe: '41', length: '140' });
    // Three times CHF 400.–, and six pieces for two days at CHF 15.–.
    await expect(page.getByText("CHF 1'380.–")).toBeVisible();
  });

  await test.step('the last pair goes to one of them; what is free is named', async () => {
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    const third = person(page, 'Person 3');
    await expect(
      third.getByText(/Schuhgrösse EU 41 ist an diesen Tagen nicht frei. Frei: 36, 43\./),
    ).toBeVisible();
    await expect(shoe(third)).toBeFocused();
    expect(await breaches(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.reload();
    await expect(shoe(person(page, 'Person 2'))).toHaveValue('41');
    await shoe(third).fill('36');
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await expect(page.getByText(`${BOOTS} (Schuhgrösse EU 36)`)).toBeVisible();
    await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
    await page.getByRole('button', { name: 'Verbindlich buchen' }).click();
    await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  });

  await test.step('one of them takes another size afterwards', async () => {
    await page.getByRole('link', { name: 'Buchung ansehen' }).click();
    await page.getByRole('link', { name: 'Material ändern für Lena Gast' }).click();
    await shoe(page).fill('43');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Das kostet nichts', { exact: false })).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await page.getByRole('button', { name: 'Material übernehmen' }).click();
    await expect(page.getByRole('heading', { name: 'Geändert' })).toBeVisible();
  });

  await test.step('another family finds the size gone, and the one that came back', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(`/event/${event.id}/buchen`);
    const other = person(stranger, 'Person 1: du selber');
    await other.getByRole('checkbox', { name: BOOTS }).check();
    await expect(other.getByText('Frei: 41')).toBeVisible();
    await shoe(other).fill('43');
    await stranger.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await expect(other.getByText(/43 ist an diesen Tagen nicht frei. Frei: 41\./)).toBeVisible();
    // Every pair of skis is gone.
    await expect(other.getByRole('checkbox', { name: SKIS })).toBeDisabled();
    await stranger.close();
  });

  await page.context().clearCookies();
  await logIn(DESK);
  const over = { to: 'cancelled', reason: 'weather', confirmation: event.code, notify: false };
  const answer = await writer(page.request)('POST', `${event['@id']}/transition`, over);
  expect(answer.ok(), await answer.text()).toBe(true);
});
