import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { mouse } from '../support/hand.ts';
import { aPicture, createOffer, moreOf, saved } from '../support/office.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

// Long journeys: twice what one takes on a busy machine.
test.describe.configure({ timeout: 120_000 });

const PAGES = [
  '/admin',
  '/admin/settings',
  '/admin/offer?size=25',
  '/admin/offer/auffaellig',
  '/admin/offer/neu',
  '/admin/offer-properties/levels',
  '/admin/offer-properties/sleeping-styles',
  '/admin/offer-properties/tags',
  '/admin/activities',
  '/admin/files',
  '/admin/files/image-upload',
];
const OFFER_PAGES = ['', '/images', '/gallery', '/pois', '/notes', '/occurrences', '/rentingMaterial'];

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function idOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(`${path}?itemsPerPage=1&properties=id`);
  const { 'hydra:member': members } = (await response.json()) as { 'hydra:member': { id: string }[] };
  return members[0]?.id ?? '';
}

test('the pages of the catalogue conform to WCAG 2.1 AA and never scroll sideways', async ({
  page,
  logIn,
}) => {
  test.setTimeout(300_000);
  await logIn('admin@firn.example');
  const offer = `/admin/offer/${await idOf(page, '/api/offers')}`;
  const file = `/admin/files/${await idOf(page, '/api/extended_media_objects')}`;
  for (const path of [...PAGES, ...OFFER_PAGES.map((child) => `${offer}${child}`), file]) {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await breaches(page)]).toEqual([path, []]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await overflow(page)]).toEqual([path, width, 0]);
    }
  }
});

test('of several offers published at once each says whether it worked', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // The browser reports the refusal that is asked for below.
  quietConsole.allow(/status of 409/);
  const hand = mouse(page);
  const name = `Sammelaktion ${Date.now()}`;
  await logIn('admin@firn.example');
  await page.goto('/admin/offer?state=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await hand.press(moreOf(page));
  await hand.press(page.getByRole('button', { name: 'Duplizieren' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Kopie von/ })).toBeVisible();
  await hand.write(page.getByRole('textbox', { name: /^Titel/ }), `${name} fertig`);
  await saved(page);
  await page.goto('/admin/offer');
  await createOffer(page, hand, `${name} leer`);
  await page.goto('/admin/offer');
  await page.getByRole('searchbox', { name: 'Titel oder Code' }).fill(name);
  await expect(page.getByText('2 Einträge')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  await page
    .getByRole('region', { name: 'Auswahl' })
    .getByRole('button', { name: 'Veröffentlichen' })
    .click();
  const question = page.getByRole('dialog', { name: '2 Angebote veröffentlichen?' });
  await question.getByRole('button', { name: 'Veröffentlichen' }).click();
  const result = page.getByRole('dialog', { name: '1 von 2 erledigt' });
  await expect(result).toContainText(`${name} leer`);
  await expect(result).toContainText('Es fehlt das Niveau.');
});

test('of two people who edit one offer the second is told, and nothing is lost', {
  tag: '@every-engine',
}, async ({ page, logIn, browser, quietConsole }) => {
  quietConsole.allow(/status of 412/);
  const hand = mouse(page);
  await logIn('admin@firn.example');
  await page.goto('/admin/offer');
  await createOffer(page, hand, `Zu zweit ${Date.now()}`);
  await hand.write(page.getByRole('textbox', { name: /^Untertitel/ }), 'Von der ersten Person');
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await other.newPage();
  await enter(theirs.request, 'admin@firn.example', PASSWORD);
  await theirs.goto(page.url());
  await theirs.getByRole('textbox', { name: /^Untertitel/ }).fill('Von der zweiten Person');
  await theirs.getByRole('textbox', { name: /^Ort/ }).fill('Pontresina');
  await saved(theirs);
  await other.close();
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'Ihr habt beide geändert.' });
  await expect(conflict).toContainText('Von der zweiten Person');
  await conflict.getByRole('radio', { name: /^Meins/ }).check();
  await conflict.getByRole('button', { name: 'Übernehmen und speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Untertitel/ })).toHaveValue('Von der ersten Person');
  await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Pontresina');
});

test('a level is made, changed and removed; one in use says by what', async ({
  page,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const name = `Niveau ${Date.now()}`;
  await logIn('admin@firn.example');
  await page.goto('/admin/offer-properties/levels');
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Titel/ }).fill(name);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await rowOf(page, name).getByRole('link').click();
  await form.getByRole('textbox', { name: /^Beschreibung/ }).fill('Für den Versuch.');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(rowOf(page, name)).toContainText('Für den Versuch.');
  await rowOf(page, name).getByRole('link').click();
  await form.getByRole('button', { name: 'Löschen' }).click();
  await page
    .getByRole('dialog', { name: `«${name}» löschen?` })
    .getByRole('button', { name: 'Löschen' })
    .click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await rowOf(page, 'Basis').getByRole('link').click();
  await form.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: '«Basis» löschen?' });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(question.getByRole('alert')).toContainText(/«Basis» wird noch benutzt: \d+ Angebote/);
});

