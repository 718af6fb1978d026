import type { Page } from '@playwright/test';
import { mouse } from '../support/hand.ts';
import { createOffer, moreOf } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

// Long journeys: twice what one takes on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** An offer of our own, so that nobody else's journey meets what is written here. */
async function ownOffer(page: Page, title: string): Promise<string> {
  await page.goto('/admin/offer');
  return createOffer(page, mouse(page), title);
}

async function removeOffer(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await moreOf(page).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL(/\/admin\/offer$/);
}

test('notes are written, edited and removed, by mouse and by keyboard', async ({
  page,
  logIn,
  browser,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED/);
  await logIn('admin@firn.example');
  const offer = await ownOffer(page, 'Notizen-Probe');
  await page.getByRole('link', { name: 'Notizen', exact: true }).click();
  const field = page.getByLabel('Neue Notiz', { exact: true }).and(page.getByRole('textbox'));
  await expect(page.getByText('Noch keine Notizen zu diesem Angebot.')).toBeVisible();

  // By keyboard.
  await field.focus();
  await page.keyboard.type('Schlüssel beim Hüttenwart.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('山 ✓');
  await page.keyboard.press('Control+Enter');
  const notes = page.getByRole('region', { name: 'Notizen' }).getByRole('listitem');
  await expect(notes).toHaveCount(1);
  await expect(notes.first()).toContainText(/(Mo|Di|Mi|Do|Fr|Sa|So), \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: /^Notiz von .* bearbeiten$/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Und das Seil.');
  await page.keyboard.press('Control+s');
  await expect(notes.first()).toContainText('Und das Seil.');
  await expect(notes.first()).toContainText('bearbeitet');

  // By mouse: what is typed stays while the network is cut.
  await field.fill('Zweite Notiz');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').getByText(/^Du bist offline/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Die Verbindung ist wieder da/)).toBeVisible();
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText('Zweite Notiz');
  await page
    .getByRole('button', { name: /^Notiz von .* löschen$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(notes).toHaveCount(1);

  // Nobody else reads them.
  const visitor = await browser.newContext();
  expect((await visitor.request.get('/api/notes')).status()).toBe(401);
  await visitor.close();
  await removeOffer(page, offer);
});

test('places are set on the map and by keyboard, and stand on the website', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  const offer = await ownOffer(page, 'Wegpunkt-Probe');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.getByRole('link', { name: 'Bilder', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Titelbild' })).toBeVisible();
  expect(loaded.filter((url) => /poi-map/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Wegpunkte', exact: true }).click();
  const map = page.getByRole('application', { name: /Karte/ });
  await expect(page.getByRole('button', { name: 'Vergrössern' })).toBeVisible();
  expect(loaded.filter((url) => /poi-map/.test(url))).not.toEqual([]);
  const rows = page.getByRole('list', { name: 'Wegpunkte' }).getByRole('listitem');
  const names = page.getByRole('textbox', { name: /^Name/ });

  // By keyboard: search, coordinates, order, arrow keys.
  await page.getByRole('combobox', { name: /Ort suchen/ }).focus();
  await page.keyboard.type('Mönchsjoch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('«Mönchsjochhütte» ist Wegpunkt 1.')).toBeVisible();
  await page.keyboard.type('2 641 000 / 1 155 000');
  await page.keyboard.press('Enter');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.type('Fieschersattel');
  await page.getByRole('button', { name: '«Fieschersattel» verschieben' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(names.first()).toHaveValue('Fieschersattel');
  const latitude = page.getByRole('textbox', { name: /^Breite/ }).first();
  const before = Number(await latitude.inputValue());
  await page.getByRole('button', { name: '«Fieschersattel» auf der Karte zeigen' }).press('Enter');
  const marker = page.getByRole('button', { name: 'Wegpunkt 1: Fieschersattel' });
  await marker.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before);

  // By mouse: a click on the map, then a drag.
  await map.click({ position: { x: 60, y: 200 } });
  await expect(rows).toHaveCount(3);
  await expect(names.nth(2)).toBeFocused();
  await page.keyboard.type('Startpunkt');
  const start = page.getByRole('button', { name: 'Wegpunkt 3: Startpunkt' });
  const longitude = page.getByRole('textbox', { name: /^Länge/ }).nth(2);
  const from = Number(await longitude.inputValue());
  const box = await start.boundingBox();
  const centre = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.mouse.move(centre.x + 60, centre.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(from);
  await page.getByRole('button', { name: '«Mönchsjochhütte» entfernen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Keine Änderungen')).toBeVisible();

  await page.goto(offer.replace('/admin/offer/', '/event/'));
  const onSite = page.getByRole('region', { name: 'Unterwegs' }).getByRole('listitem');
  await expect(onSite).toHaveText(['Fieschersattel', 'Startpunkt']);
  await removeOffer(page, offer);
});

test('without the map’s chunk the list still works', async ({ page, logIn, quietConsole }) => {
  quietConsole.allow(/poi-map|ERR_FAILED|Loading chunk|map could not|ChunkLoadError/i);
  await logIn('admin@firn.example');
  const offer = await ownOffer(page, 'Kartenlose Probe');
  await page.route(/poi-map/, (route) => route.abort());
  await page.goto(`${offer}/pois`);
  await expect(page.getByText(/Die Karte liess sich nicht laden/)).toBeVisible();
  await page.getByRole('combobox', { name: /Ort suchen/ }).fill('Eiger');
  await page.getByRole('option', { name: /Eiger/ }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Keine Änderungen')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Eiger');
  await removeOffer(page, offer);
});
