import type { Page } from '@playwright/test';
import { type Hand, keyboard, mouse } from '../support/hand.ts';
import { aSaturday, planEvent, takeStep } from '../support/occurrences.ts';
import { aPicture, createOffer, moreOf, saved } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

const LEAD = 'Eine Tour, die das Büro eben erfunden hat.';
const PLACE = 'Mönchsjochhütte';

async function isToldWhatIsMissing(page: Page, hand: Hand) {
  await hand.press(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect(page.getByText('Es fehlt das Niveau.')).toBeVisible();
  await expect(page.getByText('Es fehlt das Titelbild.')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Schliessen' }).first());
}

async function fillIn(page: Page, hand: Hand) {
  await hand.select(page.getByRole('combobox', { name: 'Niveau' }), 'Basis');
  await hand.find(page.getByRole('combobox', { name: 'Aktivitäten' }), 'Bergwandern');
  await hand.write(page.getByRole('textbox', { name: /^Einleitung/ }), LEAD);
  await hand.find(page.getByRole('combobox', { name: 'Guides' }), 'Bernasconi');
  await hand.write(page.getByRole('textbox', { name: /^Preis/ }).nth(3), '450');
  await expect(page.getByRole('region', { name: 'Preis pro Person' })).toContainText('CHF 450.–');
  await saved(page);
}

async function addHeadImage(page: Page, hand: Hand) {
  await hand.press(page.getByRole('link', { name: 'Bilder', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('button', { name: 'Dateien wählen', exact: true }));
  await (await chooser).setFiles(await aPicture(page, 'grat.jpg'));
  await hand.press(page.getByRole('button', { name: /als Titelbild/ }));
  await saved(page);
}

async function addPlace(page: Page, hand: Hand) {
  await hand.press(page.getByRole('link', { name: 'Wegpunkte', exact: true }));
  await hand.find(page.getByRole('combobox', { name: /^Ort suchen/ }), PLACE);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(PLACE);
  await expect(page.getByText(/^Noch kein Standort/)).toBeVisible();
  await hand.select(page.getByRole('combobox', { name: 'Wie Wegpunkt' }), PLACE);
  await expect(page.getByText(`«${PLACE}» ist der Standort.`)).toBeVisible();
  await saved(page);
}

async function putOnSale(page: Page) {
  const offer = new URL(page.url()).pathname.replace(/\/pois$/, '');
  await planEvent(page, offer, aSaturday());
  const code =
    (await page
      .getByText(/^E-\d+-\d+$/)
      .first()
      .textContent()) ?? '';
  await takeStep(page, code, 'Zum Prüfen einreichen', 'Zum Prüfen');
  await takeStep(page, code, 'Buchbar machen', 'Buchbar');
  await page.goto(offer);
}

async function publishAndFind(page: Page, hand: Hand, title: string) {
  await hand.press(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect(page.getByText('Das Angebot ist veröffentlicht.')).toBeVisible();
  await moreOf(page).click();
  const address = await page
    .getByRole('link', { name: /^(Auf der Website|Vorschau) ansehen$/ })
    .getAttribute('href');
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();
  await page.goto(address ?? '/');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(LEAD).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unterwegs' })).toContainText(PLACE);
}

/** The hut of the offer lies ten kilometres from Grindelwald, and further from Zermatt. */
async function findOnMap(page: Page, title: string) {
  const near = (location: string) =>
    `/agenda?${new URLSearchParams({ titlequery: title, location, rng: '25', ansicht: 'karte' })}`;
  await page.goto(near('Zermatt'));
  await expect(page.getByText('Keine Termine gefunden')).toBeVisible();
  await page.goto(near('Grindelwald'));
  await expect(page.locator('[data-event-card]').filter({ hasText: title })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Auf der Karte zeigen' })).toHaveCount(1);
}

for (const handOf of [mouse, keyboard]) {
  const { name } = handOf;
  test(`an editor makes an offer from nothing by ${name}, publishes it and finds it on the website`, async ({
    page,
    logIn,
    quietConsole,
  }) => {
    // The browser reports the refusal that is asked for below.
    quietConsole.allow(/status of 409/);
    test.setTimeout(180_000);
    const hand = handOf(page);
    const title = `Piz ${name} ${Date.now()}`;
    await logIn('admin@firn.example');
    await page.goto('/admin/offer');
    await test.step('title and type make an offer', () => createOffer(page, hand, title));
    await test.step('publishing says by name what is missing', () => isToldWhatIsMissing(page, hand));
    await test.step('level, activity, guide, texts and price are saved by Ctrl+S', () => fillIn(page, hand));
    await test.step('an uploaded picture becomes the head image', () => addHeadImage(page, hand));
    await test.step('a place is found, and is where the offer stands', () => addPlace(page, hand));
    await test.step('a date of it goes on sale', () => putOnSale(page));
    await test.step('it goes public and stands on the website', () => publishAndFind(page, hand, title));
    await test.step('its date is found on the map of the agenda', () => findOnMap(page, title));
  });
}