test('two tags are merged into one', async ({ page, logIn }) => {
  const [one, other] = ['Gletscher', 'Ferner'].map((name) => `${name} ${Date.now()}`) as [string, string];
  await logIn('admin@firn.example');
  await page.goto('/admin/offer-properties/tags');
  const form = page.getByRole('dialog');
  for (const name of [one, other]) {
    await page.getByRole('link', { name: 'Neu', exact: true }).click();
    await form.getByRole('textbox', { name: /^Titel/ }).fill(name);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(rowOf(page, name)).toBeVisible();
  }
  await rowOf(page, other).getByRole('link').click();
  await form.getByRole('button', { name: 'Zusammenführen …' }).click();
  await mouse(page).find(form.getByRole('combobox', { name: /Zusammenführen mit/ }), one);
  await form.getByRole('button', { name: 'Zusammenführen', exact: true }).click();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect(rowOf(page, one)).toBeVisible();
});

test('an activity is made and put in order by keyboard; one with others below it stays', async ({
  page,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const name = `Aktivität ${Date.now()}`;
  await logIn('admin@firn.example');
  await page.goto('/admin/activities');
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Titel/ }).fill(name);
  await form.getByRole('button', { name: 'Speichern' }).click();
  const tree = page.getByRole('list', { name: 'Aktivitäten' });
  await expect(tree.getByRole('listitem').last()).toContainText(name);
  await page.getByRole('button', { name: `«${name}» verschieben` }).focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(tree.getByRole('listitem').last()).toContainText('Ebene 2');
  const parent = tree
    .getByRole('listitem')
    .filter({ hasNotText: /^Ebene/ })
    .last();
  await parent.getByRole('link').click();
  await form.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: /löschen\?$/ });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(question.getByRole('alert')).toContainText('wird noch benutzt');
});

test('a picture is uploaded, found, described and removed; what is no picture is refused', async ({
  page,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 415|status of 422/);
  const name = `grat-${Date.now()}`;
  await logIn('admin@firn.example');
  await page.goto('/admin/files/image-upload');
  const input = page.locator('input[type=file]');
  await input.setInputFiles([
    await aPicture(page, `${name}.jpg`),
    { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Kein Bild, nur ein Brief.') },
  ]);
  await expect(page.getByText(/ist weder ein Bild noch ein PDF/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 von 2' })).toBeVisible();
  await page.goto('/admin/files');
  await page.getByRole('searchbox', { name: /Titel, Alternativtext oder Dateiname/ }).fill(name);
  await rowOf(page, name).getByRole('link').first().click();
  await expect(page.getByText('Diese Datei wird nirgends verwendet.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Alternativtext/ }).fill('Ein Grat im Morgenlicht');
  await saved(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Die Datei ist gelöscht.')).toBeVisible();
});
