import type { Page } from '@playwright/test';
import { breaches } from '../support/accessibility.ts';
import { fallsOut } from '../support/falls-out.ts';
import { mouse } from '../support/hand.ts';
import { aSaturday, planEvent, takeStep } from '../support/occurrences.ts';
import { moreOf, saved } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

interface Guide {
  readonly '@id': string;
  readonly fullName: string;
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(path)).json()) as Answer;
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const codeOf = async (page: Page) =>
  (await read<{ code: string }>(page, `/api/events/${idOf(page)}?properties=code`)).code;

async function freeGuide(page: Page): Promise<string> {
  const event = `/api/events/${idOf(page)}`;
  const monday = new Date().toISOString().slice(0, 10);
  const { guides } = await read<{ guides: Guide[] }>(page, `/api/planning-board?from=${monday}&weeks=1`);
  for (const { '@id': guide, fullName } of guides) {
    const query = new URLSearchParams({ event, guide });
    const { conflicts } = await read<{ conflicts: unknown[] }>(
      page,
      `/api/guide_assignments/conflicts?${query}`,
    );
    if (conflicts.length === 0) return fullName;
  }
  throw new Error('The demo has no guide who is free.');
}

/** A copy of a complete offer, because events of its own leave those of the demo alone. */
async function copyOffer(page: Page): Promise<string> {
  await page.goto('/admin/offer?state=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await moreOf(page).click();
  await page.getByRole('button', { name: 'Duplizieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kopie von/ })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function overrideAndTakeBack(page: Page) {
  const override = page.getByRole('button', { name: 'Höchstens überschreiben' });
  const inherited = page.getByText(/^wie Angebot: \d+$/);
  await expect(override).toBeVisible();
  const before = await inherited.count();
  await override.click();
  await page.getByRole('textbox', { name: /^Höchstens/ }).fill('21');
  await saved(page);
  await expect(page.getByText('0/21')).toBeVisible();
  await page.getByRole('button', { name: 'Höchstens: wieder wie Angebot' }).click();
  await saved(page);
  await expect(override).toBeVisible();
  await expect(inherited).toHaveCount(before);
  await expect(page.getByText('0/21')).toHaveCount(0);
}

async function assignGuide(page: Page, code: string) {
  const name = await freeGuide(page);
  await page.getByRole('button', { name: `Guide von ${code} ändern` }).click();
  const dialog = page.getByRole('dialog', { name: `Guides von ${code}` });
  const guides = dialog.getByRole('combobox', { name: 'Guide' });
  const label = await guides.locator('option', { hasText: name }).first().textContent();
  await mouse(page).select(guides, label ?? '');
  await expect(dialog.getByText('Nichts spricht dagegen.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Hat schon zugesagt' }).check();
  await dialog.getByRole('button', { name: 'Zuteilen' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: `${name}, Zugesagt` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click();
  await expect(page.getByRole('button', { name: `Guide von ${code} ändern` })).toContainText(name);
}

async function replaceGuide(page: Page, code: string) {
  await fallsOut(page, code);
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByRole('region', { name: 'Ein Guide wird gesucht' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).last().click();
}

async function makeSure(page: Page): Promise<string> {
  const code = await codeOf(page);
  await assignGuide(page, code);
  await takeStep(page, code, 'Zum Prüfen einreichen', 'Zum Prüfen');
  await takeStep(page, code, 'Buchbar machen', 'Buchbar');
  await takeStep(page, code, 'Definitiv durchführen', 'Durchführung gesichert');
  return code;
}

async function copyIntoNextSeason(page: Page, offer: string) {
  await page.goto(`${offer}/occurrences`);
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await bar.getByRole('combobox', { name: 'Aktion' }).selectOption('In die nächste Saison kopieren');
  await bar.getByRole('button', { name: 'Ausführen' }).click();
  const question = page.getByRole('dialog', { name: '1 Event später als Entwurf anlegen?' });
  await question.getByRole('button', { name: 'In die nächste Saison kopieren' }).click();
  await page
    .getByRole('dialog', { name: '1 von 1 erledigt' })
    .getByRole('button', { name: 'Schliessen' })
    .last()
    .click();
}

async function callOff(page: Page, code: string) {
  await moreOf(page).click();
  await page.getByRole('button', { name: 'Absagen' }).click();
  const dialog = page.getByRole('dialog', { name: `Absagen: ${code}` });
  await expect(dialog.getByText(/^(Das löst es aus:|Niemand bekommt eine E-Mail\.)$/)).toBeVisible();
  const sure = dialog.getByRole('button', { name: 'Absagen' });
  await dialog.getByRole('combobox', { name: /^Grund/ }).selectOption('Wetter/Verhältnisse');
  await dialog.getByRole('textbox', { name: /^Tippe/ }).fill('E-0');
  await sure.click();
  await expect(dialog.getByText(`Tippe genau ${code}.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Tippe/ }).fill(code);
  await sure.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Abgesagt', { exact: true }).first()).toBeVisible();
}

test('a season is planned in the browser from an offer to confirmed dates with guides', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const offer = await copyOffer(page);
  const rows = page.getByRole('row').filter({ hasText: /E-\d+-\d+/ });
  await test.step('begin and end make a draft', () => planEvent(page, offer, aSaturday()));
  const first = page.url();
  await test.step('an override is taken back', () => overrideAndTakeBack(page));
  const code = await test.step('it gets a guide, goes on sale and is sure', () => makeSure(page));
  await test.step('its guide falls out, and comes back before anybody has answered', () =>
    replaceGuide(page, code));
  await test.step('the next season is copied', () => copyIntoNextSeason(page, offer));
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Entwurf' }).getByRole('link').first().click();
  await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
  await test.step('and is sure in its turn', () => makeSure(page));
  await page.goto(`${offer}/occurrences`);
  await expect(rows.filter({ hasText: 'Durchführung gesichert' })).toHaveCount(2);
  await page.goto(first);
  await test.step('one is called off with its code', () => callOff(page, code));
  await page.goto(`${offer}/occurrences?ansicht=kalender`);
  await expect(page.getByRole('link', { name: new RegExp(code) })).toContainText('Abgesagt');
});
