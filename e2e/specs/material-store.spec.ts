import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { deskEvent } from '../support/desk-event.ts';
import { bookFor } from '../support/guided-day.ts';
import { expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

// A long journey: twice what it takes on a busy machine.
test.describe.configure({ timeout: 120_000 });

const DAY_MS = 86_400_000;
const PRICE = 2_000;

/** One pixel. */
const PICTURE = {
  name: 'Sohle.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Material {
  readonly '@id': string;
  readonly properties: readonly { readonly '@id': string; readonly title: string }[];
}

/** A material with one size, as the office makes it. */
async function material(page: Page, title: string, size: string | null): Promise<Material> {
  const rates = await page.request.get('/api/vat_rates');
  const [vatRate] = (await rates.json())['hydra:member'] as { '@id': string }[];
  const asked = { title: 'Sohlenlänge Lager', type: 'number', unit: 'mm' };
  const answer = await writer(page.request)('POST', '/api/renting_materials', {
    title,
    grossPrice: PRICE,
    vatRate: vatRate?.['@id'],
    properties: size ? [asked] : [],
    stock: [{ values: size ? [{ title: asked.title, value: size }] : [], quantity: 2 }],
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Material;
}

test('the store packs without network, hands out, and takes a piece back damaged', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // The network is cut below, and the browser says so of every request.
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  await logIn('admin@firn.example');
  // A title is taken once and for all.
  const run = randomUUID().slice(0, 4);
  const title = `Lager auf dem Telefon ${run}`;
  const boots = await material(page, `Lagerschuhe ${run}`, '305');
  const poles = await material(page, `Lagerstöcke ${run}`, null);
  const event = await deskEvent(page, {
    title,
    inDays: 3,
    seats: 1,
    own: {
      registrationDeadline: new Date(Date.now() + 2 * DAY_MS).toISOString(),
      rentingMaterials: [boots['@id'], poles['@id']],
    },
  });
  const [size] = boots.properties;
  await bookFor(page, event, ['Selma'], 40_000 + 2 * PRICE, {
    rentingMaterial: [boots['@id'], poles['@id']],
    rentingMaterialPropertyValues: [{ rentingMaterialProperty: size?.['@id'], value: '305' }],
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const tour = page.getByRole('region', { name: title, exact: true });
  const waiting = page.getByText(/auf das Netz\./);

  await test.step('what is done without network waits, and goes out by itself', async () => {
    await page.goto('/admin/rentingMaterials/ordered?ansicht=woche');
    await tour.getByRole('checkbox', { name: `Lagerschuhe ${run} 305 für Selma Zgraggen gepackt` }).check();
    await expect(tour.getByText('1 von 2 gepackt')).toBeVisible();
    await expect(waiting).toBeHidden();
    await page.context().setOffline(true);
    await tour.getByRole('checkbox', { name: `Lagerstöcke ${run} für Selma Zgraggen gepackt` }).check();
    await tour.getByRole('button', { name: 'Alles an Selma Zgraggen ausgeben' }).click();
    await expect(page.getByText(/^3 Schritte warten auf das Netz/)).toBeVisible();
    expect(await breaches(page, 'main')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.context().setOffline(false);
    await expect(waiting).toBeHidden();
    await expect(tour.getByText('Ausgegeben')).toHaveCount(2);
  });

  await test.step('the server knows it', async () => {
    await page.goto('/admin/rentingMaterials/ordered?ansicht=zurueck');
    await expect(tour.getByText('0 von 2 zurück')).toBeVisible();
  });

  await test.step('a piece comes back damaged', async () => {
    await tour
      .getByRole('button', { name: `Lagerschuhe ${run} 305 von Selma Zgraggen zurücknehmen` })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Beschädigt' }).check();
    await dialog.getByLabel(/^Was ist damit/).fill('Sohle löst sich');
    await dialog.getByLabel(/^Was die Person/).fill('45');
    await dialog.getByLabel('Bild des Schadens').setInputFiles(PICTURE);
    await expect(dialog.getByRole('img', { name: 'Bild des Schadens' })).toBeVisible();
    expect(await breaches(page, 'dialog')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(tour.getByText('1 von 2 zurück')).toBeVisible();
    await expect(tour.getByRole('listitem').filter({ hasText: /^Lagerschuhe/ })).toBeFocused();
    await expect(waiting).toBeHidden();
  });

  await test.step('the piece is out of order, and the event says who owes what', async () => {
    const { stock } = (await (await page.request.get(boots['@id'])).json()) as {
      stock: { outOfOrder: number }[];
    };
    expect(stock.map(({ outOfOrder }) => outOfOrder)).toEqual([1]);
    const offer = event.offer.split('/').at(-1);
    await page.goto(`/admin/offer/${offer}/occurrences/${event.id}/renting-material`);
    const row = page.getByRole('row', { name: /Lagerschuhe/ });
    await expect(row.getByText('Beschädigt')).toBeVisible();
    await expect(row.getByText('CHF 20.– + CHF 45.–')).toBeVisible();
    const link = row.getByRole('link', { name: 'Bild des Schadens: Selma Zgraggen' });
    const picture = await page.request.get(String(await link.getAttribute('href')));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });
});
